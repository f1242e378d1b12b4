import { operations } from "@atlas-messaging/contract";
import { encode, relay, replay } from "@atlas-messaging/server-stubs";
import { describe, expect, test } from "vitest";
import { fakeShell, idOf, requestTo, sixHeaders } from "../../test-support/fake-shell.ts";
import { correlate, respond } from "./request.ts";

const channels = { ...operations["channels.list"], id: "channels.list" } as const;
const contextOn = (shell = fakeShell()) =>
  correlate(shell, channels, { request: requestTo("/v1/atlas/channels"), clientAddress: "192.0.2.1" });
const none = { channels: [], has_more: false, next_cursor: null };
const request = { requestId: idOf(1), site: "https://atlas.example" };
const empty = encode("channels.list", { status: 200, body: { ok: true, data: none } }, request);

describe("an answer", () => {
  test("has the headers of every answer", async () => {
    const { headers } = await respond(contextOn(), empty);
    expect(Object.fromEntries(headers)).toMatchObject({
      "content-type": "application/json",
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-request-id": idOf(1),
      "ratelimit-policy": '"reads";q=300;w=60',
      ratelimit: '"reads";r=300;t=60',
    });
    expect(headers.has("idempotent-replayed")).toBe(false);
  });

  test("that was stored says that it is replayed", async () => {
    const { headers } = await respond(contextOn(), replay("messages.send", 200, "{}"));
    expect(headers.get("idempotent-replayed")).toBe("true");
  });

  test("that has no body has no type", async () => {
    const answer = await respond(contextOn(), relay(null, 202, {}));
    expect([answer.headers.get("content-type"), await answer.text()]).toEqual([null, ""]);
  });

  test("may be a stream", async () => {
    const body = new Blob(["data: 1\n\n"]).stream();
    const answer = await respond(contextOn(), relay(null, 200, { contentType: "text/event-stream", body }));
    expect([answer.headers.get("content-type"), await answer.text()]).toEqual(["text/event-stream", "data: 1\n\n"]);
  });

  test("has headers of its own, and after them those that the pipeline adds", async () => {
    const context = contextOn();
    context.headers["cache-control"] = "private";
    const { headers } = await respond(context, relay(null, 200, { headers: { "cache-control": "public", etag: "1" } }));
    expect([headers.get("cache-control"), headers.get("etag")]).toEqual(["private", "1"]);
  });
});

test("the answer goes out although its windows cannot be asked", async () => {
  const away = () => Promise.reject(new Error("away"));
  const answer = await respond(contextOn(fakeShell({ limiter: { take: away, peek: away } })), empty);
  expect(sixHeaders(answer)).toMatchObject({ limit: "300", remaining: "300", reason: "ok", retryAfter: "0" });
});
