"""The persons' side: what each may see and do, over HTTP and WebSocket, and a driver for tests."""
