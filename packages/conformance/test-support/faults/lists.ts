/** Lists, the directory and the knowledge, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import {
  type Fault,
  type Json,
  type Layer,
  after,
  answering,
  answers,
  asking,
  asks,
  bodyOf,
  inside,
  of,
  rewrites,
  succeeding,
} from "./fault.ts";

const sessions: readonly OperationId[] = ["sessions.list", "sessions.create"];
const reversed = (body: Json) => ({
  body: { ...body, data: Array.isArray(body["data"]) ? body["data"].toReversed() : body["data"] },
});
const knowing: readonly OperationId[] = [
  "knowledge.create",
  "knowledge.update",
  "knowledge.list",
  "agent.searchKnowledge",
];
const listed: readonly OperationId[] = ["agents.create", "agents.publish", "agents.directory"];

/** Answers a withdrawal that it does not do. */
const keepsListed = (): Layer => async (asked, next) => {
  if (asked.operation !== "agents.publish" || asked.body?.["is_listed"] !== false) return next(asked.request);
  const response = await next(asking(asked, { body: { is_listed: true } }));
  if (response.status !== 200) return response;
  const agent = inside(await bodyOf(response), "data", "agent");
  return answering(response, { body: { ok: true, data: { agent: { ...agent, is_listed: false } } } });
};

/** Answers an archiving that it does not do. */
const keepsArchived = (): Layer => async (asked, next) => {
  if (asked.operation !== "knowledge.update" || asked.body?.["status"] !== "archived") return next(asked.request);
  const { headers, url } = asked.request;
  const response = await next(new Request(url, { headers: { authorization: headers.get("authorization") ?? "" } }));
  if (response.status !== 200) return response;
  const {
    text: _,
    content: __,
    chunk_count: ___,
    ingest: ____,
    ...document
  } = inside(await bodyOf(response), "data", "document");
  const trained = { ...document, status: "archived", training_status: "archived" };
  return answering(response, { body: { ok: true, data: { document: trained } } });
};

export const listFaults: readonly Fault[] = [
  {
    name: "lists the oldest sessions first",
    operations: sessions,
    layer: answers(reversed, succeeding("sessions.list")),
  },
  {
    name: "tells a conversation's history from its end",
    operations: ["conversations.listEvents", "events.ingest"],
    layer: answers(reversed, succeeding("conversations.listEvents")),
  },
  {
    name: "says that there is no more when there is",
    operations: sessions,
    layer: answers((body) => ({ body: { ...body, has_more: false, next_cursor: null } }), succeeding("sessions.list")),
  },
  {
    name: "gives a cursor after the last page",
    operations: sessions,
    layer: answers(
      (body) => ({ body: { ...body, next_cursor: body["next_cursor"] ?? "bm90aGluZw" } }),
      succeeding("sessions.list"),
    ),
  },
  {
    name: "leaves has_more out",
    operations: sessions,
    layer: rewrites(["sessions.list"], (text) => text.replace(/"has_more":(true|false),?/, "")),
  },
  {
    name: "does not look at limit",
    operations: sessions,
    layer: asks(["sessions.list"], ({ query }) => (query.has("limit") ? { query: { limit: null } } : null)),
  },
  {
    name: "cuts a limit that is too large",
    operations: sessions,
    layer: asks(["sessions.list"], ({ query }) =>
      Number(query.get("limit")) > 200 ? { query: { limit: "200" } } : null,
    ),
  },
  {
    name: "takes a limit of 0 for none",
    operations: sessions,
    layer: asks(["sessions.list"], ({ query }) => (query.get("limit") === "0" ? { query: { limit: null } } : null)),
  },
  {
    name: "pages by place, so that what is added moves the rest",
    operations: sessions,
    layer: () => {
      const places = new Map<string, number>();
      return async (asked, next) => {
        if (asked.operation !== "sessions.list") return next(asked.request);
        const place = places.get(asked.query.get("after_id") ?? "") ?? 0;
        const limit = Number(asked.query.get("limit") ?? "50");
        if (place === 0) {
          const first = await next(asked.request);
          const { next_cursor } = await bodyOf(first);
          if (typeof next_cursor === "string") places.set(next_cursor, limit);
          return first;
        }
        const response = await next(asking(asked, { query: { after_id: null, limit: "200" } }));
        const { data } = await bodyOf(response);
        const items: unknown[] = Array.isArray(data) ? data : [];
        const end = place + limit;
        const next_cursor = items.length > end ? `place-${places.size}` : null;
        if (next_cursor !== null) places.set(next_cursor, end);
        const page = { data: items.slice(place, end), has_more: next_cursor !== null, next_cursor };
        return answering(response, { body: { ok: true, ...page } });
      };
    },
  },
  {
    name: "does not know a last seen id",
    operations: sessions,
    layer: asks(["sessions.list"], ({ query }) =>
      /^[\da-f-]{36}$/.test(query.get("after_id") ?? "") ? { query: { after_id: "x" } } : null,
    ),
  },
  {
    name: "repeats the last item of a page on the next",
    operations: sessions,
    layer: answers(
      (body, { query }) =>
        query.has("after_id") && Array.isArray(body["data"]) && body["data"].length > 0
          ? { body: { ...body, data: [body["data"][0], ...body["data"]] } }
          : null,
      succeeding("sessions.list"),
    ),
  },
  {
    name: "gives a listing another slug where its own is taken",
    operations: listed,
    layer: after(409, ["agents.publish"], (asked, next) => {
      const slug = asked.body?.["listing_slug"];
      return next(asking(asked, { body: { ...asked.body, listing_slug: `${String(slug)}-2` } }));
    }),
  },
  {
    name: "counts the page instead of the directory",
    operations: listed,
    layer: answers(
      (body) => ({
        body: {
          ok: true,
          data: { ...inside(body, "data"), total_count: (inside(body, "data")["agents"] as readonly unknown[]).length },
        },
      }),
      succeeding("agents.directory"),
    ),
  },
  {
    name: "never says where the directory goes on",
    operations: listed,
    layer: rewrites(["agents.directory"], (text) => text.replace(/"next_offset":\d+/, '"next_offset":null')),
  },
  {
    name: "does not look at the category",
    operations: listed,
    layer: asks(["agents.directory"], () => ({ query: { category: null } })),
  },
  {
    name: "asks for a credential before it shows the directory",
    operations: listed,
    layer: () => async (asked, next) =>
      next(
        asked.operation === "agents.directory" && asked.token === ""
          ? asking(asked, { path: "/v1/atlas/channels" })
          : asked.request,
      ),
  },
  {
    name: "keeps a withdrawn agent in the directory",
    operations: listed,
    layer: keepsListed,
  },
  {
    name: "finds what was archived",
    operations: knowing,
    layer: keepsArchived,
  },
  {
    name: "lists archived documents among the others",
    operations: knowing,
    layer: () => async (asked, next) => {
      const response = await next(asked.request);
      if (
        asked.operation !== "knowledge.list" ||
        response.status !== 200 ||
        asked.query.has("q") ||
        asked.query.has("status")
      )
        return response;
      const archive = await bodyOf(await next(asking(asked, { query: { status: "archived" } })));
      const body = await bodyOf(response);
      const documents = [body, archive].flatMap((each) => (inside(each, "data")["documents"] ?? []) as unknown[]);
      return answering(response, { body: { ok: true, data: { ...inside(body, "data"), documents } } });
    },
  },
  {
    name: "queues a text",
    operations: knowing,
    layer: rewrites(["knowledge.create"], (text) => text.replaceAll('"indexed"', '"queued"')),
  },
  {
    name: "scores in percent",
    operations: knowing,
    layer: rewrites(["knowledge.list"], (text) =>
      text.replaceAll(/"relevance_score":([\d.]+)/g, (_, score: string) => `"relevance_score":${Number(score) * 100}`),
    ),
  },
  {
    name: "ranks the worst hit first",
    operations: knowing,
    layer: answers(
      reversed,
      (asked, { status }) => status === 200 && of("knowledge.list")(asked) && asked.query.has("q"),
    ),
  },
  {
    name: "cites another document than it quotes",
    operations: knowing,
    layer: rewrites(["knowledge.list"], (text) =>
      text.replaceAll(
        /"citation":\{"knowledge_id":"[^"]*"/g,
        '"citation":{"knowledge_id":"0199f0a0-7b1c-7d3e-8f00-00000000dead"',
      ),
    ),
  },
  {
    name: "calls every answer grounded",
    operations: ["knowledge.list", "agent.searchKnowledge", "sessions.create", "sessions.sendMessage"],
    layer: rewrites(["knowledge.list", "agent.searchKnowledge", "sessions.sendMessage"], (text) =>
      text.replaceAll(/"gap_(none|weak)"/g, '"grounded"'),
    ),
  },
  ...(["knowledge.list", "agent.searchKnowledge", "sessions.sendMessage"] as const).map((operation) => ({
    name: `tells by ${operation} of no word that nobody knows`,
    operations: [operation],
    layer: rewrites([operation], (text) => text.replace(/"unknown_words":\[[^\]]*\]/, '"unknown_words":[]')),
  })),
  {
    name: "names no document that is near",
    operations: ["knowledge.list"],
    layer: rewrites(["knowledge.list"], (text) => text.replace(/"nearest":\[[^\]]*\]/, '"nearest":[]')),
  },
  {
    name: "knows nothing of webhooks in its sandbox",
    operations: ["agent.searchKnowledge"],
    layer: answers(
      (body) => ({ body: { ok: true, data: { ...inside(body, "data"), results: [], knowledge_state: "gap_none" } } }),
      (asked, { status }) =>
        status === 200 && of("agent.searchKnowledge")(asked) && /webhook/.test(asked.query.get("query") ?? ""),
    ),
  },
  {
    name: "shows a context without knowledge",
    operations: ["events.ingest", "conversations.context"],
    layer: answers(
      (body) => ({ body: { ok: true, data: { ...inside(body, "data"), knowledge: [] } } }),
      succeeding("conversations.context"),
    ),
  },
  {
    name: "changes a text while it keeps it",
    operations: ["knowledge.create", "knowledge.get", "knowledge.list"],
    layer: rewrites(["knowledge.get"], (text) => text.toLowerCase()),
  },
];
