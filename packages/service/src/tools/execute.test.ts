import type { RecordedTool, ToolArguments } from "@atlas-messaging/validators/tools";
import { describe, expect, test } from "vitest";
import { World, deliveredNames, inserted, outline } from "../../test-support/changes.ts";
import { actorId, facts, idOf, now } from "../../test-support/facts.ts";
import {
  channelRow,
  conversationRow,
  customerRow,
  hitsOf,
  runRow,
  templateRow,
  voucherRow,
} from "../../test-support/rows.ts";
import { type Mode, ids, parts, runTool, sha256 } from "../../test-support/run-tool.ts";
import { insert } from "../core/changes.ts";
import type { RunRow } from "../rows/runs.ts";
import { day, later } from "../core/time.ts";
import { executeTool } from "./decide.ts";

const closed = conversationRow({ last_inbound_at: later(now, -day) });
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

describe("a committed call", () => {
  test("of send_message queues the message, and records run and audit entry", () => {
    const outcome = into("commit");
    expect(outcome).toMatchObject({
      kind: "committed",
      result: {
        accepted: true,
        delivery_state: "queued",
        conversation_id: parts.conversation.id,
        window_open: true,
        phone_number: customerRow().phone_number,
      },
    });
    expect(outline(outcome.changes)).toEqual([
      "update conversations",
      "insert messages",
      "insert outbox",
      "insert audit_events",
      "insert runs",
      "insert events",
      "insert outbox",
    ]);
    expect(inserted(outcome.changes, "runs")).toMatchObject([
      {
        intent: "send_message",
        status: "completed",
        tools_called: ["send_message"],
        conversation_id: parts.conversation.id,
        approval_required: false,
      },
    ]);
    expect(deliveredNames(outcome.changes)).toEqual(["atlas.run.updated"]);
  });

  test("of send_message_to_phone begins the conversation with a number that has none", () => {
    const given = {
      phone_number: "+15550100098",
      template_id: templateRow().id,
      category: "utility",
      template_params: { name: "Ada" },
    } as const;
    const outcome = runTool(
      "send_message_to_phone",
      { channel: channelRow(), customer: null, conversation: null, template: templateRow() },
      given,
    );
    const [conversation] = inserted(outcome.changes, "conversations");
    expect(outcome).toMatchObject({
      kind: "committed",
      result: { conversation_id: conversation?.id, window_open: false },
    });
    expect(inserted(outcome.changes, "runs")).toMatchObject([
      { intent: "send_message_to_phone", conversation_id: conversation?.id },
    ]);
  });

  test("of search_knowledge answers with citations, which its run keeps", () => {
    const outcome = runTool("search_knowledge", { hits: found }, { query: "When do you open?", top_k: 5 });
    const citation = { knowledge_id: found.hits[0]?.knowledge_id, title: "Opening hours" };
    expect(outcome).toMatchObject({
      kind: "committed",
      result: { knowledge_state: "grounded", results: [{ content: "We open at nine.", score: 0.8, citation }] },
    });
    expect(inserted(outcome.changes, "runs")).toMatchObject([{ intent: "search_knowledge", citations: [citation] }]);
    expect(outline(outcome.changes)).toEqual(["insert runs", "insert events", "insert outbox"]);
  });
});

describe("a committed call of a risky tool", () => {
  const outcome = issue("commit");

  test("is refused with HITL_REQUIRED, which names the approval", () => {
    const [approval] = inserted(outcome.changes, "approvals");
    expect(outcome).toMatchObject({
      kind: "refused",
      code: "HITL_REQUIRED",
      approval_id: approval?.id,
      run_id: approval?.run_id,
    });
    expect(approval).toMatchObject({
      state: "pending",
      action_type: "tool_call",
      tool_name: "issue_voucher",
      arguments: ids,
      requested_by: actorId,
    });
    expect(approval?.arguments_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(inserted(outcome.changes, "runs")).toMatchObject([
      {
        run_id: approval?.run_id,
        status: "pending_approval",
        approval_required: true,
        approval_state: "pending",
        approval_id: approval?.id,
      },
    ]);
  });

  test("changes nothing else: the voucher stays available", () => {
    const world = new World([insert("vouchers", voucherRow()), insert("customers", customerRow())]);
    world.commit(outcome.changes);
    expect(world.only("vouchers")).toEqual(voucherRow());
    expect(outline(outcome.changes).toSorted()).toEqual([
      "insert approvals",
      "insert audit_events",
      "insert events",
      "insert events",
      "insert outbox",
      "insert outbox",
      "insert outbox",
      "insert runs",
    ]);
  });

  test("emits events of the contract", () => {
    expect(deliveredNames(outcome.changes).toSorted()).toEqual(["agent.action_pending", "atlas.run.updated"]);
  });

  test("is hashed over its arguments", () => {
    const hashOf = (change: object) => inserted(issue("commit", change).changes, "approvals")[0]?.arguments_hash;
    expect(hashOf({})).toBe(hashOf({}));
    expect(hashOf({})).not.toBe(hashOf({ customer: customerRow({ id: idOf(3, 1) }) }));
  });

  test.for([
    ["an unknown voucher", { voucher: null }, "not_found"],
    ["an unknown customer", { customer: null }, "not_found"],
    ["an issued voucher", { voucher: voucherRow({ status: "issued" }) }, "conflict"],
  ] as const)("asks nobody about %s", ([, change, code]) => {
    expect(issue("commit", change)).toMatchObject({ kind: "refused", code, changes: [] });
  });
});

describe("a dry run", () => {
  const rehearsals: readonly (readonly [
    RecordedTool,
    () => ReturnType<typeof issue> | ReturnType<typeof into>,
    object,
  ])[] = [
    [
      "send_message",
      () => into("dry_run"),
      { window_open: true, phone_number: customerRow().phone_number, message: { type: "text", text: "Hello" } },
    ],
    ["issue_voucher", () => issue("dry_run"), ids],
  ];
  test.for(rehearsals)("of %s records only a shadow run, without events", ([name, rehearse, preview]) => {
    const outcome = rehearse();
    expect(outcome).toMatchObject({
      kind: "rehearsed",
      preview,
      run: { status: "shadow", intent: name, tools_called: [name] },
    });
    expect(outline(outcome.changes)).toEqual(["insert runs"]);
  });

  test("of issue_voucher says that a person must approve it, and hides the code", () => {
    const outcome = issue("dry_run");
    expect(outcome).toMatchObject({
      approvalRequired: true,
      run: { approval_required: true, approval_state: null, approval_id: null },
    });
    expect(JSON.stringify(outcome)).not.toContain(voucherRow().code);
  });

  test("of a first message to a number names no conversation", () => {
    const given = {
      phone_number: "+15550100098",
      template_id: templateRow().id,
      category: "utility",
      template_params: { name: "Ada" },
    } as const;
    const outcome = runTool(
      "send_message_to_phone",
      { channel: channelRow(), customer: null, conversation: null, template: templateRow() },
      given,
      "dry_run",
    );
    expect(outcome).toMatchObject({
      kind: "rehearsed",
      preview: { conversation_id: null },
      run: { conversation_id: null },
    });
  });

  test("of search_knowledge answers like a commit", () => {
    const outcome = runTool(
      "search_knowledge",
      { hits: { hits: [], best: 0, possible: 3, total: 0, unknown: ["parking"] } },
      { query: "Parking?", top_k: 5 },
      "dry_run",
    );
    expect(outcome).toMatchObject({
      kind: "rehearsed",
      preview: {
        results: [],
        knowledge_state: "gap_none",
        knowledge_gap: { unknown_words: ["parking"], nearest: [] },
      },
      approvalRequired: false,
    });
  });
});

describe("a commit that names a rehearsal", () => {
  const rehearsed = issue("dry_run");
  const shadow = rehearsed.kind === "rehearsed" ? rehearsed.run : null;
  const commit = (named: RunRow | null, given: ToolArguments<"issue_voucher"> = ids) => {
    const known = { ...facts(), sha256, voucher: voucherRow(), customer: customerRow() };
    return executeTool("issue_voucher", known, given, { mode: "commit", rehearsal: { id: idOf(8, 1), run: named } });
  };

  test("is accepted if it matches, in any order of its arguments", () => {
    const { customer_id, voucher_id } = ids;
    expect(commit(shadow, { voucher_id, customer_id })).toMatchObject({ code: "HITL_REQUIRED" });
  });

  test.for([
    ["other arguments", shadow, { ...ids, customer_id: idOf(3, 1) }, "conflict"],
    ["no rehearsal", null, ids, "not_found"],
    ["a run that is none", runRow({ status: "completed" }), ids, "not_found"],
  ] as const)("is refused with %s, and nothing is recorded", ([, named, given, code]) => {
    expect(commit(named, given)).toMatchObject({ kind: "refused", code, changes: [] });
  });
});

describe("in both modes", () => {
  const template = { template_id: templateRow().id, category: "utility" };
  const refusals: readonly (readonly [string, object, object, string])[] = [
    ["a conversation that is not there", { parts: null }, {}, "not_found"],
    [
      "a channel that has lost its link",
      { parts: { ...parts, channel: channelRow({ status: "disconnected" }) } },
      {},
      "conflict",
    ],
    ["text into a closed window", { parts: { ...parts, conversation: closed } }, { text: "Hello" }, "window_closed"],
    ["an unknown template", {}, template, "template_not_found"],
    [
      "a template that waits for its approval",
      { template: templateRow({ status: "pending" }) },
      template,
      "template_not_approved",
    ],
    [
      "a template without its values",
      { template: templateRow(), parts: { ...parts, conversation: closed } },
      template,
      "validation_failed",
    ],
  ];
  test.for(refusals)("%s is refused, and nothing is recorded", ([, change, given, code]) => {
    for (const mode of ["dry_run", "commit"] as const) {
      expect(into(mode, change, given)).toMatchObject({ kind: "refused", code, changes: [] });
    }
  });

  test("a template goes into a closed window", () => {
    const outcome = into(
      "commit",
      { template: templateRow(), parts: { ...parts, conversation: closed } },
      { ...template, template_params: { name: "Ada" } },
    );
    expect(inserted(outcome.changes, "messages")).toMatchObject([
      { type: "template", text: "Hello Ada, your order is ready.", category: "utility" },
    ]);
  });
});
