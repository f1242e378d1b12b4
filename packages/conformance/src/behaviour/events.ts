/** Inbound events, and the history of a conversation. */
import type { Case, Citation } from "../case.ts";
import { at, contextOf, eventsOf, freshSandbox, hear, hour, inbound, newNumber, timeOf, topic } from "./steps.ts";

const received: Citation = {
  section: "What the service does",
  line: "It receives external events into its pipeline, records an audit log of runs, and delivers signed webhooks.",
};
const fields: Citation = { section: "Inbound event (to the pipeline)", line: "| idempotency_key | string | |" };
const history: Citation = {
  section: "Public API (host {base_url}, bearer credential with scopes)",
  line: "| GET | /v1/atlas/conversations/{id}/events | atlas.conversations.read (implied) | limit | data[] of events in chronological order, has_more |",
};
const created: Citation = {
  section: "Event names in the subscription guide",
  line: "| conversation.created | new inbound conversation thread started |",
};

const define = topic("events");

export const events: readonly Case[] = [
  define("processed-once", {
    title: "an event that is pushed several times with one key is processed once",
    operations: ["events.ingest", "conversations.context", "conversations.listEvents"],
    cites: fields,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const body = inbound(newNumber(), { idempotency_key: context.unique() });
      const first = await client.succeed("events.ingest", { body });
      await client.succeed("events.ingest", { body });
      await Promise.all([client.call("events.ingest", { body }), client.call("events.ingest", { body })]);
      const { conversation_id } = first.data;
      const { recent_messages } = await contextOf(client, conversation_id);
      context.check.equal(recent_messages.length, 1, "messages of the customer");
      const names = (await eventsOf(client, conversation_id)).map(({ event_type }) => event_type);
      const counted = names.filter((name) => name === "conversation.message_received").length;
      context.check.equal(counted, 1, "conversation.message_received in the history");
    },
  }),
  define("one-conversation", {
    title: "messages of one number go to one customer and one conversation, also at once",
    operations: ["events.ingest", "conversations.listEvents"],
    cites: created,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const number = newNumber();
      const all = await Promise.all(["one", "two", "three"].map((text) => hear(client, number, { text })));
      const conversation_id = all[0]?.conversation_id ?? "";
      for (const each of all) {
        context.check.equal(each.conversation_id, conversation_id, "conversation_id");
        context.check.equal(each.customer_id, all[0]?.customer_id, "customer_id");
      }
      const names = (await eventsOf(client, conversation_id)).map(({ event_type }) => event_type);
      context.check.equal(names.filter((name) => name === "conversation.created").length, 1, "conversation.created");
    },
  }),
  define("chronological", {
    title: "the history of a conversation is in the order of its times",
    operations: ["events.ingest", "actions.execute", "conversations.listEvents"],
    cites: history,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const { conversation_id } = await hear(client, newNumber());
      await client.succeed("actions.execute", { body: { conversation_id, action_type: "handoff" } });
      const all = await eventsOf(client, conversation_id);
      const times = all.map(({ created_at }) => created_at);
      context.check.equal(times, times.toSorted(), "the times of the history");
      const names = all.map(({ event_type }) => event_type);
      const [began, ended] = [names.indexOf("conversation.created"), names.indexOf("agent.handoff")];
      context.check.that(began !== -1 && began < ended, "conversation.created before agent.handoff", names.join(", "));
    },
  }),
  define("own-time", {
    title: "a message keeps the time that it was given, and stands in its place among the latest",
    operations: ["sessions.create", "events.ingest", "conversations.context"],
    cites: received,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const number = newNumber();
      const now = await timeOf(client);
      const [later, earlier] = [at(now - hour), at(now - 2 * hour)];
      const { conversation_id } = await hear(client, number, { text: "second", timestamp: later });
      await hear(client, number, { text: "first", timestamp: earlier });
      const { recent_messages } = await contextOf(client, conversation_id);
      context.check.equal(
        recent_messages.map(({ text, created_at }) => [text, created_at]),
        [
          ["first", earlier],
          ["second", later],
        ],
        "the latest messages",
      );
    },
  }),
  define("unknown-channel", {
    title: "an event of a channel that the organization does not have is refused",
    operations: ["events.ingest"],
    cites: received,
    run: async (context) => {
      const { client } = await context.home();
      await client.refuse("events.ingest", "validation_failed", {
        body: { ...inbound(newNumber()), channel: "pigeon" },
      });
    },
  }),
];
