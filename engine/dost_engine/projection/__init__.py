"""What rankers may see of a tool, made from its definition alone."""

from dost_engine.projection.projecting import PROJECTION_VERSIONS, project
from dost_engine.projection.schemas import property_names

__all__ = ["PROJECTION_VERSIONS", "project", "property_names"]
