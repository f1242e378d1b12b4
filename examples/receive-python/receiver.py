"""Receives Atlas webhooks with the library of Standard Webhooks, whose headers every delivery carries."""

import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from standardwebhooks import Webhook, WebhookVerificationError

secret = os.environ["ATLAS_WEBHOOK_SECRET"]
# Bytes are taken as they are. A string would be decoded as base64, which only secrets with `whsec_` are.
webhook = Webhook(secret if secret.startswith("whsec_") else secret.encode())

# Deliveries come at least once. Keep the ids in your database if a restart may not handle an event again.
handled: set[str] = set()


def handle(event: dict) -> None:
    if event["event_type"] == "message.delivered":
        print(f"{event['message']['id']} reached {event['customer']['phone_number']}", flush=True)
    else:
        print(f"{event['event_type']}, which nobody handles", flush=True)


class Receiver(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        try:
            event = webhook.verify(body, dict(self.headers))
        except (WebhookVerificationError, ValueError):  # Garbage in a header is a ValueError.
            self.answer(401)
            return
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
