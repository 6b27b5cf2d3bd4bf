"""The client's part for running data sets."""

from __future__ import annotations

from urllib.parse import quote

from dost_engine import wire
from dost_engine.client.transport import Transport
from dost_engine.types import EvaluationReport, Policy


class EvaluationsClient(Transport):
    """Begins, watches and ends runs."""

    async def start_evaluation(
        self, folder: str, policy: Policy | None = None, *, limit: int | None = None
    ) -> EvaluationReport:
        """Begin to run a data set; events of the kind ``evaluation`` tell how it goes.

        Args:
            folder: Holds ``tools.jsonl`` and ``queries.jsonl``, on the machine of the service.
            policy: The rules; None for those of the settings.
            limit: Messages, the first ones; None for all.

        Raises:
            BadRequest: another run goes on.
            DataUnusable: nothing in the folder can be used.
        """
        body = {"folder": folder, "limit": limit, "policy": None if policy is None else wire.to_object(policy)}
        return await self._post("/v1/evaluations", body, EvaluationReport)

    async def evaluation(self, evaluation_id: str) -> EvaluationReport:
        """How far a run is, or what it came to.

        Raises:
            NotFound: it is none of the last ones.
        """
        return await self._get(f"/v1/evaluations/{quote(evaluation_id, safe='')}", EvaluationReport)

    async def cancel_evaluation(self, evaluation_id: str) -> EvaluationReport:
        """End a run; what was asked by then counts.

        Raises:
            NotFound: it is none of the last ones.
        """
        return await self._post(f"/v1/evaluations/{quote(evaluation_id, safe='')}/cancel", {}, EvaluationReport)
