/** Actions in a conversation, and the runs that they leave. */
import type { Case, Citation } from "../case.ts";
import { contextOf, eventsOf, freshSandbox, hear, newNumber, statesOf, topic } from "./steps.ts";

const endpoint: Citation = {
  section: "Public API (host {base_url}, bearer credential with scopes)",
  line: "| POST | /v1/atlas/actions | atlas.actions.execute | idempotency_key, conversation_id, action_type (`reply`, `draft`, `handoff`; owner assignment is also named), payload { text } | accepted, delivery_state, run. Replies go out over the messaging channel. |",
};
const otherForm: Citation = {
  section: "Public API (host {base_url}, bearer credential with scopes)",
  line: "A second form of the actions request also occurs: it uses `action` with value `send_message` and a `message` object { type, text } in place of action_type and payload. Which form the service accepts: not shown.",
};
const runs: Citation = {
  section: "Run (audit record)",
  line: "Fields: run_id or id (string), session_id (string), iteration (integer), intent (string), status (string), tools_called (array of string), approval_required (boolean), approval_state (string, value `pending` occurs), created_at (timestamp). Runs are immutable once recorded.",
};
const handedOver: Citation = {
  section: "Event names in the subscription guide",
  line: "| agent.handoff | session handed to a human operator |",
};

const define = topic("actions");

export const actions: readonly Case[] = [
  define("both-forms", {
    title: "both forms of a reply are accepted, and are one and the same",
    operations: ["actions.execute", "conversations.context"],
    cites: otherForm,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const { conversation_id } = sandbox;
      const forms = [
        { action_type: "reply", payload: { text: "We are open." } },
        { action: "send_message", message: { type: "text", text: "We are open." } },
      ];
      for (const form of forms) {
        const { data } = await client.succeed("actions.execute", { body: { conversation_id, ...form } });
        const expected = { accepted: true, action_type: "reply", delivery_state: "queued", run: { intent: "reply" } };
        context.check.includes(data, expected, `the answer to ${JSON.stringify(form)}`);
        const { recent_messages } = await contextOf(client, conversation_id);
        const message = recent_messages.find(({ id }) => id === data.message_id);
        context.check.includes(message, { direction: "outbound", text: "We are open." }, "the reply in the context");
      }
    },
  }),
  define("reply-is-delivered", {
    title: "a reply reaches the customer",
    operations: ["actions.execute", "conversations.listEvents"],
    cites: endpoint,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const { conversation_id } = sandbox;
      const body = { conversation_id, action_type: "reply", payload: { text: "We are open." } };
      const { data } = await client.succeed("actions.execute", { body });
      const message = context.check.present(data.message_id, "message_id of the reply");
      await context.until(async () => {
        const states = await statesOf(client, conversation_id, message);
        context.check.that(states.includes("delivered"), "a delivered reply", `it was ${states.join(", ")}`);
      }, 30_000);
    },
  }),
  define("draft-never-leaves", {
    title: "a draft is kept, and never reaches the customer",
    operations: ["actions.execute", "messages.send", "conversations.listEvents"],
    cites: endpoint,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const { conversation_id, phone_number } = sandbox;
      const body = { conversation_id, action_type: "draft", payload: { text: "A draft for you." } };
      const { data } = await client.succeed("actions.execute", { body });
      context.check.includes(data, { accepted: true, action_type: "draft" }, "the answer to the draft");
      context.check.differ(data.delivery_state, "queued", "delivery_state of the draft");
      // Messages arrive in order, so the draft would have arrived before this one.
      const sent = (await client.succeed("messages.send", { body: { phone_number, text: "After it." } })).data;
      await context.until(async () => {
        const states = await statesOf(client, conversation_id, sent.message_id);
        context.check.that(states.includes("delivered"), "a delivered message", `it was ${states.join(", ")}`);
      });
      const events = await eventsOf(client, conversation_id);
      const left = events.filter(({ message }) => message?.status && message.text === "A draft for you.");
      context.check.equal(left.length, 0, "delivery events of the draft");
    },
  }),
  define("handoff", {
    title: "a handoff moves the conversation to people, and says so",
    operations: ["actions.execute", "events.ingest", "conversations.context", "conversations.listEvents"],
    cites: handedOver,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const { conversation_id } = await hear(client, newNumber());
      const body = { conversation_id, action_type: "handoff" };
      const { data } = await client.succeed("actions.execute", { body });
      context.check.includes(data, { accepted: true, run: { intent: "handoff" } }, "the answer to the handoff");
      const { conversation } = await contextOf(client, conversation_id);
      context.check.equal(conversation.status, "handed_off", "status of the conversation");
      const names = (await eventsOf(client, conversation_id)).map(({ event_type }) => event_type);
      context.check.that(
        names.includes("agent.handoff"),
        "an event agent.handoff",
        `the history has ${names.join(", ")}`,
      );
    },
  }),
  define("owner", {
    title: "an owner is assigned who belongs to the organization, and nobody else",
    operations: ["actions.execute", "conversations.context"],
    cites: endpoint,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const { conversation_id, owner_id } = sandbox;
      const assign = (id: string) => ({
        body: { conversation_id, action_type: "assign_owner", payload: { owner_id: id } },
      });
      await client.succeed("actions.execute", assign(owner_id));
      const { conversation } = await contextOf(client, conversation_id);
      context.check.equal(conversation.owner_id, owner_id, "owner_id of the conversation");
      await client.refuse("actions.execute", "validation_failed", assign(conversation_id));
    },
  }),
  define("runs-are-immutable", {
    title: "every action leaves a run, which is listed, read alone, and does not change",
    operations: ["actions.execute", "runs.list", "runs.get"],
    cites: runs,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const body = { conversation_id: sandbox.conversation_id, action_type: "handoff" };
      const { run } = (await client.succeed("actions.execute", { body })).data;
      const listed = (await client.succeed("runs.list")).data.runs.find(({ id }) => id === run.id);
      context.check.equal(listed, run, "the run in the list");
      await client.succeed("actions.execute", { body });
      const read = (await client.succeed("runs.get", { params: { run_id: run.run_id } })).data.run;
      context.check.includes(read, run, "the run, read alone, after another action");
    },
  }),
];
