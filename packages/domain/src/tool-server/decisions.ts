import type { ToolArguments, ToolName } from "@atlas-messaging/contract";
import { countGap } from "../knowledge/gaps.ts";
import { answerFrom, citationsOf } from "../knowledge/search.ts";
import { auditSending } from "../messages/queue.ts";
import { sendInto } from "../messages/send-into.ts";
import { type SentMessage, sendToPhone } from "../messages/send.ts";
import type { Facts } from "../outcome.ts";
import { asJson } from "../primitives.ts";
import type { Id } from "../rows.ts";
import { issueVoucher } from "./issue-voucher.ts";
import { presentPassages } from "../agent-api/present.ts";
import type { SendPreview, ToolDecision, ToolDone, ToolTypes } from "./tool.ts";

export type ToolFacts<Name extends ToolName> = ToolTypes[Name]["facts"] & Facts;

type Decisions = {
  readonly [Name in ToolName]: (facts: ToolFacts<Name>, given: ToolArguments<Name>) => ToolDecision<Name>;
};

/** The decision of each tool, the same for dry runs, proposals and commits. */
export const decisions: Decisions = {
  send_message: (facts, given) => {
    const sent = sendInto(facts, given);
    return sent.kind === "refused" ? sent : sentDone(facts, given, sent, sent.message.conversation_id);
  },
  send_message_to_phone: (facts, given) => {
    const sent = sendToPhone(facts, given);
    return sent.kind === "refused" ? sent : sentDone(facts, given, sent, facts.conversation?.id ?? null);
  },
  search_knowledge: (facts, given) => {
    const answer = answerFrom(facts.hits);
    const passages = presentPassages(answer);
    return {
      kind: "done",
      result: passages,
      preview: passages,
      recorded: asJson(given),
      conversationId: null,
      knownConversationId: null,
      citations: citationsOf(answer.results),
      changes: countGap(facts, given.query, facts.hits),
    };
  },
  issue_voucher: (facts) => {
    const issued = issueVoucher(facts);
    if (issued.kind === "refused") return issued;
    const { id, code } = issued.voucher;
    // The code is worth the voucher, so a dry run does not show it.
    const preview = { voucher_id: id, customer_id: issued.customerId };
    return {
      kind: "done",
      result: { ...preview, code, issued_at: facts.now },
      preview,
      recorded: preview,
      conversationId: null,
      knownConversationId: null,
      citations: [],
      changes: issued.changes,
    };
  },
};

type Sending = ToolDone<ToolTypes["send_message"]["result"], SendPreview>;

const sentDone = (facts: Facts, given: object, sent: SentMessage, knownConversationId: Id | null): Sending => {
  const { acknowledgement, message } = sent;
  const { type, text, template_id, category } = message;
  return {
    kind: "done",
    result: acknowledgement,
    preview: {
      conversation_id: knownConversationId,
      phone_number: acknowledgement.phone_number,
      window_open: acknowledgement.window_open,
      message: { type, text, template_id, category },
    },
    recorded: asJson(given),
    conversationId: message.conversation_id,
    knownConversationId,
    citations: [],
    changes: [...sent.changes, auditSending(facts, "atlas_api.message.send", message)],
  };
};
