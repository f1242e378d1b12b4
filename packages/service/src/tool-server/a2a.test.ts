/** A2A 1.0 over the operations of sessions. */
import type { Change } from "../core/changes.ts";
import { canonical } from "../core/canonical.ts";
import { describe, expect, test } from "vitest";
import { inserted } from "../../test-support/changes.ts";
import { agentSessionRow, hitsOf } from "../../test-support/rows.ts";
import { serve } from "../../test-support/ask.ts";
import { organizationId } from "../../test-support/deployment.ts";
import { type Changed, fakeShell, idOf, startOfTime } from "../../test-support/fake-shell.ts";

const now = new Date(startOfTime).toISOString();
const session = agentSessionRow({ organization_id: organizationId, id: idOf(3), created_at: now });
const found = { session, agent: null, knowledge: hitsOf(0.9) };
const message = (change: object = {}) => ({
  messageId: "m-1",
  role: "ROLE_USER",
  parts: [{ text: "When are" }, { data: {} }, { text: "you open?" }],
  ...change,
});
const send = (change?: object, rest: object = {}) => ({
  method: "SendMessage",
  params: { message: message(change), ...rest },
});

/** Calls A2A with sessions whose load finds the given rows. */
const exchange = async (
  body: object,
  { loaded = {}, headers = {}, ...shell }: Changed & { loaded?: object; headers?: Record<string, string> } = {},
) => {
  const { asked, call } = serve("sessions.exchange", { ...found, ...loaded }, shell);
  const answer = await call({ body: { jsonrpc: "2.0", id: "1", ...body }, headers });
  return { ...asked, status: answer.status, body: Object(await answer.json()) };
};

describe("a message", () => {
  test("in its session is answered with the knowledge that it cites", async () => {
    const { status, body, args } = await exchange(send({ contextId: session.id }));
    expect(status).toBe(200);
    expect(args).toMatchObject({ id: session.id, search_query: "When are\nyou open?" });
    expect(body).toMatchObject({
      jsonrpc: "2.0",
      id: "1",
      result: {
        message: {
          contextId: session.id,
          role: "ROLE_AGENT",
          parts: [
            { mediaType: "text/plain", text: expect.stringContaining("We are open from 9:00") },
            { mediaType: "application/json", data: { knowledge_state: "grounded", citations: [{}] } },
          ],
        },
      },
    });
    expect(body.result.message.messageId).toMatch(/^0198c0de-/);
    expect(body.result.message.parts[1].data.run_id).toMatch(/^0198c0de-/);
  });

  test("that asks for a stream is answered by one event", async () => {
    const { call } = serve("sessions.exchange", found);
    const asked = { jsonrpc: "2.0", id: "1", ...send({ contextId: session.id }), method: "SendStreamingMessage" };
    const answer = await call({ body: asked });
    expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(answer.headers.get("x-accel-buffering")).toBe("no");
    const [, data = ""] = /^data: (.*)\n\n$/.exec(await answer.text()) ?? [];
    expect(JSON.parse(data)).toMatchObject({ id: "1", result: { message: { contextId: session.id } } });
  });

  test("without one opens a session", async () => {
    const { body } = await exchange(send());
    expect(body.result.message).toMatchObject({ role: "ROLE_AGENT", contextId: expect.stringMatching(/^0198c0de-/) });
  });

  test("to an agent that is not there is refused by the operation's own code", async () => {
    const { status, body } = await exchange(send({}, { tenant: idOf(9) }));
    expect([status, body.error]).toMatchObject([
      200,
      { code: -32_602, data: [{ reason: "validation_failed", domain: "atlas" }] },
    ]);
  });

  test.for<[string, object, number, string, string]>([
    ["of the agent", { role: "ROLE_AGENT" }, -32_602, "INVALID_PARAMS", "must be ROLE_USER"],
    ["of a task", { taskId: "t" }, -32_001, "TASK_NOT_FOUND", "no tasks"],
    ["without text", { parts: [{ data: {} }] }, -32_005, "CONTENT_TYPE_NOT_SUPPORTED", "at least one part with text"],
    ["of blanks", { parts: [{ text: " \n" }] }, -32_005, "CONTENT_TYPE_NOT_SUPPORTED", "at least one part with text"],
    [
      "that is too long",
      { parts: [{ text: "a".repeat(4_000) }, { text: "b".repeat(96) }] },
      -32_602,
      "INVALID_PARAMS",
      "at most 4096 characters",
    ],
  ])("%s is refused", async ([, change, code, reason, words]) => {
    const { status, body } = await exchange(send(change));
    expect([status, body.error]).toMatchObject([
      200,
      {
        code,
        message: expect.stringContaining(words),
        data: [{ "@type": "type.googleapis.com/google.rpc.ErrorInfo", reason, domain: "a2a-protocol.org" }],
      },
    ]);
    expect(body).not.toHaveProperty("result");
  });

  test("may be as long as a question", async () => {
    const { body } = await exchange(
      send({ contextId: session.id, parts: [{ text: "a".repeat(4_000) }, { text: "b".repeat(95) }] }),
    );
    expect(body.result.message.role).toBe("ROLE_AGENT");
  });

  test("whose id was used for another is refused in the form of A2A", async () => {
    const stored = { request_hash: "of another", status: 200, answer: "{}", created_at: now };
    const { status, body } = await exchange(send({ contextId: session.id }), { loaded: { stored } });
    expect([status, body.error]).toMatchObject([200, { code: -32_602, data: [{ reason: "idempotency_key_reused" }] }]);
  });

  test("whose session is not there is refused", async () => {
    const { status, body } = await exchange(send({ contextId: session.id }), { loaded: { session: null } });
    expect([status, body.error]).toMatchObject([200, { data: [{ reason: "not_found", domain: "atlas" }] }]);
  });

  test("keeps one key for its session, and one for its answer", async () => {
    const keys: unknown[] = [];
    const commit = async (_: string, changes: readonly Change[]) => {
      for (const { scope, operation, key, request_hash } of inserted(changes, "idempotency"))
        keys.push([scope, operation, key, request_hash]);
      return "committed" as const;
    };
    await exchange(send(), { store: { commit } });
    await exchange(send({ contextId: session.id }), { store: { commit } });
    const hashOf = (contextId: string | null) =>
      fakeShell().sha256(canonical([null, contextId, "When are\nyou open?"]));
    expect(keys).toEqual([
      ["atlas.sessions.write", "sessions.exchange/session", "m-1", hashOf(null)],
      ["atlas.sessions.write", "sessions.exchange", "m-1", hashOf(null)],
      ["atlas.sessions.write", "sessions.exchange", "m-1", hashOf(session.id)],
    ]);
  });

  test("fails as any request does where the service fails", async () => {
    const commit = async () => {
      throw new Error("down");
    };
    const { status } = await exchange(send({ contextId: session.id }), { store: { commit } });
    expect(status).toBe(500);
  });
});

describe("the protocol", () => {
  test.for(["", "1.0", " 1.2.3 ", "1"])("is served in version %j", async (version) => {
    const { body } = await exchange({ method: "ListTasks" }, { headers: { "a2a-version": version } });
    expect(body.result).toEqual({ tasks: [], nextPageToken: "", pageSize: 0, totalSize: 0 });
  });

  test.for(["2.0", "0.3", "1.", "11"])("is not served in version %j", async (version) => {
    const { body } = await exchange({ method: "ListTasks" }, { headers: { "a2a-version": version } });
    expect(body.error).toMatchObject({
      code: -32_009,
      message: `A2A ${version} is not served; 1.0 is.`,
      data: [{ reason: "VERSION_NOT_SUPPORTED" }],
    });
  });

  test.for<[string, number, string]>([
    ["GetTask", -32_001, "TASK_NOT_FOUND"],
    ["CancelTask", -32_001, "TASK_NOT_FOUND"],
    ["SubscribeToTask", -32_001, "TASK_NOT_FOUND"],
    ["CreateTaskPushNotificationConfig", -32_003, "PUSH_NOTIFICATION_NOT_SUPPORTED"],
    ["GetExtendedAgentCard", -32_007, "EXTENDED_AGENT_CARD_NOT_CONFIGURED"],
    ["Sing", -32_601, "METHOD_NOT_FOUND"],
  ])("refuses %s", async ([method, code, reason]) => {
    const { body } = await exchange({ method });
    expect(body.error).toMatchObject({ code, message: expect.stringMatching(/\w/), data: [{ reason }] });
  });
});
