/** Runs, messages and agent sessions: how they are found, and that the console shows the same as the public API. */
import type { SuccessOf } from "@atlas-messaging/contract";
import type { Case, Citation } from "../case.ts";
import { type Operated, at, freshConsole, hear, hour, newNumber, templateOf, timeOf, topic } from "./steps.ts";

const listed: Citation = {
  section: "Public API (host {base_url}, bearer credential with scopes)",
  line: "| GET | /v1/atlas/runs | atlas.runs.read | none | runs[] (audit log of all operations of the organization) |",
};

const unknownId = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eff";

const define = topic("records");

type Run = SuccessOf<"runs.list">["data"]["runs"][number];
type Query = { readonly [name: string]: string };

/** Lists runs in both places, which must agree. */
const runsBy = async (
  { client, operator }: Operated,
  query: Query,
  check: { equal: Equal },
): Promise<readonly Run[]> => {
  const wanted = { query: { limit: 200, ...query } };
  const { runs } = (await client.succeed("runs.list", wanted)).data;
  const shown = (await operator.succeed("console.runs.list", wanted)).data.runs;
  check.equal(shown, runs, `the runs by ${Object.keys(query).join()} in the console`);
  return runs;
};

type Equal = (value: unknown, expected: unknown, what: string) => void;

/** An agent with a session in which one question was asked, and a customer's conversation. */
const evaluated = async (its: Operated) => {
  const { client } = its;
  const { agent } = (await client.succeed("agents.create", { body: { name: "Evaluated" } })).data;
  const { session } = (await client.succeed("sessions.create", { body: { agent_id: agent.id } })).data;
  const params = { session_id: session.id };
  await client.succeed("sessions.sendMessage", { params, body: { query: "When are you open?" } });
  return { agent, session, params };
};

export const consoleRecords: readonly Case[] = [
  define("runs", {
    title: "runs are found by status, intent, agent, session, conversation, request and time, in the console too",
    operations: ["runs.list", "console.runs.list", "console.runs.get", "sessions.sendMessage", "events.ingest"],
    cites: listed,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check } = context;
      const its = await freshConsole(context);
      const { agent, session } = await evaluated(its);
      await its.client.succeed("sessions.create");
      const { conversation_id } = await hear(its.client, newNumber());
      const asked = await runsBy(its, { intent: "knowledge_question" }, check);
      check.equal(
        asked.map(({ session_id, agent_id }) => [session_id, agent_id]),
        [[session.id, agent.id]],
        "runs of a question",
      );
      const [question] = asked;
      const intents = async (query: Query) => (await runsBy(its, query, check)).map(({ intent }) => intent);
      const both = ["knowledge_question", "create_session"];
      check.equal(await intents({ agent_id: agent.id }), both, "runs of the agent");
      check.equal(await intents({ session_id: session.id }), both, "runs of the session");
      check.equal(await intents({ correlation_id: question?.correlation_id ?? "" }), [both[0]], "runs of the request");
      const here = await runsBy(its, { conversation_id, intent: "ingest_event" }, check);
      check.equal(here.length, 1, "runs of the customer's message");
      check.equal(await intents({ agent_id: agent.id, status: "failed" }), [], "failed runs of the agent");
      const now = await timeOf(its.client);
      const around = { agent_id: agent.id, since: at(now - hour), until: at(now + hour) };
      check.equal(await intents(around), both, "runs of this hour");
      check.equal(await intents({ since: at(now + hour) }), [], "runs of the future");
      check.equal(await intents({ until: at(now - hour) }), [], "runs of before");
      const id = question?.run_id ?? "";
      const shown = (await its.operator.succeed("console.runs.get", { params: { run_id: id } })).data;
      check.equal(shown, (await its.client.succeed("runs.get", { params: { run_id: id } })).data, "the run");
    },
  }),
  define("messages", {
    title: "the console lists and reads messages by the same filters as the public API",
    operations: ["console.messages.list", "console.messages.get", "messages.list", "messages.get"],
    cites: listed,
    needs: ["organization", "operator"],
    sends: true,
    run: async (context) => {
      const { check, until } = context;
      const { client, operator, sandbox } = await freshConsole(context);
      const [one, other] = [await hear(client, newNumber()), await hear(client, newNumber(), { text: "Another" })];
      const failing = { phone_number: sandbox.phone_numbers.failed, ...templateOf(sandbox) };
      const { message_id } = (await client.succeed("messages.send", { body: failing })).data;
      await until(async () => {
        const { message } = (await client.succeed("messages.get", { params: { id: message_id } })).data;
        check.equal(message.delivery_state, "failed", "the state of a message that fails");
      });
      const idsBy = async (query: Query) => {
        const wanted = { query: { limit: 200, ...query } };
        const { messages } = (await client.succeed("messages.list", wanted)).data;
        const shown = (await operator.succeed("console.messages.list", wanted)).data.messages;
        check.equal(shown, messages, `the messages by ${Object.keys(query).join()} in the console`);
        return shown.map(({ id }) => id);
      };
      check.equal(await idsBy({ customer_id: one.customer_id }), [one.message_id], "messages of the customer");
      const { conversation_id } = other;
      check.equal(await idsBy({ conversation_id }), [other.message_id], "messages of the conversation");
      const heard = [other.message_id, one.message_id];
      check.equal((await idsBy({ direction: "inbound" })).slice(0, 2), heard, "messages of customers");
      check.equal(await idsBy({ status: "failed" }), [message_id], "messages that failed");
      const now = await timeOf(client);
      check.equal(await idsBy({ since: at(now + hour) }), [], "messages of the future");
      const inbound = { direction: "inbound", status: "failed" };
      await operator.refuse("console.messages.list", "validation_failed", { query: inbound });
      const shown = (await operator.succeed("console.messages.get", { params: { message_id: message_id } })).data;
      check.equal(shown, (await client.succeed("messages.get", { params: { id: message_id } })).data, "the message");
    },
  }),
  define("agent-sessions", {
    title: "the console lists the sessions of an agent, with their messages",
    operations: ["console.agentSessions.list", "console.agentSessions.get", "console.agentSessions.listMessages"],
    cites: listed,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check } = context;
      const its = await freshConsole(context);
      const { agent, params } = await evaluated(its);
      await its.client.succeed("sessions.create");
      const sessionsBy = async (query: Query) =>
        (await its.operator.succeed("console.agentSessions.list", { query })).data.sessions;
      const all = (await its.client.succeed("sessions.list")).data;
      const [own] = all.filter(({ agent_id }) => agent_id === agent.id);
      check.equal(await sessionsBy({}), all, "all sessions");
      check.equal(await sessionsBy({ agent_id: agent.id }), [own], "sessions of the agent");
      const now = await timeOf(its.client);
      check.equal(await sessionsBy({ since: at(now + hour) }), [], "sessions of the future");
      check.equal(await sessionsBy({ until: at(now - hour) }), [], "sessions of before");
      const { session } = (await its.operator.succeed("console.agentSessions.get", { params })).data;
      check.equal(session, own, "the session");
      const { messages } = (await its.operator.succeed("console.agentSessions.listMessages", { params })).data;
      check.equal(
        messages.map(({ role }) => role),
        ["user", "assistant"],
        "who wrote the messages",
      );
    },
  }),
  define("tried-agents", {
    title: "a person tries an agent in the console, which answers as it does in a session of a program",
    operations: ["console.agentSessions.create", "console.agentSessions.sendMessage", "sessions.listRuns"],
    cites: listed,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check } = context;
      const { client, operator } = await freshConsole(context);
      const { id: agent_id } = (await client.succeed("agents.create", { body: { name: "Concierge" } })).data.agent;
      await (await context.inRole("viewer")).refuse("console.agentSessions.create", "permission_denied");
      await operator.refuse("console.agentSessions.create", "validation_failed", { body: { agent_id: unknownId } });
      const { session } = (await operator.succeed("console.agentSessions.create", { body: { agent_id } })).data;
      const params = { session_id: session.id };
      const body = { query: "When are you open?" };
      const { data } = await operator.succeed("console.agentSessions.sendMessage", { params, body });
      const theirs = (await client.succeed("sessions.create", { body: { agent_id } })).data.session;
      const asked = await client.succeed("sessions.sendMessage", { params: { session_id: theirs.id }, body });
      check.equal(data.message.content, asked.data.message.content, "the answer");
      check.equal(data.citations, asked.data.citations, "the citations of the answer");
      const runs = (await client.succeed("sessions.listRuns", { params: { id: session.id } })).data;
      check.includes(runs[0], { agent_id, intent: "knowledge_question", actor: data.run.actor }, "the run");
      check.equal(data.run.actor?.type, "operator", "the kind of the run's actor");
      const nowhere = { session_id: unknownId };
      await operator.refuse("console.agentSessions.sendMessage", "not_found", { params: nowhere, body });
    },
  }),
];
