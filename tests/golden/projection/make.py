"""Make ``projections.json`` from ``tools.jsonl``; with a catalogue's file as argument, choose the tools anew first.

python tests/golden/projection/make.py [TOOLS.JSONL]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from dost_engine.catalog import make_tool
from dost_engine.projection import PROJECTION_VERSIONS, project
from dost_engine.types import Recipe

FOLDER = Path(__file__).parent
TOOLS = FOLDER / "tools.jsonl"
PROJECTIONS = FOLDER / "projections.json"

_CHOSEN = """
github/issue_write github/projects_write github/update_issue_assignees github/set_issue_fields github/actions_list
github/push_files github/get_me github/list_issues
aws-cloudwatch/get_metric_data aws-billing-cost-management/cost-explorer aws-ecs/ecs_troubleshooting_tool
aws-timestream-for-influxdb/CreateDbCluster aws-aws-dataprocessing/list_s3_buckets aws-amazon-sns-sqs/create_topic
aws-amazon-bedrock-agentcore/identity_create_oauth2_provider aws-aws-serverless/sam_init
aws-amazon-kendra-index/KendraQueryTool aws-amazon-keyspaces/listKeyspaces aws-aws-transform/wrapper
dotnet-types-explorer/NuGetPackageSearch gmail-mcp/sendMessage explorium/fetch-businesses-statistics
maestro-mcp-server/get_address_brc20 keboola-mcp/create_flow okta-mcp-server/list_brands
kgrag-mcp-server/query database-server/database-server__query_database
"""
CHOSEN = _CHOSEN.split()


def rows(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def entry(row: dict[str, Any]) -> dict[str, Any]:
    """What is kept of a tool's projection."""
    projection = project(make_tool(row["server"], row["name"], row))
    return {
        "id": projection.id,
        "words": list(projection.words),
        "params": [
            [param.name, " ".join(param.words), len(param.description), list(param.enums)]
            for param in projection.params
        ],
        "arguments": list(projection.arguments),
        "rich": projection.texts[Recipe.RICH],
        "digests": {str(recipe): projection.digests[recipe] for recipe in Recipe},
    }


def versions() -> dict[str, int]:
    return {str(recipe): version for recipe, version in PROJECTION_VERSIONS.items()}


def main() -> None:
    if len(sys.argv) > 1:
        by_id = {f"{row['server']}/{row['name']}": row for row in rows(Path(sys.argv[1]))}
        lines = [json.dumps(by_id[tool_id], ensure_ascii=False) for tool_id in CHOSEN]
        TOOLS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    made = {"versions": versions(), "tools": [entry(row) for row in rows(TOOLS)]}
    PROJECTIONS.write_text(json.dumps(made, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
