/** Tenant isolation: another organization's resources do not exist. */
import { type OperationId, entriesOf } from "@atlas-messaging/contract";
import type { Request } from "../calls.ts";
import type { Case, Citation, Organization } from "../case.ts";
import { contextOf, eventsOf, freshSandbox, hear, newNumber, topic } from "./steps.ts";

const derived: Citation = {
  section: "What the service does",
  line: "The organization is always derived from the credential. Callers must not send `organization_id` in a body or query.",
};
const knowledge: Citation = {
  section: "What the service does",
  line: "It stores knowledge (URL, plain text, document) per organization and returns ranked passages with citations. Knowledge is tenant-isolated. The corpus is shared by hosted and external agents.",
};
const refused: Citation = { section: "Authentication", line: "`organization_id` must not be sent in a body or query." };

const define = topic("isolation");

type Its = Awaited<ReturnType<Organization["resources"]>>;

/** Requests that the owner of an id could make, by operation. */
const requests: { readonly [Id in OperationId]?: (its: Its) => Request } = {
  "channels.get": (its) => ({ params: { channel_id: its.channel } }),
  "knowledge.get": (its) => ({ params: { id: its.knowledge } }),
  "knowledge.update": (its) => ({ params: { id: its.knowledge }, body: { status: "archived" } }),
  "agents.publish": (its) => ({ params: { agent_id: its.agent }, body: { is_listed: true } }),
  "sessions.listMessages": (its) => ({ params: { session_id: its.session } }),
  "sessions.sendMessage": (its) => ({ params: { session_id: its.session }, body: { query: "Hello?" } }),
  "sessions.update": (its) => ({ params: { session_id: its.session }, body: { status: "ended" } }),
  "sessions.listRuns": (its) => ({ params: { id: its.session } }),
  "conversations.listEvents": (its) => ({ params: { id: its.conversation } }),
  "conversations.context": (its) => ({ params: { conversation_id: its.conversation } }),
  "runs.get": (its) => ({ params: { run_id: its.run } }),
  "webhooks.update": (its) => ({ params: { id: its.webhook }, body: { status: "disabled" } }),
  "webhooks.delete": (its) => ({ params: { id: its.webhook } }),
  "actions.execute": (its) => ({ body: { conversation_id: its.conversation, action_type: "handoff" } }),
  "agent.sendMessage": (its) => ({ body: { conversation_id: its.conversation, text: "Hello" } }),
  "agent.messageStatus": (its) => ({ params: { provider_message_id: its.providerMessage } }),
};

const hides = (id: OperationId, requestOf: (its: Its) => Request): Case =>
  define(`hides-${id}`, {
    title: `${id} answers another organization's id like one that nobody has`,
    operations: [id],
    cites: derived,
    needs: ["two organizations"],
    run: async (context) => {
      const [home, other] = [await context.home(), await context.other()];
      await other.client.refuse(id, "not_found", requestOf(await home.resources()));
    },
  });

export const isolation: readonly Case[] = [
  ...entriesOf(requests).map(([id, requestOf]) => hides(id, requestOf)),
  define("same-number", {
    title: "one phone number is a customer of its own in each organization",
    operations: ["events.ingest", "conversations.context"],
    cites: derived,
    needs: ["organization"],
    run: async (context) => {
      const [one, other] = [await freshSandbox(context), await freshSandbox(context)];
      const number = newNumber();
      const [ours, theirs] = [await hear(one.client, number), await hear(other.client, number)];
      context.check.differ(theirs.conversation_id, ours.conversation_id, "conversation_id in the other organization");
      context.check.differ(theirs.customer_id, ours.customer_id, "customer_id in the other organization");
      const { recent_messages } = await contextOf(other.client, theirs.conversation_id);
      context.check.equal(recent_messages.length, 1, "messages of the customer in the other organization");
    },
  }),
  define("search", {
    title: "one organization's knowledge answers nobody else's questions",
    operations: ["knowledge.create", "knowledge.list", "agent.searchKnowledge"],
    cites: knowledge,
    needs: ["organization"],
    run: async (context) => {
      const [one, other] = [await freshSandbox(context), await freshSandbox(context)];
      const word = context.unique("zyx").replaceAll("-", "");
      const body = { source_type: "text", title: word, text: `The ${word} sleeps by day.` };
      await one.client.succeed("knowledge.create", { body });
      const ours = await one.client.call("knowledge.list", { query: { q: word } });
      context.check.that(ours.text.includes(`${word} sleeps`), "the owner to find it", ours.where);
      const theirs = await other.client.call("knowledge.list", { query: { q: word } });
      context.check.that(!theirs.text.includes("sleeps"), "nobody else to find it", theirs.where);
      const asked = await other.client.call("agent.searchKnowledge", { query: { query: word } });
      context.check.that(!asked.text.includes("sleeps"), "no agent of others to find it", asked.where);
    },
  }),
  define("lists", {
    title: "lists show the organization's own alone",
    operations: ["sessions.list", "agents.list", "runs.list", "conversations.list", "webhooks.list", "knowledge.list"],
    cites: derived,
    needs: ["two organizations"],
    run: async (context) => {
      const [home, other] = [await context.home(), await context.other()];
      const its = await home.resources();
      const ids = [its.session, its.agent, its.run, its.conversation, its.webhook, its.knowledge];
      for (const id of ["sessions.list", "agents.list", "runs.list", "conversations.list"] as const) {
        const { text, where } = await other.client.call(id, { query: { limit: 200 } });
        for (const foreign of ids)
          context.check.that(!text.includes(foreign), `nothing of another organization`, where);
      }
      for (const id of ["webhooks.list", "knowledge.list"] as const) {
        const { text, where } = await other.client.call(id, { query: { limit: 200 } });
        for (const foreign of ids)
          context.check.that(!text.includes(foreign), `nothing of another organization`, where);
      }
    },
  }),
  define("references", {
    title: "a body cannot name another organization's things",
    operations: ["agents.create", "sessions.create"],
    cites: derived,
    needs: ["two organizations"],
    run: async (context) => {
      const [home, other] = [await context.home(), await context.other()];
      const its = await home.resources();
      await other.client.refuse("agents.create", "validation_failed", {
        body: { name: "Concierge", source_ids: [its.knowledge] },
      });
      await other.client.refuse("sessions.create", "validation_failed", { body: { agent_id: its.agent } });
    },
  }),
  define("a-refused-write-changes-nothing", {
    title: "what another organization was refused has not happened",
    operations: ["actions.execute", "conversations.listEvents"],
    cites: derived,
    needs: ["organization"],
    run: async (context) => {
      const [one, other] = [await freshSandbox(context), await freshSandbox(context)];
      const { conversation_id } = await hear(one.client, newNumber());
      const before = await eventsOf(one.client, conversation_id);
      const body = { conversation_id, action_type: "handoff" };
      await other.client.refuse("actions.execute", "not_found", { body });
      const after = await eventsOf(one.client, conversation_id);
      context.check.equal(after.length, before.length, "events of the conversation");
    },
  }),
  define("organization-id", {
    title: "organization_id is refused in a body and in a query, ahead of other validation",
    operations: ["messages.send", "channels.list", "sessions.create"],
    cites: refused,
    run: async (context) => {
      const { client } = await context.home();
      const organization_id = "0199f0a0-7b1c-7d3e-8f00-00000000dead";
      await client.refuse("messages.send", "organization_id_not_allowed", { body: { organization_id } });
      await client.refuse("sessions.create", "organization_id_not_allowed", { body: { organization_id } });
      await client.refuse("channels.list", "organization_id_not_allowed", { query: { organization_id, limit: 0 } });
    },
  }),
];
