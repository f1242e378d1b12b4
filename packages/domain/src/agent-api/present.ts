import type { SuccessOf } from "@atlas-messaging/contract";
import { type KnowledgeAnswer, acrossLanguages } from "../knowledge/search.ts";
import type { MessageRow } from "../rows.ts";

/** Presents a knowledge search in the form of the agent tools (GET /agent/v1/knowledge/search). */
export const presentPassages = (answer: KnowledgeAnswer): SuccessOf<"agent.searchKnowledge">["data"] => ({
  results: answer.results.map(({ knowledge_id, title, passage, relevance_score, citation }) => ({
    title,
    content: passage,
    score: relevance_score,
    knowledge_id,
    citation,
  })),
  knowledge_state: answer.knowledge_state,
  knowledge_gap: answer.knowledge_gap,
  ...acrossLanguages(answer),
});

/** Presents a message's delivery status; null until the provider has the message (Message status). */
export const presentProviderStatus = ({
  delivery_state: status,
  updated_at,
}: MessageRow): SuccessOf<"agent.messageStatus">["data"] | null =>
  status === null || status === "scheduled" || status === "queued" || status === "canceled"
    ? null
    : { status, updated_at };
