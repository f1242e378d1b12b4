import {
  type MessageRow,
  answerFrom,
  presentConversation,
  presentConversationEvent,
  presentCustomer,
  presentMessage,
} from "@atlas-messaging/domain";
import { type Context, principalOf } from "../../pipeline/call.ts";
import { read } from "../../pipeline/execute.ts";
import { found } from "../../pipeline/found.ts";
import { pageArgs, paged } from "../../pipeline/paging.ts";
import { instantOf } from "../../platform/clock.ts";
import { searchArgs } from "../knowledge/index.ts";
import { contextFacts, conversationEventFacts, conversationPageFacts, loadKnowledge } from "./load.ts";

export { conversationParts } from "./load.ts";

export const conversations = {
  "conversations.list": read<"conversations.list", typeof conversationPageFacts>({
    facts: conversationPageFacts,
    args: ({ query }, context) => ({ ...pageArgs(query, context), status: query.status ?? null }),
    present: (loaded, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ conversation }) => conversation.id, query, context);
      const now = instantOf(context.services.clock);
      const listed = items.map((item) => presentConversation(item, now));
      return { status: 200, body: { ok: true, data: { conversations: listed, ...page } } };
    },
  }),
  "conversations.listEvents": read<"conversations.listEvents", typeof conversationEventFacts>({
    facts: conversationEventFacts,
    args: ({ params, query }, context) => ({ ...pageArgs(query, context, params.id), id: params.id }),
    present: (loaded, { params, query }, context) => {
      found(loaded.exists || null);
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context, params.id);
      const events = items.map((event) => presentConversationEvent(event, params.id));
      return { status: 200, body: { ok: true, data: events, ...page } };
    },
  }),
  "conversations.context": read<"conversations.context", typeof contextFacts>({
    facts: contextFacts,
    args: ({ params }) => ({ conversation_id: params.conversationId }),
    present: async ({ parts, latest, lastInbound }, _, context) => {
      const known = found(parts);
      const { results, knowledge_state } = await knowledgeFor(lastInbound, context);
      const data = {
        conversation: presentConversation(known, instantOf(context.services.clock)),
        customer: presentCustomer(known.customer),
        recent_messages: latest.toReversed().map(presentMessage),
        knowledge: [...results],
        knowledge_state,
      };
      return { status: 200, body: { ok: true, data } };
    },
  }),
};

const nothingAsked = { knowledge_state: "gap_none", results: [] } as const;

/** The passages that answer what the customer wrote last. */
const knowledgeFor = async (message: MessageRow | null, context: Context) => {
  if (message === null) return nothingAsked;
  const { organizationId } = principalOf(context);
  const args = searchArgs({ query: message.text, topK: 5 });
  return answerFrom((await loadKnowledge(context.services.database, organizationId, args)).hits);
};
