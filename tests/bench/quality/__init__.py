"""How well tools are chosen: Dost and its peers on the same public data, in the same run."""
