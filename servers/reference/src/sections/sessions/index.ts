import {
  createSession,
  endSession,
  presentSession,
  presentSessionMessage,
  sendSessionMessage,
} from "@atlas-messaging/domain";
import { read, write } from "../../pipeline/execute.ts";
import { found } from "../../pipeline/found.ts";
import { pageArgs, paged } from "../../pipeline/paging.ts";
import { instantOf } from "../../platform/clock.ts";
import { searchArgs } from "../knowledge/index.ts";
import { newSessionFacts, questionFacts, sessionFacts, sessionMessagePageFacts, sessionPageFacts } from "./load.ts";

const defaultTopK = 5;

export const sessions = {
  "sessions.list": read<"sessions.list", typeof sessionPageFacts>({
    facts: sessionPageFacts,
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      const now = instantOf(context.services.clock);
      return { status: 200, body: { ok: true, data: items.map((session) => presentSession(session, now)), ...page } };
    },
  }),
  "sessions.create": write("sessions.create", {
    facts: newSessionFacts,
    args: ({ body }) => ({ agent_id: body?.agent_id ?? null }),
    decide: createSession,
  }),
  "sessions.update": write("sessions.update", {
    facts: sessionFacts,
    args: ({ params }) => ({ id: params.sessionId }),
    decide: endSession,
  }),
  "sessions.listMessages": read<"sessions.listMessages", typeof sessionMessagePageFacts>({
    facts: sessionMessagePageFacts,
    args: ({ params, query }, context) => ({ ...pageArgs(query, context, params.sessionId), id: params.sessionId }),
    present: (loaded, { params, query }, context) => {
      found(loaded.exists || null);
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context, params.sessionId);
      return { status: 200, body: { ok: true, data: { messages: items.map(presentSessionMessage), ...page } } };
    },
  }),
  "sessions.sendMessage": write("sessions.sendMessage", {
    facts: questionFacts,
    args: ({ params, body }) => ({
      ...searchArgs({ query: body.query, topK: body.top_k ?? defaultTopK }),
      id: params.sessionId,
    }),
    decide: sendSessionMessage,
  }),
};
