"""Everything that is measured, one file each, behind the Protocol of :mod:`bench.quality.competitors.protocol`."""
