import type { RecordedTool, ToolArguments } from "@atlas-messaging/contract";
import { planMove } from "../actions/move.ts";
import { livingParts } from "../customers/living.ts";
import { countGap } from "../knowledge/gaps.ts";
import { answerFrom, citationsOf } from "../knowledge/search.ts";
import { auditSending } from "../messages/queue.ts";
import { sendInto } from "../messages/send-into.ts";
import { type SentMessage, sendToPhone } from "../messages/send.ts";
import { type Facts, refuse } from "../outcome.ts";
import { asJson } from "../primitives.ts";
import { audit } from "../records.ts";
import type { Id, Json } from "../rows.ts";
import { issueVoucher } from "./issue-voucher.ts";
import { presentPassages } from "../agent-api/present.ts";
import type { SendPreview, ToolDecision, ToolDone, ToolTypes } from "./tool.ts";

export type ToolFacts<Name extends RecordedTool> = ToolTypes[Name]["facts"] & Facts;

type Decisions = {
  readonly [Name in RecordedTool]: (facts: ToolFacts<Name>, given: ToolArguments<Name>) => ToolDecision<Name>;
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
      kept: keptAlike(withoutPassages(passages)),
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
    const result = { ...preview, code, issued_at: facts.now };
    return {
      kind: "done",
      result,
      preview,
      kept: { result, preview },
      recorded: preview,
      conversationId: null,
      knownConversationId: null,
      citations: [],
      changes: issued.changes,
    };
  },
  handoff: (facts, given) => {
    const parts = livingParts(facts.parts);
    if (!parts) return refuse("not_found", `Your organization has no conversation ${given.conversation_id}.`);
    const payload = given.text === undefined ? {} : { text: given.text };
    const asked = { move: "handoff", ownerId: null, action: { action_type: "handoff", payload } } as const;
    const plan = planMove({ ...facts, unanswered: null }, parts, asked);
    if ("kind" in plan) return plan;
    const { id } = parts.conversation;
    const handed = { conversation_id: id, status: "handed_off" } as const;
    return {
      kind: "done",
      result: handed,
      preview: handed,
      kept: keptAlike(handed),
      recorded: asJson(given),
      conversationId: id,
      knownConversationId: id,
      citations: [],
      changes: [audit(facts, "atlas_api.action.handoff", id, plan.difference)],
      withRun: plan.changesWith,
    };
  },
};

const keptAlike = (kept: Json) => ({ result: kept, preview: kept });

const withoutPassages = ({ results, ...answer }: ToolTypes["search_knowledge"]["result"]): Json =>
  asJson({ ...answer, results: results.map(withoutPassage) });

const withoutPassage = (result: ToolTypes["search_knowledge"]["result"]["results"][number]) => {
  const { content: _, ...found } = result;
  return found;
};

type Sending = ToolDone<ToolTypes["send_message"]["result"], SendPreview>;

const sentDone = (facts: Facts, given: object, sent: SentMessage, knownConversationId: Id | null): Sending => {
  const { acknowledgement, message } = sent;
  const { type, text, template_id, category } = message;
  const { phone_number, ...result } = acknowledgement;
  const { window_open } = acknowledgement;
  const preview = { conversation_id: knownConversationId, window_open };
  return {
    kind: "done",
    result: acknowledgement,
    preview: { ...preview, phone_number, message: { type, text, template_id, category } },
    kept: { result: asJson(result), preview: { ...preview, message: { type, template_id, category } } },
    recorded: asJson(given),
    conversationId: message.conversation_id,
    knownConversationId,
    citations: [],
    changes: [...sent.changes, auditSending(facts, "atlas_api.message.send", message)],
  };
};
