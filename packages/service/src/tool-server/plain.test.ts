import { describe, expect, test } from "vitest";
import { organizationId } from "../../test-support/deployment.ts";
import { fakeShell, idOf, requestTo } from "../../test-support/fake-shell.ts";
import { correlate } from "../pipeline/request.ts";
import { TextAnswer } from "../tools/reading.ts";
import { refusing } from "../tools/call.ts";
import { type PlainMessage, answerPlainly, modelTextOf } from "./plain.ts";
import { asOneAnswer } from "./errors.ts";

const context = correlate(fakeShell(), null, { request: requestTo("/atlas/v1/mcp"), clientAddress: null });
context.principal = {
  id: idOf(1),
  kind: "key",
  name: null,
  credentialId: idOf(1),
  organizationId,
  scopes: ["atlas.knowledge.read"],
  permissions: [],
  resource: null,
  expiresAt: null,
};

const calling = (name: string): PlainMessage => ({ jsonrpc: "2.0", id: 7, method: "tools/call", params: { name } });
const answered = TextAnswer.of({ results: [], run_id: idOf(2) });

describe("a plain message", () => {
  test("lists the tools that the token may call", async () => {
    const listing: PlainMessage = { jsonrpc: "2.0", id: "a", method: "tools/list" };
    const { body } = await answerPlainly(listing, context, () => expect.unreachable());
    expect(body).toMatchObject({ jsonrpc: "2.0", id: "a", result: { tools: [{ name: "search_knowledge" }] } });
  });

  test("calls a tool, and is answered as text and as structure", async () => {
    const { body, replayed } = await answerPlainly(calling("search_knowledge"), context, async () => answered);
    const structuredContent = { results: [], run_id: idOf(2) };
    expect(body).toEqual({
      jsonrpc: "2.0",
      id: 7,
      result: {
        content: [{ type: "text", text: JSON.stringify(structuredContent) }],
        structuredContent,
        isError: false,
      },
    });
    expect(replayed).toBe(false);
  });

  test("of a tool that there is not is an error of its parameters", async () => {
    const { body } = await answerPlainly(calling("fly"), context, () => expect.unreachable());
    expect(body).toMatchObject({ error: { code: -32_602, data: { code: "not_found", retryable: false } } });
    const misspelt = await answerPlainly(calling("send_mesage"), context, () => expect.unreachable());
    const message = "There is no tool send_mesage. Did you mean send_message?";
    expect(misspelt.body).toMatchObject({ error: { message } });
  });

  test.for([
    ["validation_failed", -32_602],
    ["conflict", -32_001],
  ] as const)("that is refused with %s is the error %i", async ([code, number]) => {
    const refused = async () => TextAnswer.refusing({ code, message: "No." });
    const { body } = await answerPlainly(calling("search_knowledge"), context, refused);
    expect(body).toMatchObject({ error: { code: number, message: "No.", data: { code } } });
  });
});

test("a refusal of arguments names the first, and lists all", () => {
  const details = [{ path: "query", message: "is required" }];
  expect(refusing(details).answer).toMatchObject({
    error: { code: "validation_failed", message: "query is required", details },
  });
  expect(modelTextOf(refusing(details).answer, "search_knowledge")).toBe(
    "validation_failed: query is required. Nothing was done. Next: correct the arguments, and call again.",
  );
  expect(refusing(details).status).toBe(422);
});

describe("an answer in one piece", () => {
  test("is the last message of a stream", async () => {
    const body = 'event: message\ndata: {"a":1}\n\nevent: message\r\ndata: {"b":\r\ndata: 2}\r\n\r\n';
    const json = await asOneAnswer({ contentType: "text/event-stream", body });
    expect(json).toEqual({ contentType: "application/json", body: '{"b":\n2}' });
  });

  test("is what it is where it is no stream, or nothing", async () => {
    const json = { contentType: "application/json", body: "{}" };
    expect(await asOneAnswer(json)).toEqual(json);
    expect(await asOneAnswer({ contentType: null, body: null })).toEqual({ contentType: null, body: null });
  });
});
