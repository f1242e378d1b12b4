import { describe, expect, test } from "vitest";
import { deliveredNames, inserted, outline } from "../../test-support/changes.ts";
import { idOf } from "../../test-support/facts.ts";
import { customerRow, hitsOf, voucherRow } from "../../test-support/rows.ts";
import { type Mode, ids, parts, runTool } from "../../test-support/run-tool.ts";

const found = { ...hitsOf(4, "We open at nine."), possible: 5 };

const issue = (mode: Mode, change: object = {}) =>
  runTool("issue_voucher", { voucher: voucherRow(), customer: customerRow(), ...change }, ids, mode);

const into = (mode: Mode, change: object = {}, given: object = { text: "Hello" }) =>
  runTool(
    "send_message",
    { parts, template: null, ...change },
    { conversation_id: parts.conversation.id, text: "", ...given },
    mode,
  );

describe("a handoff", () => {
  const hand = (mode: Mode, conversation = parts.conversation, text?: string) =>
    runTool(
      "handoff",
      { parts: { ...parts, conversation } },
      { conversation_id: conversation.id, ...(text === undefined ? {} : { text }) },
      mode,
    );
  const handed = { conversation_id: parts.conversation.id, status: "handed_off" };

  test("passes the conversation to people, and says so with the run and the note", () => {
    const outcome = hand("commit", parts.conversation, "They want a refund.");
    expect(outcome).toMatchObject({ kind: "committed", result: handed, run: { intent: "handoff", result: handed } });
    expect(deliveredNames(outcome.changes)).toEqual([
      "atlas.run.updated",
      "agent.handoff",
      "atlas.action.executed",
      "conversation.updated",
    ]);
    expect(inserted(outcome.changes, "audit_events")).toMatchObject([{ event_type: "atlas_api.action.handoff" }]);
    const [, event] = inserted(outcome.changes, "events");
    expect(event?.payload).toMatchObject({ action: { payload: { text: "They want a refund." } } });
  });

  test("that is rehearsed leaves its shadow run alone", () => {
    const outcome = hand("dry_run");
    expect(outcome).toMatchObject({ kind: "rehearsed", preview: handed, run: { status: "shadow", result: handed } });
    expect(outline(outcome.changes)).toEqual(["insert runs"]);
  });

  test("of nothing is refused", () => {
    const nothing = runTool("handoff", { parts: null }, { conversation_id: idOf(1, 1) });
    expect(nothing).toMatchObject({ code: "not_found", changes: [] });
  });
});

describe("a risky call without a key", () => {
  const repeating = (waiting: object | null) => issue("commit", { repeats: { key: "hash", waiting } });

  test("asks once, under its hash", () => {
    const outcome = repeating(null);
    expect(outcome).toMatchObject({ code: "HITL_REQUIRED" });
    expect(inserted(outcome.changes, "approvals")).toMatchObject([{ waiting_key: "hash", idempotency_key: null }]);
  });

  test("is the pending call while that waits, and leaves nothing", () => {
    const waiting = { id: idOf(5, 1), run_id: idOf(5, 2) };
    expect(repeating(waiting)).toMatchObject({
      code: "HITL_REQUIRED",
      approval_id: waiting.id,
      run_id: waiting.run_id,
      changes: [],
    });
  });

  test("is refused as ever once the voucher has gone", () => {
    const gone = { voucher: voucherRow({ status: "issued" }), repeats: { key: "hash", waiting: { id: idOf(5, 1) } } };
    expect(issue("commit", gone)).toMatchObject({ code: "conflict" });
  });
});

describe("a run holds the answer of its tool", () => {
  test("without numbers and words of a customer", () => {
    const [sent] = inserted(into("commit").changes, "runs");
    expect(sent?.result).toMatchObject({ queued: true, conversation_id: parts.conversation.id });
    const [rehearsed] = inserted(into("dry_run").changes, "runs");
    expect(rehearsed?.result).toMatchObject({ window_open: true, message: { type: "text" } });
    for (const each of [sent, rehearsed]) expect(JSON.stringify(each?.result)).not.toMatch(/Hello|\+1555/);
  });

  test("without the passages, which its citations name", () => {
    const outcome = runTool("search_knowledge", { hits: found }, { query: "When do you open?", top_k: 5 });
    const [searched] = inserted(outcome.changes, "runs");
    expect(searched?.result).toMatchObject({ knowledge_state: "grounded", results: [{ title: "Opening hours" }] });
    expect(JSON.stringify(searched?.result)).not.toContain("We open at nine.");
  });
});
