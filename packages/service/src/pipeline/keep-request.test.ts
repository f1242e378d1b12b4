import type { StoredRequestRow } from "../rows/requests.ts";
import { storedRequest } from "./stored-request.ts";
import { expect, test } from "vitest";
import { serve } from "../../test-support/ask.ts";
import { organizationId } from "../../test-support/deployment.ts";

const listed = { rows: [], known: true };
type Operation = Parameters<typeof serve>[0];

/** Calls an operation, and returns the requests that were kept. */
const keptOf = async (operation: Operation, request: object = {}, loaded: object = listed) => {
  const kept: StoredRequestRow[] = [];
  const { served, call } = serve(operation, loaded, { keepRequest: (asked) => void kept.push(storedRequest(asked)) });
  const answer = await call(request);
  return { kept, served, answer, text: await answer.text() };
};

test("a request is kept with its answer", async () => {
  const { kept, served, answer, text } = await keptOf("channels.list", { query: "?limit=5" });
  expect(kept).toMatchObject([
    {
      organization_id: organizationId,
      id: answer.headers.get("x-request-id"),
      correlation_id: answer.headers.get("x-request-id"),
      operation: "channels.list",
      method: "GET",
      path: "/v1/atlas/channels",
      query: { limit: "5" },
      status: 200,
      error_code: null,
      principal_kind: "key",
      duration_ms: 0,
      idempotent_replayed: false,
      request_body: null,
      response_body: text,
      created_at: new Date(served.shell.clock.now()).toISOString(),
    },
  ]);
});

test("a request id of the caller is no id of a row", async () => {
  const { kept } = await keptOf("channels.list", { headers: { "x-request-id": "request-4711" } });
  expect(kept).toMatchObject([{ correlation_id: "request-4711", id: expect.stringMatching(/^0198c0de-/) }]);
});

test("a refusal is kept with its code", async () => {
  const { kept } = await keptOf("channels.list", { query: "?limit=0" });
  expect(kept).toMatchObject([{ status: 422, error_code: "validation_failed" }]);
});

test("what people change is kept, and what they look at is not", async () => {
  expect((await keptOf("console.channels.list")).kept).toEqual([]);
  const { kept } = await keptOf("console.channels.disconnect", { params: { channel_id: "x" } }, { channel: null });
  expect(kept).toMatchObject([
    { operation: "console.channels.disconnect", method: "POST", principal_kind: "operator" },
  ]);
});

test("what nobody is known to have asked is not kept", async () => {
  expect((await keptOf("system.live")).kept).toEqual([]);
  expect((await keptOf("channels.list", { token: "unknown" })).kept).toEqual([]);
});

test("a copy that cannot be kept costs only the copy", async () => {
  const keepRequest = () => {
    throw new Error("full");
  };
  const { served, call } = serve("channels.list", listed, { keepRequest });
  expect((await call()).status).toBe(200);
  expect(served.shell.heard.logged).toEqual([["error", "storing a request failed"]]);
});

test("a body is kept, but not a refused one that may hold a secret under any name", async () => {
  const signIn = (body: object) => keptOf("console.account.changePassword", { body }, { member: null });
  const named = { current_password: "the old one", new_password: "long enough to be a new one" };
  expect((await signIn(named)).kept).toMatchObject([
    { request_body: '{"current_password":"[redacted]","new_password":"[redacted]"}' },
  ]);
  expect((await signIn({ ...named, new_password: "short" })).kept).toMatchObject([{ request_body: null }]);
});
