import type { RecordedTool, ToolArguments } from "@atlas-messaging/validators/tools";
import type { Args, ToolCall } from "../pipeline/handler.ts";
import type { Change } from "../core/changes.ts";
import type { ConversationParts } from "../conversations/present.ts";
import type { KnowledgeCitation } from "@atlas-messaging/answers/search/answer";
import { type KnowledgeAnswer, type KnowledgeHits } from "@atlas-messaging/answers/search/answer";
import type { SendIntoFacts, SendMessageFacts } from "../messages/send.ts";
import type { AnswerOf, Facts, Refused } from "../core/outcome.ts";
import type { Id, Instant, Json } from "../rows/primitives.ts";
import type { MessageRow } from "../rows/messages.ts";
import type { RunRow } from "../rows/runs.ts";
import type { IssueVoucherFacts } from "../vouchers/vouchers.ts";

/** A message that would be sent. */
export interface SendPreview {
  readonly conversation_id: Id | null;
  readonly phone_number?: string | undefined;
  readonly window_open: boolean;
  readonly message: Pick<MessageRow, "type" | "text" | "template_id" | "category">;
}

type Acknowledgement = AnswerOf<"messages.send">["data"];

type Passages = AnswerOf<"agent.searchKnowledge">["data"];

interface Handed {
  readonly conversation_id: Id;
  readonly status: "handed_off";
}

type MessageRefusal =
  | "conflict"
  | "handed_off"
  | "template_not_found"
  | "template_not_approved"
  | "window_closed"
  | "customer_opted_out"
  | "quiet_hours"
  | "validation_failed";

/** Facts, result, preview (`dry_run`) and refusal codes of each tool. */
export interface ToolTypes {
  send_message: {
    facts: SendIntoFacts;
    result: Acknowledgement;
    preview: SendPreview;
    refusal: MessageRefusal | "not_found";
  };
  send_message_to_phone: {
    facts: SendMessageFacts;
    result: Acknowledgement;
    preview: SendPreview;
    refusal: MessageRefusal;
  };
  search_knowledge: {
    facts: Facts & { readonly hits: KnowledgeHits };
    result: Passages;
    preview: Passages;
    refusal: never;
  };
  handoff: {
    facts: Facts & { readonly parts: ConversationParts | null };
    result: Handed;
    preview: Handed;
    refusal: "not_found" | "conflict";
  };
  issue_voucher: {
    facts: IssueVoucherFacts;
    result: { readonly voucher_id: Id; readonly customer_id: Id; readonly code: string; readonly issued_at: Instant };
    preview: { readonly voucher_id: Id; readonly customer_id: Id };
    refusal: "not_found" | "conflict";
  };
}

/** The decision of a tool that is not refused. */
export interface ToolDone<Result, Preview> {
  readonly kind: "done";
  readonly result: Result;
  /** The result as far as a dry run knows it. */
  readonly preview: Preview;
  /** Result and preview as their runs hold them: without words and numbers of customers, and without passages. */
  readonly kept: { readonly result: Json; readonly preview: Json };
  /** The arguments in the form recorded for an approval. */
  readonly recorded: { readonly [name: string]: Json };
  readonly conversationId: Id | null;
  /** Null if the call would create the conversation. */
  readonly knownConversationId: Id | null;
  readonly citations: readonly KnowledgeCitation[];
  readonly changes: readonly Change[];
  /** Changes that show the run of the call. */
  readonly withRun?: (run: RunRow) => readonly Change[];
}

export type ToolDecision<Name extends keyof ToolTypes> =
  | ToolDone<ToolTypes[Name]["result"], ToolTypes[Name]["preview"]>
  | Refused<ToolTypes[Name]["refusal"]>;

/** Defines a tool, with the arguments of its load. */
export const tool = <Name extends RecordedTool, Given extends Args>(
  name: Name,
  args: (given: ToolArguments<Name>) => Given,
): ToolCall<Name, Given, Omit<ToolTypes[Name]["facts"], keyof Facts>> => ({ kind: "tool", name, args });

/** Presents a knowledge search in the form of the agent tools (GET /agent/v1/knowledge/search). */
export const presentPassages = (answer: KnowledgeAnswer): AnswerOf<"agent.searchKnowledge">["data"] => ({
  results: answer.results.map(({ knowledge_id, title, passage, relevance_score, citation }) => ({
    title,
    content: passage,
    score: relevance_score,
    knowledge_id,
    citation,
  })),
  knowledge_state: answer.knowledge_state,
  knowledge_gap: answer.knowledge_gap,
  across_languages: answer.across_languages,
});

/** Presents a message's delivery status; null until the provider has the message (Message status). */
export const presentProviderStatus = ({
  delivery_state: status,
  updated_at,
}: MessageRow): AnswerOf<"agent.messageStatus">["data"] | null =>
  status === null || status === "scheduled" || status === "queued" || status === "canceled"
    ? null
    : { status, updated_at };
