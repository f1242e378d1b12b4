/** Programs that write as an external agent, and are silent where people have the conversation. */
import type { Scope } from "@atlas-messaging/contract";
import type { Client } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import { callTool, refusal } from "./tool-calls.ts";
import { contextOf, freshConsole, hear, newNumber, templateOf, topic } from "./steps.ts";

const people: Citation = {
  section: "What the service does",
  line: "2. It sends a message to a phone number over the messaging channel, and replies, drafts or hands off inside an existing conversation.",
};

const define = topic("acting-agents");

const granted_scopes: readonly Scope[] = ["atlas.actions.execute", "atlas.messages.send", "atlas.conversations.read"];

/** Makes an organization, an external agent, and a program whose key writes as the agent. */
const withProgram = async (context: Context) => {
  const its = await freshConsole(context);
  const { client, operator } = its;
  const own = { name: "Own bot", kind: "external", channels: ["chatapp"] };
  const agent_id = (await client.succeed("agents.create", { body: own })).data.agent.id;
  const body = { name: "Bot server", agent_id };
  const { service_account } = (await operator.succeed("console.serviceAccounts.create", { body })).data;
  const params = { service_account_id: service_account.id };
  const { key } = (await operator.succeed("console.serviceAccounts.createKey", { params, body: { granted_scopes } }))
    .data;
  return { ...its, agent_id, params, program: context.clientOf(key.secret) };
};

const reply = (conversation_id: string, more: object = {}) => ({
  conversation_id,
  action_type: "reply",
  payload: { text: "Until six." },
  ...more,
});

const lastIn = async (client: Client, id: string) => {
  const outbound = (await contextOf(client, id)).recent_messages.filter(({ direction }) => direction === "outbound");
  return outbound.at(-1);
};

export const actingAgents: readonly Case[] = [
  define("author", {
    title: "tokens of a program write as the external agent that it names, and as a program without one",
    operations: [
      "console.serviceAccounts.create",
      "console.serviceAccounts.createKey",
      "console.serviceAccounts.update",
      "actions.execute",
      "conversations.context",
    ],
    cites: people,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator, program, params, agent_id } = await withProgram(context);
      const { conversation_id } = await hear(client, newNumber());
      const { run } = (await program.succeed("actions.execute", { body: reply(conversation_id) })).data;
      context.check.includes(run, { agent_id, actor: { type: "agent", name: "Own bot" } }, "the run of the reply");
      const written = await lastIn(client, conversation_id);
      context.check.equal(written?.author, { type: "agent", name: "Own bot" }, "the author of the reply");
      const hosted = (await client.succeed("agents.create", { body: { name: "Hosted" } })).data.agent.id;
      const wrong = { params, body: { agent_id: hosted } };
      await operator.refuse("console.serviceAccounts.update", "validation_failed", wrong);
      const taken = await operator.succeed("console.serviceAccounts.update", { params, body: { agent_id: null } });
      context.check.equal(taken.data.service_account.agent_id, null, "the agent that was taken away");
      await program.succeed("actions.execute", { body: reply(conversation_id) });
      const again = await lastIn(client, conversation_id);
      context.check.equal(again?.author, { type: "api", name: "Bot server" }, "the author without an agent");
    },
  }),
  define("silent", {
    title:
      "an agent's token gets handed_off by every way of writing where people have the conversation, and no other does",
    operations: [
      "actions.execute",
      "messages.send",
      "messages.react",
      "messages.showTyping",
      "agent.sendMessage",
      "agent.sendMessageToPhone",
      "toolServer.call",
      "console.conversations.reply",
      "console.conversations.handBack",
    ],
    cites: people,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator, program, sandbox } = await withProgram(context);
      const phone_number = newNumber();
      const { conversation_id, message_id } = await hear(client, phone_number);
      const params = { conversation_id };
      await operator.succeed("console.conversations.reply", { params, body: { text: "Ada here." } });
      await hear(client, phone_number);
      const text = "Until six.";
      const refused = "handed_off";
      await program.refuse("actions.execute", refused, { body: reply(conversation_id) });
      await program.refuse("messages.send", refused, { body: { phone_number, text } });
      await program.refuse("messages.send", refused, { body: { phone_number, ...templateOf(sandbox) } });
      await program.refuse("agent.sendMessage", refused, { body: { conversation_id, text } });
      await program.refuse("agent.sendMessageToPhone", refused, { body: { phone_number, text } });
      const reaction = { params: { id: message_id ?? "" }, body: { emoji: "👍" } };
      await program.refuse("messages.react", refused, reaction);
      await program.refuse("messages.showTyping", refused, { params: reaction.params });
      const called = await callTool(program, "send_message", { conversation_id, text });
      context.check.equal(refusal(called.body, "code"), refused, "the tool's refusal");
      const { waiting_since } = (await contextOf(client, conversation_id)).conversation;
      context.check.present(waiting_since, "the time since which the customer waits");
      const draft = { conversation_id, action_type: "draft", payload: { text } };
      await program.succeed("actions.execute", { body: draft });
      await program.succeed("messages.send", {
        body: { phone_number, ...templateOf(sandbox), while_handed_off: true },
      });
      await program.succeed("actions.execute", { body: reply(conversation_id, { while_handed_off: true }) });
      await client.succeed("actions.execute", { body: reply(conversation_id) });
      await operator.succeed("console.conversations.close", { params });
      await program.refuse("actions.execute", refused, { body: reply(conversation_id) });
      await operator.succeed("console.conversations.reopen", { params });
      await program.succeed("actions.execute", { body: reply(conversation_id) });
    },
  }),
];
