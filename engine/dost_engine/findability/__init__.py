"""Whether tools are written so that they can be found: what is wrong with a catalogue, and what to write instead."""
