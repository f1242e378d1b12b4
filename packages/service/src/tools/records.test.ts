/** Records, answers and messages of tools. */
import { describe, expect, test } from "vitest";
import { accepted, audited } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, hitsOf, messageRow, voucherRow } from "../../test-support/rows.ts";
import { presentPassages, presentProviderStatus } from "./tool.ts";
import { sendAgentMessage, sendAgentMessageToPhone } from "./agent-api.ts";
import { answerFrom } from "@atlas-messaging/answers/search/answer";
import {
  commitTool,
  committedAnswer,
  decisions,
  isRisky,
  refusalIn,
  refusedAnswer,
  serializeAnswer,
} from "./decide.ts";
import { issueVoucher } from "../vouchers/vouchers.ts";

const parts = { conversation: conversationRow(), customer: customerRow(), channel: channelRow() };
const sha256 = (text: string) => `hash of ${text}`;

describe("issuing a voucher", () => {
  const issue = (change: Partial<Parameters<typeof issueVoucher>[0]> = {}) =>
    issueVoucher({ ...facts(), voucher: voucherRow(), customer: customerRow(), ...change });

  test("gives it to the customer, once, and is audited", () => {
    const issued = issue();
    const { id } = voucherRow();
    expect(issued).toMatchObject({ kind: "issued", customerId: customerRow().id });
    expect(issued.changes[0]).toEqual({
      kind: "update",
      table: "vouchers",
      where: { organization_id: organizationId, id, status: "available", customer_id: null },
      set: { status: "issued", customer_id: customerRow().id, issued_at: now },
    });
    expect(audited(issued.changes)).toEqual([
      {
        event_type: "atlas_api.voucher.issue",
        subject_id: id,
        before: { status: "available", customer_id: null },
        after: { status: "issued", customer_id: customerRow().id },
      },
    ]);
  });

  test.for([
    [{ voucher: null }, "not_found", "Your organization has no such voucher."],
    [{ customer: null }, "not_found", "Your organization has no such customer."],
    [
      { voucher: voucherRow({ status: "issued" }) },
      "conflict",
      `The voucher ${voucherRow().id} has been issued already.`,
    ],
    [{ voucher: voucherRow({ customer_id: idOf(2, 2) }) }, "conflict", /has been issued already/],
  ] as const)("is refused by name: %#", ([change, code, message]) => {
    expect(issue(change)).toMatchObject({
      kind: "refused",
      code,
      message: expect.stringMatching(message),
      changes: [],
    });
  });
});

describe("a decision of a tool", () => {
  test("hides the code of a voucher until it is issued", () => {
    const decision = decisions.issue_voucher(
      { ...facts(), voucher: voucherRow(), customer: customerRow() },
      { voucher_id: voucherRow().id, customer_id: customerRow().id },
    );
    const preview = { voucher_id: voucherRow().id, customer_id: customerRow().id };
    expect(decision).toMatchObject({
      kind: "done",
      preview,
      result: { ...preview, code: voucherRow().code, issued_at: now },
      recorded: preview,
      citations: [],
    });
  });

  test("of a message is audited, and previews it", () => {
    const decision = decisions.send_message(
      { ...facts(), parts, template: null },
      { conversation_id: parts.conversation.id, text: "Hello" },
    );
    expect(decision).toMatchObject({
      kind: "done",
      preview: { conversation_id: parts.conversation.id, window_open: true, message: { type: "text", text: "Hello" } },
      recorded: { text: "Hello" },
    });
    expect(audited(decision.changes)).toMatchObject([{ event_type: "atlas_api.message.send" }]);
  });

  test("of a search cites its passages, and changes nothing", () => {
    const decision = decisions.search_knowledge({ ...facts(), hits: hitsOf(0.8) }, { query: "hours", top_k: 5 });
    expect(decision).toMatchObject({ kind: "done", changes: [], recorded: { query: "hours" } });
    expect("citations" in decision && decision.citations).toHaveLength(1);
  });

  test("is refused for a conversation that is not there", () => {
    const given = { conversation_id: parts.conversation.id, text: "Hello" };
    expect(decisions.send_message({ ...facts(), parts: null, template: null }, given)).toMatchObject({
      kind: "refused",
      code: "not_found",
    });
  });
});

test("a risky call waits for a person, and is audited without its arguments", () => {
  const given = { voucher_id: voucherRow().id, customer_id: customerRow().id };
  const waiting = commitTool(
    "issue_voucher",
    { ...facts(), sha256, voucher: voucherRow(), customer: customerRow() },
    given,
  );
  expect(waiting).toMatchObject({ code: "HITL_REQUIRED", message: "issue_voucher waits for an operator." });
  expect(audited(waiting.changes)).toMatchObject([
    { event_type: "atlas_api.approval.request", before: null, after: { state: "pending", tool_name: "issue_voucher" } },
  ]);
});

test.for([
  ["issue_voucher", true],
  ["send_message", false],
  ["search_knowledge", false],
  ["constructor", false],
  [null, false],
] as const)("%s is risky: %s", ([name, expected]) => {
  expect(isRisky(name)).toBe(expected);
});

describe("an answer", () => {
  test("names its run and its mode", () => {
    expect(committedAnswer({ run_id: idOf(1, 1) }, { code: "A" })).toEqual({
      code: "A",
      run_id: idOf(1, 1),
      execution_mode: "commit",
    });
  });

  test.for([
    [{}, {}],
    [{ details: [{ path: "text", message: "is required" }] }, { details: [{ path: "text", message: "is required" }] }],
    [{ approval_id: idOf(1, 1) }, { approval_id: idOf(1, 1) }],
    [{ run_id: idOf(1, 2) }, { run_id: idOf(1, 2) }],
  ] as const)("of a refusal has what belongs to it: %o", ([given, shown]) => {
    const answer = refusedAnswer({ code: "conflict", message: "No.", ...given });
    expect(answer).toEqual({ error: { code: "conflict", message: "No.", retryable: false, ...shown } });
    expect(refusalIn(answer)).toMatchObject({ code: "conflict" });
    expect(serializeAnswer(answer)).toEqual({ status: 409, answer: JSON.stringify(answer) });
  });

  test("of a result is no refusal", () => {
    expect([refusalIn({ code: "A" }), serializeAnswer({ code: "A" })]).toEqual([
      null,
      { status: 200, answer: '{"code":"A"}' },
    ]);
  });
});

describe("a tool over plain HTTP", () => {
  const known = { ...facts(), sha256, template: null };
  const text = { idempotency_key: "once", text: "Hello" };

  test("sends into a conversation", () => {
    const outcome = sendAgentMessage(
      { ...known, parts },
      { params: {}, query: {}, body: { ...text, conversation_id: parts.conversation.id } },
    );
    const { body, changes } = accepted(outcome);
    expect(body).toMatchObject({ ok: true, data: { accepted: true, conversation_id: parts.conversation.id } });
    expect(changes.length).toBeGreaterThan(3);
  });

  test("sends to a phone number", () => {
    const outcome = sendAgentMessageToPhone(
      { ...known, ...parts },
      { params: {}, query: {}, body: { ...text, phone_number: parts.customer.phone_number } },
    );
    expect(accepted(outcome).body.data).toMatchObject({ phone_number: parts.customer.phone_number });
  });

  test("is refused as the tool is", () => {
    const missing = sendAgentMessage(
      { ...known, parts: null },
      { params: {}, query: {}, body: { ...text, conversation_id: idOf(9, 9) } },
    );
    const nowhere = sendAgentMessageToPhone(
      { ...known, ...parts, channel: null },
      { params: {}, query: {}, body: { ...text, phone_number: parts.customer.phone_number } },
    );
    expect([missing, nowhere]).toMatchObject([{ code: "not_found" }, { code: "conflict" }]);
  });

  test("shows passages with their citations", () => {
    const shown = presentPassages(answerFrom(hitsOf(0.8)));
    expect(shown).toMatchObject({
      knowledge_state: "grounded",
      results: [{ title: "Opening hours", content: "We are open from 9:00.", citation: { title: "Opening hours" } }],
    });
  });

  test.for([
    ["queued", null],
    [null, null],
    ["delivered", { status: "delivered", updated_at: messageRow().updated_at }],
  ] as const)("shows a status once the provider has the message: %s", ([delivery_state, shown]) => {
    expect(presentProviderStatus(messageRow({ delivery_state }))).toEqual(shown);
  });
});
