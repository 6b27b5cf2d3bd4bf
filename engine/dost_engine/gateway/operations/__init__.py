"""Every operation of the interface in one table: its address, what it takes and gives, and what it does.

Routes and the OpenAPI page are made from this table, so neither can know one that the other does not.
"""

from dost_engine.gateway.operations.calls import CALLS
from dost_engine.gateway.operations.choices import CHOICES
from dost_engine.gateway.operations.evaluations import EVALUATIONS
from dost_engine.gateway.operations.findings import FINDINGS
from dost_engine.gateway.operations.kept import KEPT
from dost_engine.gateway.operations.operation import Operation
from dost_engine.gateway.operations.retrieval import RETRIEVAL
from dost_engine.gateway.operations.servers import SERVERS
from dost_engine.gateway.operations.service import SERVICE
from dost_engine.gateway.operations.settings import SETTINGS
from dost_engine.gateway.operations.sign_ins import SIGN_INS
from dost_engine.gateway.operations.skills import SKILLS
from dost_engine.gateway.operations.tools import TOOLS
from dost_engine.gateway.operations.traces import TRACES
from dost_engine.gateway.operations.turns import TURNS
from dost_engine.gateway.operations.usage import USAGE

OPERATIONS: tuple[Operation, ...] = (
    *SERVICE,
    *SETTINGS,
    *TOOLS,
    *CALLS,
    *SKILLS,
    *CHOICES,
    *SERVERS,
    *SIGN_INS,
    *TURNS,
    *RETRIEVAL,
    *FINDINGS,
    *TRACES,
    *EVALUATIONS,
    *USAGE,
    *KEPT,
)
