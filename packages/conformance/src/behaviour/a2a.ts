/** Agents by A2A: a message is a question in a session, and comes once, however often it is sent. */
import type { SuccessOf } from "@atlas-messaging/contract";
import type { Client } from "../calls.ts";
import type { Case } from "../case.ts";
import { framesOf } from "../client/exchange.ts";
import { freshSandbox, topic } from "./steps.ts";

const define = topic("a2a");

const evaluates = {
  section: "What the service does",
  line: "4. It manages agent records (hosted and external), lets an agent be listed in a public directory, and provides sandbox sessions for evaluating agents against knowledge.",
} as const;

/** An answer that is no stream. */
type Answer = Exclude<SuccessOf<"sessions.exchange">, string>;

interface Question {
  readonly text: string;
  readonly messageId: string;
  readonly contextId?: string;
  readonly tenant?: string;
}

const rpc = async (client: Client, method: string, params: object): Promise<Answer> => {
  const answer = await client.succeed("sessions.exchange", { body: { jsonrpc: "2.0", id: 1, method, params } });
  if (typeof answer === "string") throw new Error(`${method} was answered by a stream`);
  return answer;
};

/** Asks by the method that streams. Returns the data of each event. */
const stream = async (client: Client, message: object): Promise<readonly unknown[]> => {
  const body = { jsonrpc: "2.0", id: 1, method: "SendStreamingMessage", params: { message } };
  const { text } = await client.call("sessions.exchange", { body });
  return framesOf(text).flatMap(({ data }) => (data === null ? [] : [data]));
};

const ask = (client: Client, { text, tenant, ...message }: Question): Promise<Answer> =>
  rpc(client, "SendMessage", {
    ...(tenant === undefined ? {} : { tenant }),
    message: { ...message, role: "ROLE_USER", parts: [{ text }] },
  });

const messageIn = (answer: Answer) => ("result" in answer ? answer.result.message : undefined);

const codeIn = (answer: Answer): number | null => ("error" in answer ? answer.error.code : null);

export const agentToAgent: readonly Case[] = [
  define("conversation", {
    title: "a message of A2A begins a session, the next goes on in it, and one that comes again has the answer of then",
    operations: ["sessions.exchange", "sessions.listMessages"],
    cites: evaluates,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const { check } = context;
      const question = { text: "When are you open?", messageId: context.unique("a2a") };
      const first = messageIn(await ask(client, question));
      check.equal(first?.role, "ROLE_AGENT", "the role of the answer");
      const contextId = first?.contextId ?? "";
      const data = first?.parts.flatMap((part) => part.data ?? [])[0];
      check.equal(data?.knowledge_state, "grounded", "the knowledge state");
      check.that((data?.citations?.length ?? 0) > 0, "citations", "none");
      const again = messageIn(await ask(client, question));
      check.equal(again?.messageId, first?.messageId, "the answer to the same message");
      const next = { text: "How much is a pizza?", messageId: context.unique("a2a"), contextId };
      check.equal(messageIn(await ask(client, next))?.contextId, contextId, "the session of the next message");
      const { messages } = (
        await client.succeed("sessions.listMessages", { params: { session_id: contextId }, query: {} })
      ).data;
      check.equal(messages.length, 4, "messages of the session");
      check.equal(codeIn(await ask(client, { ...next, text: "Another?" })), -32_602, "the code for a used messageId");
    },
  }),
  define("agent", {
    title: "`tenant` names the agent whose sources answer; an unknown agent or session is refused in the form of A2A",
    operations: ["knowledge.create", "agents.create", "sessions.exchange"],
    cites: evaluates,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const { check } = context;
      const text = "The zeppelin lands on the roof at noon.";
      const body = { source_type: "text", title: "Zeppelin", text };
      const { id } = (await client.succeed("knowledge.create", { body })).data.document;
      const employed = { name: "Pilot", source_ids: [id] };
      const tenant = (await client.succeed("agents.create", { body: employed })).data.agent.id;
      const stateOf = async (question: string): Promise<unknown> => {
        const answer = await ask(client, { text: question, tenant, messageId: context.unique("a2a") });
        return messageIn(answer)?.parts.flatMap((part) => part.data ?? [])[0]?.knowledge_state;
      };
      await context.until(async () =>
        check.equal(await stateOf("When does the zeppelin land?"), "grounded", "the state of a known question"),
      );
      check.equal(await stateOf("How much is a pizza?"), "gap_none", "the state of a question to other sources");
      const unknown = "0199f0a0-7b1c-7d3e-8f00-00000000dead";
      const sent = { text: "When?", messageId: context.unique("a2a") };
      check.equal(codeIn(await ask(client, { ...sent, contextId: unknown })), -32_602, "the code for no session");
      check.equal(codeIn(await ask(client, { ...sent, tenant: unknown })), -32_602, "the code for no agent");
    },
  }),
  define("stream", {
    title:
      "a message that asks for a stream gets one event with the answer, the same one when it comes again, or with the refusal",
    operations: ["sessions.exchange"],
    cites: evaluates,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const { check } = context;
      const message = { messageId: context.unique("a2a"), role: "ROLE_USER", parts: [{ text: "When are you open?" }] };
      const first = await stream(client, message);
      check.equal(first.length, 1, "the events of the stream");
      check.includes(first[0], { result: { message: { role: "ROLE_AGENT" } } }, "the event");
      check.equal(await stream(client, message), first, "the stream of the same message");
      const [refused] = await stream(client, { ...message, role: "ROLE_AGENT" });
      check.includes(refused, { error: { code: -32_602 } }, "the event of a refusal");
    },
  }),
  define("tasks", {
    title: "there are no tasks and push notifications, and each is refused by the code that A2A has for it",
    operations: ["sessions.exchange"],
    cites: evaluates,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const codes = { GetTask: -32_001, SubscribeToTask: -32_001, "message/send": -32_601 };
      for (const [method, code] of Object.entries(codes))
        context.check.equal(codeIn(await rpc(client, method, { id: "1" })), code, `the code for ${method}`);
      const listed = await rpc(client, "ListTasks", {});
      context.check.equal("result" in listed ? listed.result.tasks : null, [], "the tasks");
    },
  }),
];
