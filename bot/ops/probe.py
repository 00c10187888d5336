"""For the container's health check: asks the running bot how it is, and says so."""

import sys
from http.client import HTTPConnection

from bot.settings import BadSettings, checked

HEARD_WITHIN = 8.0  # seconds


def main() -> int:
    try:
        port = checked().metrics_port
    except BadSettings as wrong:
        sys.stdout.write(f"{wrong}\n")
        return 1
    if not port:
        sys.stdout.write("METRICS_PORT is not set, so nobody can ask.\n")
        return 1
    asked = HTTPConnection("127.0.0.1", port, timeout=HEARD_WITHIN)
    try:
        asked.request("GET", "/healthz")
        answer = asked.getresponse()
        sys.stdout.write(answer.read().decode() + "\n")
    except OSError as error:
        sys.stdout.write(f"No answer: {error}\n")
        return 1
    finally:
        asked.close()
    return 0 if answer.status == 200 else 1


if __name__ == "__main__":
    sys.exit(main())
