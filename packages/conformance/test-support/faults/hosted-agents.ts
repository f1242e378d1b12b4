/** Hosted agents, a little off. */
import { type Fault, type Json, asking, asks, instead, without } from "./fault.ts";

/** Changes what customers write, so that an agent hears something else. */
const mishears = (change: (text: string) => string): NonNullable<Fault["layer"]> =>
  asks(["events.ingest"], ({ body }) => {
    const message = body?.["message"] as Json | undefined; // The suite sends objects.
    const text = message?.["text"];
    return typeof text === "string" ? { body: { ...body, message: { ...message, text: change(text) } } } : null;
  });

const nothing = "Xyzzy plugh?";

export const hostedAgentFaults: readonly Fault[] = [
  {
    name: "takes a poll for a question",
    operations: ["events.ingest", "messages.get"],
    layer: asks(["events.ingest"], ({ body }) => {
      const { content } = (body?.["message"] ?? {}) as { content?: Json }; // The suite sends objects.
      return content?.["type"] === "unsupported" ? { body: { ...body, message: { text: "poll?" } } } : null;
    }),
  },
  {
    name: "answers each of a customer's quick messages",
    operations: ["agents.update"],
    layer: instead(["agents.update"], async (asked, next) => {
      if (asked.body?.["answer_after_seconds"] !== 3) return null;
      const response = await next(asking(asked, { body: { ...asked.body, answer_after_seconds: 0 } }));
      return new Response(
        (await response.text()).replace('"answer_after_seconds":0', '"answer_after_seconds":3'),
        response,
      );
    }),
  },
  {
    name: "takes courtesies for questions",
    operations: ["agents.create", "events.ingest"],
    layer: mishears((text) => (/^(?:ok|thanks a lot|bye)$/.test(text) ? nothing : text)),
  },
  {
    name: "hears a wish for a person in English alone",
    operations: ["agents.create", "events.ingest"],
    layer: mishears((text) =>
      /mensch|conseiller|persona|operatore|atendente|medewerker|insan|опер|موظف/i.test(text) ? nothing : text,
    ),
  },
  {
    name: "hears no mistyped wish",
    operations: ["agents.create", "events.ingest"],
    layer: mishears((text) => (text.includes("persn") ? nothing : text)),
  },
  {
    name: "answers danger as a question",
    operations: ["agents.create", "events.ingest"],
    layer: mishears((text) => (text.includes("breathe") ? nothing : text)),
  },
  {
    name: "answers a wish to book as a question",
    operations: ["agents.create", "events.ingest"],
    layer: mishears((text) => (text.includes("book a table for two tonight") ? nothing : text)),
  },
  {
    name: "keeps the stop word from somebody who waits for a person",
    operations: ["agents.create", "events.ingest"],
    layer: mishears((text) => (text === "stop texting me" ? "thanks" : text)),
  },
  {
    name: "does not hear a yes to its offer",
    operations: ["agents.create", "events.ingest"],
    layer: mishears((text) => (text === "yes please" ? "thanks" : text)),
  },
  {
    name: "answers one of two questions",
    operations: ["agents.create", "events.ingest"],
    layer: mishears((text) => text.replace(/, and how much.*/, "?")),
  },
  {
    name: "names intents in English alone",
    operations: ["events.ingest"],
    layer: mishears((text) => (text.includes("cierran") ? nothing : text)),
  },
  {
    name: "keeps the time of its people to itself",
    operations: ["agents.create", "agents.update"],
    layer: asks(["agents.update"], ({ body }) =>
      body && "people_reply_within_seconds" in body ? { body: { name: "Concierge" } } : null,
    ),
  },
  {
    name: "promises an answer in half an hour at night",
    operations: ["agents.create", "agents.update"],
    layer: asks(["agents.update"], ({ body }) =>
      body && "people_hours" in body ? { body: { people_hours: null } } : null,
    ),
  },
  {
    name: "lets an agent answer from all that the organization knows",
    operations: ["sessions.sendMessage"],
    layer: asks(["agents.create"], ({ body }) => (body ? { body: without(body, "source_ids") } : null)),
  },
  {
    name: "answers customers who were handed to people",
    operations: ["agents.create", "events.ingest", "actions.execute"],
    layer: () => {
      const handedOver = new Set<unknown>();
      return async (asked, next) => {
        const response = await next(asked.request);
        if (response.status !== 200) return response;
        const { body, operation, request } = asked;
        if (operation === "actions.execute" && body?.["action_type"] === "handoff")
          handedOver.add(body["conversation_id"]);
        if (operation !== "events.ingest") return response;
        const { data } = (await response.clone().json()) as { readonly data: { readonly conversation_id: string } };
        const { conversation_id } = data; // The client holds it to that.
        if (!handedOver.has(conversation_id)) return response;
        const reply = { conversation_id, action_type: "reply", payload: { text: "At noon." } };
        const url = new URL("/v1/atlas/actions", request.url);
        await next(new Request(url, { method: "POST", headers: request.headers, body: JSON.stringify(reply) }));
        return response;
      };
    },
  },
];
