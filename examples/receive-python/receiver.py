"""Receives Atlas webhooks with Python's standard library."""

import hashlib
import hmac
import json
import os
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

secret = os.environ.get("ATLAS_WEBHOOK_SECRET", "").encode() or sys.exit("ATLAS_WEBHOOK_SECRET is not set.")

# Deliveries come at least once. Keep the ids in your database if a restart may not handle an event again.
handled: set[str] = set()


def verify(body: bytes, *signatures: str) -> bool:
    expected = hmac.new(secret, body, hashlib.sha256).hexdigest().encode()
    return any(hmac.compare_digest(expected, signature.encode()) for signature in signatures)


def handle(event: dict) -> None:
    """Must end within 5 seconds: leave long work to a queue."""
    if event["event_type"] == "message.delivered":
        print(f"{event['message']['id']} reached {event['customer']['phone_number']}", flush=True)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        # After a rotation the old secret signs, too, for 24 hours.
        names = ("Atlas-Signature", "Atlas-Signature-Previous")
        if not verify(body, *(self.headers.get(name, "") for name in names)):
            return self.answer(401)
        event = json.loads(body)
        if event["event_id"] not in handled:
            handle(event)
            handled.add(event["event_id"])
        self.answer(200)

    def answer(self, status: int) -> None:
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Leaves the console to the events."""


if __name__ == "__main__":
    port = int(os.environ.get("PORT", "3000"))
    ThreadingHTTPServer(("127.0.0.1", port), Receiver).serve_forever()
