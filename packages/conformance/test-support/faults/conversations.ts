/** The states of conversations, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import {
  type Asked,
  type Fault,
  type Json,
  type Layer,
  after,
  answers,
  asking,
  asks,
  bodyOf,
  inside,
  instead,
  rewrites,
  succeeding,
  without,
} from "./fault.ts";

const acting: readonly OperationId[] = ["actions.execute", "conversations.context", "conversations.listEvents"];

const act = (asked: Asked, body: Json): Request => asking(asked, { path: "/v1/atlas/actions", body });

/** Acts again where an action on a conversation has succeeded before another request of it succeeds. */
const undoing =
  (remembers: (body: Json) => Json | null, when: (asked: Asked) => boolean): (() => Layer) =>
  () => {
    const remembered = new Map<unknown, Json>();
    return async (asked, next) => {
      const response = await next(asked.request);
      if (response.status !== 200) return response;
      const { body, operation } = asked;
      const kept = operation === "actions.execute" && body ? remembers(body) : null;
      if (kept) remembered.set(body?.["conversation_id"], kept);
      else if (when(asked)) {
        const again = remembered.get(inside(await bodyOf(response), "data")["conversation_id"]);
        if (again) await next(act(asked, again));
      }
      return response;
    };
  };

const isAction = ({ operation, body }: Asked, name: string): boolean =>
  operation === "actions.execute" && body?.["action_type"] === name;

const listOf = ({ data }: Json): readonly Json[] => (Array.isArray(data) ? data : []);

const untold = (event: Json): Json => ("previous" in event ? event : without(event, "conversation"));

const inboxFaults: readonly Fault[] = [
  {
    name: "says nothing of a note in the history",
    operations: ["console.conversations.addNote", "conversations.listEvents"],
    layer: rewrites(["conversations.listEvents"], (text) =>
      text.replaceAll('"event_type":"conversation.updated"', '"event_type":"conversation.created"'),
    ),
  },
  {
    name: "gives notes to agents who have not asked for them",
    operations: ["conversations.context", "console.conversations.addNote"],
    layer: asks(["conversations.context"], () => ({ query: { include_notes: "true" } })),
  },
  ...["label", "owner", "waiting", "q", "status"].map((name): Fault => ({
    name: `lists conversations whatever ${name} it is asked for`,
    operations: ["console.conversations.list"],
    layer: asks(["console.conversations.list"], () => ({ query: { [name]: null } })),
  })),
  {
    name: "knows the letter case of ASCII alone",
    operations: ["console.conversations.list"],
    // It finds nothing then, as by a word that nobody wrote.
    layer: asks(["console.conversations.list"], ({ query }) =>
      /[À-ž]/.test(query.get("q") ?? "") ? { query: { q: "never written" } } : null,
    ),
  },
  {
    name: "finds words beside each other alone",
    operations: ["console.conversations.list"],
    layer: asks(["console.conversations.list"], ({ query }) =>
      query.get("q")?.includes(" ") ? { query: { q: "never written" } } : null,
    ),
  },
  {
    name: "leaves conversations to a member who was removed",
    operations: ["console.members.remove", "console.conversations.get"],
    layer: rewrites(["console.conversations.get"], (text) =>
      text.replace('"owner":null', '"owner":{"id":"0199f0a0-7b1c-7d3e-8f00-00000000dead","name":"Somebody"}'),
    ),
  },
  {
    name: "counts nobody who waits",
    operations: ["console.conversations.count"],
    layer: rewrites(["console.conversations.count"], (text) => text.replace(/"waiting":\d+/, '"waiting":0')),
  },
  {
    name: "says that an integration wrote what a person wrote",
    operations: ["console.conversations.reply", "conversations.context"],
    layer: rewrites(["conversations.context"], (text) => text.replaceAll('"type":"operator"', '"type":"api"')),
  },
  {
    name: "names the address of a person who wrote",
    operations: ["console.conversations.reply", "conversations.context"],
    layer: rewrites(["conversations.context", "console.conversations.reply"], (text) =>
      text.replaceAll(/"type":"operator","name":"[^"]*"/g, '"type":"operator","name":"operator@sandbox.example"'),
    ),
  },
  {
    name: "names the address of a person who noted",
    operations: ["conversations.context", "console.conversations.addNote"],
    layer: rewrites(["conversations.context"], (text) =>
      text.replace(/("notes":\[\{.*"author":\{"type":"operator","name":)"[^"]*"/, '$1"operator@sandbox.example"'),
    ),
  },
  {
    name: "says that an integration acted in the run of a person's reply",
    operations: ["console.conversations.reply"],
    layer: rewrites(["console.conversations.reply"], (text) =>
      text.replace(/"actor":\{[^}]*\}/, '"actor":{"type":"api","name":null}'),
    ),
  },
  {
    name: "leaves a conversation to the agent after a person has replied",
    operations: ["console.conversations.reply"],
    layer: rewrites(["console.conversations.reply"], (text) =>
      text.replace('"status":"handed_off"', '"status":"open"'),
    ),
  },
  {
    name: "lets the customer wait after a person has replied",
    operations: ["console.conversations.reply"],
    layer: rewrites(["console.conversations.reply"], (text) =>
      text.replace('"waiting_since":null', '"waiting_since":"2026-01-01T12:00:00.000Z"'),
    ),
  },
];

export const conversationFaults: readonly Fault[] = [
  ...inboxFaults,
  {
    name: "tells the status with changes of a conversation alone",
    operations: ["events.ingest", "conversations.listEvents"],
    layer: answers(
      (body) => ({ body: { ...body, data: listOf(body).map(untold) } }),
      succeeding("conversations.listEvents"),
    ),
  },
  {
    name: "leaves a closed conversation closed when the customer writes",
    operations: ["events.ingest", "actions.execute"],
    layer: undoing(
      (body) => (body["action_type"] === "close" ? without(body, "idempotency_key") : null),
      ({ operation }) => operation === "events.ingest",
    ),
  },
  {
    name: "keeps the owner when it hands back",
    operations: acting,
    layer: undoing(
      (body) => (body["action_type"] === "assign_owner" ? without(body, "idempotency_key") : null),
      (asked) => isAction(asked, "hand_back"),
    ),
  },
  {
    name: "closes what is closed already",
    operations: acting,
    layer: after(409, ["actions.execute"], async (asked, next) => {
      if (!isAction(asked, "close") || !asked.body) return null;
      await next(act(asked, { ...without(asked.body, "idempotency_key"), action_type: "reopen" }));
      return next(asked.request);
    }),
  },
  {
    name: "tells nobody that a conversation has changed",
    operations: acting,
    layer: answers(({ data, ...body }) => {
      const events = (Array.isArray(data) ? data : []) as readonly Json[];
      return { body: { ...body, data: events.filter((each) => each["event_type"] !== "conversation.updated") } };
    }, succeeding("conversations.listEvents")),
  },
  {
    name: "says that a person wrote what an integration wrote",
    operations: ["actions.execute", "conversations.context"],
    layer: rewrites(["conversations.context"], (text) => text.replaceAll('"type":"api"', '"type":"operator"')),
  },
  {
    name: "lets nobody answer what was handed back",
    operations: ["agents.create", "events.ingest", "actions.execute"],
    layer: instead(["actions.execute"], async (asked, next) => {
      if (!isAction(asked, "hand_back") || !asked.body) return null;
      // Closing forgets who waits.
      const body = without(asked.body, "idempotency_key");
      await next(act(asked, { ...body, action_type: "close" }));
      return next(act(asked, { ...body, action_type: "reopen" }));
    }),
  },
];
