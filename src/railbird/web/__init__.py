"""The live table on the network: HTTP, sockets and the page."""
