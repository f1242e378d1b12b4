import { metadataArgs } from "../core/metadata.ts";
import { setConversationMetadata } from "./update.ts";
import type { ConversationNoteRow } from "../rows/conversations.ts";
import {
  type ConversationParts,
  type ConversationView,
  presentConversation,
  presentCustomer,
  presentMessage,
  presentNoteOutside,
} from "./present.ts";
import type { EventRow } from "../rows/events.ts";
import { type KnowledgeAnswer, type KnowledgeReader, answerFrom } from "@atlas-messaging/answers/search/answer";
import type { MessageRow } from "../rows/messages.ts";
import { presentConversationEvent } from "../events/expand.ts";
import { read, write } from "../pipeline/handler.ts";
import { instantOf } from "../core/time.ts";
import { type Context, principalOf } from "../pipeline/context.ts";
import { found } from "../pipeline/problem.ts";
import { type Listed, type ListedOf, pageArgs, paged } from "../pipeline/paging.ts";
import { searchArgs } from "../knowledge/operations.ts";

/** Facts for an agent about a conversation. */
export interface ContextFacts {
  readonly parts: ConversationParts | null;
  /** The 20 latest messages, latest first. */
  readonly latest: readonly MessageRow[];
  readonly lastInbound: MessageRow | null;
  /** The 20 latest notes, latest first; none unless asked for. */
  readonly notes: readonly ConversationNoteRow[];
}

/** The conversation that a request names; null if there is none. */
export interface FoundConversation {
  readonly parts: ConversationParts | null;
}

export const conversations = {
  "conversations.list": read("conversations.list", {
    args: ({ query }, context) => ({
      ...pageArgs(query, context),
      status: query.status ?? null,
      ...metadataArgs(query),
    }),
    present: (loaded: Listed<ConversationView>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ conversation }) => conversation.id, query, context);
      const now = instantOf(context.shell.clock);
      const listed = items.map((item) => presentConversation(item, now));
      return { status: 200, body: { ok: true, data: { conversations: listed, ...page } } };
    },
  }),
  "conversations.get": read("conversations.get", {
    args: ({ params }) => ({ conversation_id: params.id }),
    present: ({ parts }: FoundConversation, _, context) => {
      const conversation = presentConversation(found(parts), instantOf(context.shell.clock));
      return { status: 200, body: { ok: true, data: { conversation } } };
    },
  }),
  "conversations.update": write("conversations.update", {
    args: ({ params }) => ({ conversation_id: params.id }),
    decide: setConversationMetadata,
  }),
  "conversations.listEvents": read("conversations.listEvents", {
    args: ({ params, query }, context) => ({ ...pageArgs(query, context, params.id), id: params.id }),
    present: (loaded: ListedOf<EventRow>, { params, query }, context) => {
      found(loaded.exists || null);
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context, params.id);
      const events = items.map((event) => presentConversationEvent(event, params.id));
      return { status: 200, body: { ok: true, data: events, ...page } };
    },
  }),
  "conversations.context": read("conversations.context", {
    args: ({ params, query }) => ({
      conversation_id: params.conversation_id,
      with_notes: query.include_notes === true ? true : null,
    }),
    present: async ({ parts, latest, lastInbound, notes }: ContextFacts, { query }, context) => {
      const known = found(parts);
      const { results, knowledge_state, knowledge_gap, across_languages } = await knowledgeFor(
        lastInbound,
        query.audience,
        context,
      );
      const data = {
        conversation: presentConversation(known, instantOf(context.shell.clock)),
        customer: presentCustomer(known.customer),
        recent_messages: latest.toReversed().map(presentMessage),
        knowledge: [...results],
        knowledge_state,
        knowledge_gap,
        across_languages,
        notes: query.include_notes === true ? notes.toReversed().map(presentNoteOutside) : undefined,
      };
      return { status: 200, body: { ok: true, data } };
    },
  }),
};

const nothingAsked: Omit<KnowledgeAnswer, "total_results"> = {
  knowledge_state: "gap_none",
  results: [],
  knowledge_gap: { unknown_words: [], nearest: [] },
  across_languages: undefined,
};

/** Returns passages that answer the customer's last message, if there is one. */
const knowledgeFor = async (message: MessageRow | null, audience: KnowledgeReader | undefined, context: Context) => {
  if (message === null) return nothingAsked;
  const { organizationId } = principalOf(context);
  const args = searchArgs({ query: message.text, topK: 5, audience });
  return answerFrom(await context.shell.store.searchKnowledge(organizationId, args));
};
