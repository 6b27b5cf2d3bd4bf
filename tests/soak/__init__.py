"""A service with twenty servers, a third of them misbehaving, through hundreds of random events; run by hand."""
