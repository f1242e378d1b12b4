/** The states of a conversation, and the actions between them. */
import type { Client } from "../calls.ts";
import type { Case, Citation } from "../case.ts";
import { contextOf, eventsOf, freshSandbox, hear, newNumber, topic } from "./steps.ts";

const endpoint: Citation = {
  section: "Public API (host {base_url}, bearer credential with scopes)",
  line: "| POST | /v1/atlas/actions | atlas.actions.execute | idempotency_key, conversation_id, action_type (`reply`, `draft`, `handoff`; owner assignment is also named), payload { text } | accepted, delivery_state, run. Replies go out over the messaging channel. |",
};

const define = topic("conversations");

export type StateAction = "handoff" | "hand_back" | "close" | "reopen" | "unassign_owner";

const move = (client: Client, conversation_id: string, action_type: StateAction) =>
  client.succeed("actions.execute", { body: { conversation_id, action_type } });

/** Returns what each `conversation.updated` told, oldest first. */
const updatesOf = async (client: Client, id: string) =>
  (await eventsOf(client, id)).filter(({ event_type }) => event_type === "conversation.updated");

export const conversations: readonly Case[] = [
  define("whole-life", {
    title: "a conversation is handed off, handed back, closed and reopened, and an event tells each change",
    operations: ["actions.execute", "conversations.context", "conversations.listEvents"],
    cites: endpoint,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const { conversation_id, owner_id } = sandbox;
      const assign = { conversation_id, action_type: "assign_owner", payload: { owner_id } };
      await client.succeed("actions.execute", { body: assign });
      const steps = [
        ["handoff", { status: "handed_off", owner_id }, { status: "open" }],
        ["hand_back", { status: "open", owner_id: null }, { status: "handed_off", owner_id }],
        ["close", { status: "closed", owner_id: null, waiting_since: null }, { status: "open" }],
        ["reopen", { status: "open", owner_id: null }, { status: "closed" }],
      ] as const;
      for (const [action, state, previous] of steps) {
        const { data } = await move(client, conversation_id, action);
        context.check.includes(data, { action_type: action, run: { intent: action } }, `the answer to ${action}`);
        const { conversation } = await contextOf(client, conversation_id);
        context.check.includes(conversation, state, `the conversation after ${action}`);
        const event = (await updatesOf(client, conversation_id)).at(-1);
        context.check.includes(event?.conversation, state, `the state in the event of ${action}`);
        context.check.equal(event?.previous, previous, `what changed, in the event of ${action}`);
        context.check.equal(event?.changed_by?.type, "api", `who changed it, in the event of ${action}`);
      }
    },
  }),
  define("wrong-states", {
    title: "an action that the status does not allow is a conflict, and changes nothing",
    operations: ["actions.execute", "conversations.context"],
    cites: endpoint,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const { conversation_id } = sandbox;
      const refused = async (action_type: StateAction): Promise<void> => {
        const before = (await contextOf(client, conversation_id)).conversation;
        await client.refuse("actions.execute", "conflict", { body: { conversation_id, action_type } });
        const { conversation } = await contextOf(client, conversation_id);
        context.check.equal(conversation, before, `the conversation after a refused ${action_type}`);
      };
      for (const action of ["hand_back", "reopen", "unassign_owner"] as const) await refused(action);
      await move(client, conversation_id, "close");
      for (const action of ["hand_back", "close"] as const) await refused(action);
    },
  }),
  define("reopened-by-the-customer", {
    title: "a customer's message reopens a closed conversation without its owner, and waits for an answer",
    operations: ["actions.execute", "events.ingest", "conversations.context", "conversations.listEvents"],
    cites: endpoint,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const number = newNumber();
      const { conversation_id } = await hear(client, number);
      const payload = { owner_id: sandbox.owner_id };
      await client.succeed("actions.execute", { body: { conversation_id, action_type: "assign_owner", payload } });
      await move(client, conversation_id, "close");
      await hear(client, number);
      const { conversation } = await contextOf(client, conversation_id);
      context.check.includes(conversation, { status: "open", owner_id: null }, "the conversation");
      context.check.equal(conversation.waiting_since, conversation.last_inbound_at, "waiting_since");
      const event = (await updatesOf(client, conversation_id)).at(-1);
      const { owner_id } = sandbox;
      context.check.equal(event?.previous, { status: "closed", owner_id }, "what changed, in the event");
      context.check.equal(event?.changed_by, null, "who changed it, in the event");
    },
  }),
  define("told-with-each-message", {
    title: "the event of a message says who has the conversation, so a program learns that a person took over",
    operations: ["actions.execute", "events.ingest", "conversations.listEvents"],
    cites: endpoint,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const number = newNumber();
      const { conversation_id } = await hear(client, number);
      const steps = [
        ["handoff", "agent.handoff", "handed_off"],
        ["hand_back", "atlas.action.executed", "open"],
      ] as const;
      for (const [action, name, status] of steps) {
        await move(client, conversation_id, action);
        const told = (await eventsOf(client, conversation_id)).findLast(({ event_type }) => event_type === name);
        context.check.equal(told?.conversation?.status, status, `the status in ${name} of ${action}`);
        await hear(client, number);
        const received = (await eventsOf(client, conversation_id)).findLast(
          ({ event_type }) => event_type === "conversation.message_received",
        );
        context.check.equal(received?.conversation?.status, status, `the status with a message after ${action}`);
      }
    },
  }),
  define("author", {
    title: "a message says who wrote it",
    operations: ["actions.execute", "events.ingest", "conversations.context"],
    cites: endpoint,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const { conversation_id } = await hear(client, newNumber());
      const body = { conversation_id, action_type: "reply", payload: { text: "We are open." } };
      await client.succeed("actions.execute", { body });
      const { recent_messages, conversation } = await contextOf(client, conversation_id);
      const authors = recent_messages.map(({ author }) => author?.type ?? null);
      context.check.equal(authors, [null, "api"], "the authors");
      context.check.equal(conversation.waiting_since, null, "waiting_since after the reply");
    },
  }),
];
