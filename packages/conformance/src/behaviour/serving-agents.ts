/** Agents of channels: the owner says which answers, archived ones fall silent, and external ones have a time to act. */
import type { Client } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import { type Sandbox, contextOf, eventsOf, freshSandbox, hear, newNumber, topic } from "./steps.ts";

const manages: Citation = {
  section: "What the service does",
  line: "4. It manages agent records (hosted and external), lets an agent be listed in a public directory, and provides sandbox sessions for evaluating agents against knowledge.",
};

const define = topic("serving-agents");

const question = "When does the zeppelin land?";

/** Hosted agents that answer each message at once. */
const atOnce = { answer_after_seconds: 0 };

const employ = async (client: Client, name: string, more: object = atOnce) =>
  (await client.succeed("agents.create", { body: { name, channels: ["chatapp"], ...more } })).data.agent.id;

const choose = ({ client, sandbox }: Sandbox, agent_id: string | null) =>
  client.succeed("channels.update", { params: { channel_id: sandbox.channel_id }, body: { agent_id } });

/** Hears a question, and returns who answered it by the time that the target is idle. */
const answeredBy = async (context: Context, { client }: Sandbox) => {
  const { conversation_id } = await hear(client, newNumber(), { text: question });
  await context.clock.advance("1m");
  const { recent_messages } = await contextOf(client, conversation_id);
  return recent_messages.filter(({ direction }) => direction === "outbound").map(({ author }) => author?.name ?? null);
};

const external = { kind: "external", reply_within_seconds: 600 };

/** Hears a customer on a channel of an external agent, and returns the conversation after its time to act. */
const unanswered = async (context: Context, its: Sandbox, more: object = {}, number = newNumber()) => {
  await choose(its, await employ(its.client, "Own program", { ...external, ...more }));
  const { conversation_id } = await hear(its.client, number, { text: question });
  const outbound = async () =>
    (await contextOf(its.client, conversation_id)).recent_messages.filter(({ direction }) => direction === "outbound");
  context.check.equal((await outbound()).length, 0, "answers before the time is over");
  return { conversation_id, outbound };
};

export const servingAgents: readonly Case[] = [
  define("chosen", {
    title: "the agent that the owner chose answers on a channel, and nobody where the owner chose nobody",
    operations: ["agents.create", "channels.update", "events.ingest", "conversations.context"],
    cites: manages,
    sends: true,
    needs: ["organization", "clock"],
    run: async (context) => {
      const its = await freshSandbox(context);
      await employ(its.client, "First");
      const second = await employ(its.client, "Second");
      context.check.equal(await answeredBy(context, its), ["First"], "who answers before a choice");
      await choose(its, second);
      context.check.equal(await answeredBy(context, its), ["Second"], "who answers after the choice");
      await choose(its, null);
      context.check.equal(await answeredBy(context, its), [], "who answers when nobody is chosen");
    },
  }),
  define("archived", {
    title: "an archived agent answers nobody, leaves list and directory, and can be read and brought back",
    operations: ["agents.create", "agents.update", "agents.get", "agents.list", "agents.directory", "events.ingest"],
    cites: manages,
    sends: true,
    needs: ["organization", "clock"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const { client } = its;
      const category = context.unique("c");
      const params = { agent_id: await employ(client, "Only") };
      await client.succeed("agents.publish", { params, body: { is_listed: true, listing_category: category } });
      const move = (status: string) => client.succeed("agents.update", { params, body: { status } });
      await move("archived");
      context.check.equal(await answeredBy(context, its), [], "who answers once the agent is archived");
      context.check.equal((await client.succeed("agents.list")).data.agents, [], "agents of the list");
      const archived = (await client.succeed("agents.list", { query: { status: "archived" } })).data.agents;
      context.check.equal(
        archived.map(({ id }) => id),
        [params.agent_id],
        "archived agents",
      );
      context.check.equal((await client.succeed("agents.get", { params })).data.agent.status, "archived", "status");
      const listed = (await context.anonymous.succeed("agents.directory", { query: { category } })).data.agents;
      context.check.equal(listed, [], "agents of the directory");
      const refused = await client.call("channels.update", {
        params: { channel_id: its.sandbox.channel_id },
        body: { agent_id: params.agent_id },
      });
      context.check.equal(refused.status, 422, `${refused.where}, which names an archived agent`);
      await move("ready");
      context.check.equal(await answeredBy(context, its), ["Only"], "who answers once it is back");
    },
  }),
  define("time-to-act", {
    title: "an external agent that lets its time pass has the conversation handed off to people, once",
    operations: ["agents.create", "channels.update", "events.ingest", "conversations.listEvents"],
    cites: manages,
    sends: true,
    needs: ["organization", "clock"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const { conversation_id, outbound } = await unanswered(context, its);
      await hear(its.client, newNumber(), { text: question });
      await context.clock.advance("11m");
      const handoffs = (await eventsOf(its.client, conversation_id)).filter(
        ({ event_type }) => event_type === "agent.handoff",
      );
      context.check.equal(handoffs.length, 1, "agent.handoff in the history");
      context.check.equal((await outbound()).length, 0, "answers after the time");
    },
  }),
  define("announced-people", {
    title: "the service announces people once, in the name of an external agent that leaves it to the service",
    operations: ["agents.create", "channels.update", "events.ingest", "conversations.context"],
    cites: manages,
    sends: true,
    needs: ["organization", "clock"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const number = newNumber();
      const { outbound } = await unanswered(context, its, { announces_people: true }, number);
      await context.clock.advance("11m");
      const authors = (await outbound()).map(({ author }) => author?.name ?? null);
      context.check.equal(authors, ["Own program"], "who announces people");
      await hear(its.client, number, { text: question });
      await context.clock.advance("1m");
      context.check.equal((await outbound()).length, 1, "announcements after another message");
      const hosted = { name: "Concierge", announces_people: false };
      await its.client.refuse("agents.create", "validation_failed", { body: hosted });
    },
  }),
  define("answered-in-time", {
    title: "an external agent that answers in time keeps the conversation",
    operations: ["agents.create", "channels.update", "events.ingest", "actions.execute", "conversations.listEvents"],
    cites: manages,
    sends: true,
    needs: ["organization", "clock"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const { conversation_id } = await unanswered(context, its);
      const reply = { conversation_id, action_type: "reply", payload: { text: "At noon." } };
      await its.client.succeed("actions.execute", { body: reply });
      await context.clock.advance("11m");
      const names = (await eventsOf(its.client, conversation_id)).map(({ event_type }) => event_type);
      context.check.equal(names.includes("agent.handoff"), false, "whether it was handed off");
    },
  }),
  define("fallback", {
    title: "the hosted agent that stands in for an external one answers when its time is over",
    operations: ["agents.create", "channels.update", "events.ingest", "conversations.context"],
    cites: manages,
    sends: true,
    needs: ["organization", "clock"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const fallback_agent_id = await employ(its.client, "Stand-in");
      const { outbound } = await unanswered(context, its, { fallback_agent_id });
      await context.clock.advance("11m");
      const authors = (await outbound()).map(({ author }) => author?.name ?? null);
      context.check.equal(authors, ["Stand-in"], "who answers after the time");
    },
  }),
];
