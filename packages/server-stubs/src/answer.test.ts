import { operations } from "@atlas-messaging/contract";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, it } from "vitest";
import { encode, isAnswer, refusalAnswer, relay, replay } from "./answer.ts";

const request = { requestId: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f", site: "https://atlas.example" };
const run_id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ec0";

describe("encode", () => {
  it("writes a success as it is", () => {
    const body = { ok: true, data: { agents: [], total_count: 0, next_offset: null } } as const;
    const reply = { ...body, data: { ...body.data, agents: [] } };
    const encoded = encode("agents.directory", { status: 200, body: reply }, request);
    expect(encoded).toMatchObject({
      operation: "agents.directory",
      status: 200,
      text: JSON.stringify(body),
      replayed: false,
    });
  });

  it("writes a refusal with the status of its code and what belongs to it", () => {
    const details = [{ path: "text", message: "is required" }];
    const refusal = { code: "validation_failed", message: "text is required", details } as const;
    const encoded = encode("messages.send", refusal, request);
    expect(encoded.status).toBe(422);
    expect(JSON.parse(encoded.text)).toEqual({
      ok: false,
      error: {
        code: "validation_failed",
        message: "text is required",
        retryable: false,
        docs: "https://atlas.example/docs/reference/errors#validation_failed",
        request_id: request.requestId,
        details,
      },
    });
    expect(validateResponse("messages.send", 422, JSON.parse(encoded.text))).toMatchObject({ ok: true });
    const error = JSON.parse(refusalAnswer(null, { code: "HITL_REQUIRED", message: "Waits.", run_id }, request).text);
    const docs = "https://atlas.example/docs/reference/errors#hitl_required";
    expect(error).toMatchObject({ error: { code: "HITL_REQUIRED", docs, run_id } });
  });

  it("lists as many details as the contract allows", () => {
    const details = Array.from({ length: 200 }, (_, index) => ({ path: `source_ids.${index}`, message: "is unknown" }));
    const refusal = { code: "validation_failed", message: "source_ids.0 is unknown", details } as const;
    const { text } = encode("agents.create", refusal, request);
    expect(JSON.parse(text).error.details).toEqual(details.slice(0, 100));
    expect(validateResponse("agents.create", 422, JSON.parse(text))).toMatchObject({ ok: true });
  });

  it("writes a text document without quotes", () => {
    const { text, contentType } = encode("discovery.llms", { status: 200, body: "# Atlas" }, request);
    expect([text, contentType]).toEqual(["# Atlas", "text/plain; charset=utf-8"]);
  });

  it("gives a sunset operation the body of the interface specification", () => {
    const sunset = { ...operations["messages.send"], id: "messages.send", migrateTo: "/v2/atlas/messages" } as const;
    const answer = refusalAnswer(sunset, { code: "version_unsupported", message: "" }, request);
    expect(answer.status).toBe(410);
    expect(JSON.parse(answer.text)).toEqual({
      ok: false,
      error: "version_unsupported",
      migrate_to: "/v2/atlas/messages",
    });
  });
});

it("replays what was stored, byte for byte", () => {
  const stored = replay("messages.send", 200, '{ "ok":true }');
  expect(stored).toMatchObject({ status: 200, text: '{ "ok":true }', replayed: true });
  expect(isAnswer(stored)).toBe(true);
  expect(isAnswer({ code: "conflict", message: "" })).toBe(false);
});

it("relays what the contract does not describe, as it is", () => {
  const page = relay(null, 400, {
    contentType: "text/html",
    body: "<p>No</p>",
    headers: { "x-frame-options": "DENY" },
  });
  expect(page).toMatchObject({ operation: null, status: 400, contentType: "text/html", text: "<p>No</p>" });
  expect(page.headers).toEqual({ "x-frame-options": "DENY" });
  expect(relay(null, 202, {})).toMatchObject({ contentType: null, body: null, text: "", replayed: false });
});
