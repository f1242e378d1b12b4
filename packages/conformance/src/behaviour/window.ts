/** Messaging window: 24 hours from a customer's last message. */
import type { Case, Citation } from "../case.ts";
import { at, contextOf, day, freshSandbox, hear, hour, newNumber, templateOf, timeOf, topic } from "./steps.ts";

const section = "Messaging window";
const open: Citation = {
  section,
  line: "The conversation window is 24 hours. While it is open, free-form `text` is accepted.",
};
const closed: Citation = {
  section,
  line: "After 24 hours of silence, `template_id` is required, with `category` of `utility`, `marketing` or `transactional`.",
};
const silence: Citation = {
  section: "Conversation window",
  line: "| window open | 24 hours of silence | no customer message for 24 hours | window closed | free-form text is no longer allowed; a pre-approved template via `template_id` is required |",
};

const define = topic("window");
/** Tolerance: far less than a minute, far more than an answer takes. */
const margin = 15_000;
/** Margins for targets whose answers take that long. */
const longerMargins = [60_000, 600_000];

export const messagingWindow: readonly Case[] = [
  define("expires-24-hours-after-the-last-message", {
    title: "the window ends 24 hours after the customer's last message, to the millisecond",
    operations: ["events.ingest", "conversations.context"],
    cites: open,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const { conversation_id } = await hear(client, newNumber());
      const { conversation } = await contextOf(client, conversation_id);
      const [last, expires] = [conversation.last_inbound_at, conversation.window_expires_at];
      context.check.equal(Date.parse(expires ?? "") - Date.parse(last ?? ""), day, `window_expires_at ${expires}`);
    },
  }),
  define("open-until-the-24th-hour", {
    title: "just before 24 hours of silence text is still sent",
    operations: ["sessions.create", "events.ingest", "messages.send"],
    cites: open,
    sends: true,
    needs: ["organization"],
    // Runs alone, since other cases may move the clock.
    last: true,
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const sendBefore = async (end: number): Promise<void> => {
        const phone_number = newNumber();
        const heard = await hear(client, phone_number, { timestamp: at(end - day) });
        context.check.equal(heard.window_open, true, "window_open of an event that is almost 24 hours old");
        const { data } = await client.succeed("messages.send", { body: { phone_number, text: "Still there?" } });
        context.check.equal(data.window_open, true, "window_open of the answer");
      };
      for (const left of [margin, ...longerMargins]) {
        const end = (await timeOf(client)) + left;
        const failure = await sendBefore(end).catch((error: unknown) => error);
        if (failure === undefined) return;
        // A request that took longer has seen the window close.
        if ((await timeOf(client)) < end || left === longerMargins.at(-1)) throw failure;
      }
    },
  }),
  define("closed-from-the-24th-hour", {
    title: "just after 24 hours of silence text is refused",
    operations: ["sessions.create", "events.ingest", "messages.send", "actions.execute", "agent.sendMessage"],
    cites: silence,
    needs: ["organization"],
    // Runs alone, since other cases may move the clock.
    last: true,
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const phone_number = newNumber();
      const timestamp = at((await timeOf(client)) - day - margin);
      const { conversation_id, window_open } = await hear(client, phone_number, { timestamp });
      context.check.equal(window_open, false, "window_open of an event that is more than 24 hours old");
      const text = "Still there?";
      await client.refuse("messages.send", "window_closed", { body: { phone_number, text } });
      await client.refuse("agent.sendMessage", "window_closed", { body: { conversation_id, text } });
      const action = { conversation_id, action_type: "reply", payload: { text } };
      await client.refuse("actions.execute", "window_closed", { body: action });
    },
  }),
  define("closed-after-24-hours-pass", {
    title: "when 24 hours have passed in silence the window is closed",
    operations: ["sessions.create", "events.ingest", "messages.send", "conversations.context"],
    cites: silence,
    sends: true,
    needs: ["organization", "clock"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const phone_number = newNumber();
      // The sandbox's token expires after 24 hours as well.
      const timestamp = at((await timeOf(client)) - hour);
      const { conversation_id } = await hear(client, phone_number, { timestamp });
      await context.clock.advance("1379m");
      await client.succeed("messages.send", { body: { phone_number, text: "Still there?" } });
      await context.clock.advance("2m");
      await client.refuse("messages.send", "window_closed", { body: { phone_number, text: "And now?" } });
      const { conversation } = await contextOf(client, conversation_id);
      context.check.equal(conversation.window_open, false, "window_open of the conversation");
    },
  }),
  define("template", {
    title:
      "with the window closed a template is sent under its own category, with all that it leaves open and the networks take",
    operations: ["messages.send", "agent.sendMessageToPhone"],
    cites: closed,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const phone_number = sandbox.phone_numbers.window_closed;
      const { category: _, ...without } = templateOf(sandbox);
      const body = { phone_number, ...templateOf(sandbox) };
      const { data } = await client.succeed("messages.send", { body });
      context.check.equal(data.window_open, false, "window_open of the answer");
      await client.succeed("agent.sendMessageToPhone", { body });
      await client.refuse("messages.send", "validation_failed", { body: { phone_number, ...without } });
      await client.refuse("messages.send", "validation_failed", {
        body: { phone_number, ...without, category: "spam" },
      });
      const wished = { phone_number, ...without, category: "marketing" };
      const counted = (await client.succeed("messages.send", { body: wished })).data.category;
      context.check.equal(
        counted,
        "utility",
        "the category that counts, of a template that was asked for as marketing",
      );
      const { template_params: params, ...bare } = body;
      const unfit = ["Ada\nLovelace", "Ada\tLovelace", `Ada${" ".repeat(5)}Lovelace`, ""].map((name) => ({ name }));
      for (const template_params of [undefined, { surname: "Lovelace" }, { ...params, surname: "Lovelace" }, ...unfit])
        await client.refuse("messages.send", "validation_failed", { body: { ...bare, template_params } });
    },
  }),
  define("text-and-template", {
    title: "with text and template the answer tells which was sent",
    operations: ["messages.send"],
    cites: closed,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const { phone_number, phone_numbers } = sandbox;
      const both = { text: "Your table is ready.", ...templateOf(sandbox) };
      const sentTo = async (number: string) =>
        (await client.succeed("messages.send", { body: { ...both, phone_number: number } })).data.message_type;
      context.check.equal(await sentTo(phone_number), "text", "message_type with the window open");
      context.check.equal(await sentTo(phone_numbers.window_closed), "template", "message_type with the window closed");
    },
  }),
  define("unknown-template", {
    title: "a template that the organization does not have is refused",
    operations: ["messages.send"],
    cites: closed,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const phone_number = sandbox.phone_numbers.window_closed;
      const body = { phone_number, template_id: sandbox.conversation_id, category: "utility" };
      await client.refuse("messages.send", "template_not_found", { body });
    },
  }),
  define("reopens", {
    title: "a customer's message reopens a closed window",
    operations: ["events.ingest", "messages.send"],
    cites: open,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const phone_number = sandbox.phone_numbers.window_closed;
      await client.refuse("messages.send", "window_closed", { body: { phone_number, text: "Hello" } });
      context.check.equal((await hear(client, phone_number)).window_open, true, "window_open of the event");
      await client.succeed("messages.send", { body: { phone_number, text: "Hello" } });
    },
  }),
  define("a-late-message-changes-nothing", {
    title: "a message that comes late neither opens nor shortens a window",
    operations: ["sessions.create", "events.ingest", "conversations.context"],
    cites: open,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const phone_number = newNumber();
      const { conversation_id } = await hear(client, phone_number);
      const before = (await contextOf(client, conversation_id)).conversation;
      await hear(client, phone_number, { timestamp: at((await timeOf(client)) - 2 * day) });
      const after = (await contextOf(client, conversation_id)).conversation;
      context.check.equal(after.window_expires_at, before.window_expires_at, "window_expires_at after a late message");
      context.check.equal(after.window_open, true, "window_open after a late message");
    },
  }),
  define("an-event-without-a-message-opens-none", {
    title: "an event that is no message opens no window",
    operations: ["events.ingest", "messages.send"],
    cites: silence,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const phone_number = newNumber();
      const body = { channel: "chatapp", customer: { phone_number }, event_type: "order.abandoned" };
      const { data } = await client.succeed("events.ingest", { body });
      context.check.equal(data.window_open, false, "window_open of the event");
      await client.refuse("messages.send", "window_closed", { body: { phone_number, text: "Your order" } });
    },
  }),
  define("a-message-of-ours-opens-none", {
    title: "what the business sends opens no window",
    operations: ["messages.send"],
    cites: silence,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const phone_number = newNumber();
      await client.succeed("messages.send", { body: { phone_number, ...templateOf(sandbox) } });
      await client.refuse("messages.send", "window_closed", { body: { phone_number, text: "Hello" } });
    },
  }),
];
