import { relay } from "@atlas-messaging/server-stubs";
import { expect, test } from "vitest";
import { fakeShell, idOf, requestTo, sixHeaders, startOfTime } from "../../test-support/fake-shell.ts";
import type { Context } from "./context.ts";
import { Problem } from "./problem.ts";
import { type Surface, answerSurface } from "./surface.ts";

const said =
  (body: string): Surface["answer"] =>
  async () =>
    relay(null, 200, { contentType: "text/plain", body });
const http = { request: requestTo("/beside"), clientAddress: "192.0.2.1" };
const minuteLater = String(startOfTime / 1_000 + 60);

test("an answer of a surface has the headers of all others, and a line", async () => {
  const shell = fakeShell();
  const answer = await answerSurface(shell, http, { limit: "sign_in", answer: said("hello") });
  expect([answer.status, await answer.text()]).toEqual([200, "hello"]);
  expect(sixHeaders(answer)).toEqual({
    limit: "20",
    remaining: "19",
    reset: minuteLater,
    reason: "ok",
    retryAfter: "0",
    plain: "19",
  });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/plain",
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "x-request-id": idOf(1),
  });
  expect(shell.heard.lines).toMatchObject([{ method: "GET", path: "/beside", status: 200, request_id: idOf(1) }]);
});

test("a request over the limit is refused ahead of the surface, with Retry-After", async () => {
  const shell = fakeShell();
  let asked = 0;
  const surface: Surface = { limit: "sign_in", answer: async (context) => (asked++, said("")(context)) };
  for (let sent = 0; sent < 20; sent++) await answerSurface(shell, http, surface);
  const refused = await answerSurface(shell, http, surface);
  expect([refused.status, asked]).toEqual([429, 20]);
  expect(sixHeaders(refused)).toMatchObject({ remaining: "0", reason: "address", retryAfter: "60" });
  expect(await refused.json()).toMatchObject({ ok: false, error: { code: "rate_limited", retryable: true } });
});

test("a surface that counts by itself shows the windows of the public, without counting", async () => {
  const shell = fakeShell();
  for (let sent = 0; sent < 3; sent++) {
    const answer = await answerSurface(shell, http, { limit: null, answer: said("") });
    expect(sixHeaders(answer)).toMatchObject({ limit: "120", remaining: "120" });
  }
});

test("a failure takes the envelope, or the form of the surface", async () => {
  const lost = new Error("lost");
  const shell = fakeShell({ store: { isUnavailable: (error) => error === lost } });
  const failing = { limit: "public", answer: () => Promise.reject(lost) } as const;
  const plain = await answerSurface(shell, http, failing);
  expect([plain.status, await plain.json()]).toMatchObject([503, { error: { code: "unavailable" } }]);
  const own = await answerSurface(shell, http, {
    ...failing,
    refuse: ({ refusal, headers }) => relay(null, 503, { contentType: "text/plain", body: refusal.code, headers }),
  });
  expect([own.status, await own.text(), own.headers.get("retry-after")]).toEqual([503, "unavailable", "1"]);
  expect(shell.heard.logged).toEqual([
    ["warn", "database unavailable"],
    ["warn", "database unavailable"],
  ]);
});

test("headers of a surface or a refusal come last", async () => {
  const shell = fakeShell();
  const answer = await answerSurface(shell, http, {
    limit: "public",
    answer: async (context) => {
      context.headers["set-cookie"] = "a=1";
      throw new Problem("rate_limited", "Wait.", { headers: { "retry-after": "7" } });
    },
  });
  expect([answer.headers.get("retry-after"), answer.headers.get("set-cookie")]).toEqual(["7", "a=1"]);
});

test("a span begins a trace of its own, and says how it went", async () => {
  const spans: unknown[] = [];
  const shell = fakeShell({
    tracing: {
      begin: (start) => {
        spans.push(start);
        return { traceparent: "00-1-2-01", end: (how) => void spans.push(how) };
      },
    },
  });
  const seen: (Context["span"] | undefined)[] = [];
  const surface: Surface = {
    limit: null,
    span: { name: "callback", attributes: { channel: "one" } },
    answer: async ({ span }) => {
      seen.push(span);
      return relay(null, 500, {});
    },
  };
  const request = requestTo("/beside", { headers: { traceparent: "00-strange-1-01" } });
  const answer = await answerSurface(shell, { request, clientAddress: null }, surface);
  expect([answer.status, answer.headers.get("content-type"), await answer.text()]).toEqual([500, null, ""]);
  expect(seen[0]?.traceparent).toBe("00-1-2-01");
  expect(spans).toEqual([
    {
      name: "callback",
      kind: "server",
      parent: null,
      attributes: { "atlas.request_id": idOf(1), channel: "one" },
    },
    { failed: true, attributes: { "http.response.status_code": 500 } },
  ]);
});
