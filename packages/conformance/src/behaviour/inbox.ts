/** Cases of people who find conversations, answer in them, and move them. */
import type { Case, Citation } from "../case.ts";
import { contextOf, eventsOf, freshConsole, hear, newNumber, templateOf, topic } from "./steps.ts";

const people: Citation = {
  section: "What the service does",
  line: "2. It sends a message to a phone number over the messaging channel, and replies, drafts or hands off inside an existing conversation.",
};

const define = topic("inbox");

export const inbox: readonly Case[] = [
  define("take-over", {
    title: "a person takes over, replies and hands back, and the message says who wrote it",
    operations: [
      "console.conversations.takeOver",
      "console.conversations.reply",
      "console.conversations.handBack",
      "conversations.context",
      "agents.create",
    ],
    cites: people,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator, sandbox } = await freshConsole(context);
      await client.succeed("agents.create", {
        body: { name: "Concierge", channels: ["chatapp"], answer_after_seconds: 0 },
      });
      const number = newNumber();
      const { conversation_id: conversationId } = await hear(client, number);
      const params = { conversation_id: conversationId };
      const { conversation } = (await operator.succeed("console.conversations.takeOver", { params })).data;
      const { status, owner } = conversation;
      context.check.equal({ status, owner: owner?.id }, { status: "handed_off", owner: sandbox.owner_id }, "the taken");
      await operator.refuse("console.conversations.takeOver", "conflict", { params });
      const body = { text: "We are open." };
      const { data } = await operator.succeed("console.conversations.reply", { params, body });
      context.check.equal(data.conversation.waiting_since, null, "waiting_since after the reply");
      const { recent_messages } = await contextOf(client, conversationId);
      const message = recent_messages.find(({ id }) => id === data.message.id);
      context.check.includes(message, { text: "We are open.", direction: "outbound" }, "the reply in the context");
      context.check.equal(message?.author?.type, "operator", "the author of the reply");
      context.check.equal(message?.author?.name?.includes("@"), false, "whether the author's name is an address");
      context.check.equal(data.run.actor, message?.author, "the actor of the reply's run");
      await hear(client, number, { text: "Can I talk to a real person, please?" });
      const back = (await operator.succeed("console.conversations.handBack", { params })).data.conversation;
      context.check.includes(back, { status: "open", owner: null }, "the conversation handed back");
      await context.until(async () => {
        const { conversation: now } = await contextOf(client, conversationId);
        context.check.equal(now.status, "handed_off", "the status after the agent has read what the customer wrote");
      });
    },
  }),
  define("reply-takes-over", {
    title: "a person's reply takes the conversation over: people have it, it is the writer's, and the agent is silent",
    operations: ["console.conversations.reply", "console.conversations.handBack", "agents.create", "events.ingest"],
    cites: people,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator, sandbox } = await freshConsole(context);
      await client.succeed("agents.create", {
        body: { name: "Concierge", channels: ["chatapp"], answer_after_seconds: 0 },
      });
      const number = newNumber();
      const { conversation_id } = await hear(client, number, { text: "Hello" });
      const params = { conversation_id };
      const written = async () =>
        (await contextOf(client, conversation_id)).recent_messages.filter(({ author }) => author?.type === "agent");
      await context.until(async () => context.check.equal((await written()).length, 1, "answers of the agent"));
      const body = { text: "Ada here. We have your lamp." };
      const { conversation } = (await operator.succeed("console.conversations.reply", { params, body })).data;
      const { status, owner } = conversation;
      context.check.equal({ status, owner: owner?.id }, { status: "handed_off", owner: sandbox.owner_id }, "the taken");
      const names = (await eventsOf(client, conversation_id)).map(({ event_type }) => event_type);
      context.check.equal(names.includes("agent.handoff"), true, "whether an event tells the handoff");
      await hear(client, number, { text: "Can I talk to a real person, please?" });
      await operator.succeed("console.conversations.handBack", { params });
      await context.until(async () => context.check.equal((await written()).length, 2, "answers after the hand-back"));
    },
  }),
  define("as-a-customer", {
    title: "what a person writes as a customer does what a customer's own message does",
    operations: ["console.sandbox.writeAsCustomer", "console.conversations.close", "events.list", "agents.create"],
    cites: people,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      await client.succeed("agents.create", {
        body: { name: "Concierge", channels: ["chatapp"], answer_after_seconds: 0 },
      });
      const phone_number = newNumber();
      const writes = async (text: string, name: string) =>
        (await operator.succeed("console.sandbox.writeAsCustomer", { body: { phone_number, name, text } })).data;
      const { conversation_id: conversationId, customer_id } = await writes("Hello", "Ada");
      await operator.succeed("console.conversations.close", { params: { conversation_id: conversationId } });
      await writes("STOP", "Ada Lovelace");
      await writes("START", "Ada Lovelace");
      await writes("Can I talk to a real person, please?", "Ada Lovelace");
      const caused = [
        "conversation.created",
        "conversation.updated",
        "customer.opted_out",
        "customer.opted_in",
        "agent.handoff",
      ] as const;
      await context.until(async () => {
        for (const event_type of caused) {
          const { data } = await client.succeed("events.list", { query: { customer_id, event_type } });
          context.check.present(data[0], `an event ${event_type} of the customer`);
        }
      });
      const { customer } = (await operator.succeed("console.customers.get", { params: { customer_id: customer_id } }))
        .data;
      context.check.includes(customer, { name: "Ada Lovelace", marketing: "opted_in" }, "the customer");
    },
  }),
  define("window", {
    title: "a person's text needs an open window, and a template does not",
    operations: ["console.conversations.list", "console.conversations.reply"],
    cites: people,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { operator, sandbox } = await freshConsole(context);
      const query = { q: sandbox.phone_numbers.window_closed };
      const { conversations } = (await operator.succeed("console.conversations.list", { query })).data;
      const { id } = context.check.present(conversations[0], "the conversation whose window is closed");
      const params = { conversation_id: id };
      await operator.refuse("console.conversations.reply", "window_closed", { params, body: { text: "Hello" } });
      await operator.refuse("console.conversations.reply", "validation_failed", { params, body: {} });
      const { message } = (await operator.succeed("console.conversations.reply", { params, body: templateOf(sandbox) }))
        .data;
      context.check.equal(message.type, "template", "the type of the message");
    },
  }),
  define("notes", {
    title:
      "a note reaches no customer, an event only says that there is one, and an agent reads it where it asks for notes",
    operations: [
      "console.conversations.addNote",
      "console.conversations.listNotes",
      "conversations.context",
      "conversations.listEvents",
    ],
    cites: people,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      const { conversation_id: conversationId } = await hear(client, newNumber());
      const params = { conversation_id: conversationId };
      const text = "She had a refund in March.";
      const { note } = (await operator.succeed("console.conversations.addNote", { params, body: { text } })).data;
      const { notes } = (await operator.succeed("console.conversations.listNotes", { params })).data;
      context.check.equal(notes, [note], "the notes");
      const events = await eventsOf(client, conversationId);
      const updates = events.filter(({ event_type }) => event_type === "conversation.updated");
      context.check.equal(updates.length, 1, "the events that say there is a note");
      const answers = [await contextOf(client, conversationId), events];
      context.check.equal(JSON.stringify(answers).includes(text), false, "whether context or events tell the note");
      const query = { include_notes: "true" };
      const asked = (await client.succeed("conversations.context", { params, query })).data;
      const read = asked.notes?.map((each) => ({ ...each, author: note.author }));
      context.check.equal(read, [note], "the notes in a context that was asked for them");
      const authors = JSON.stringify(asked.notes?.map(({ author }) => author));
      context.check.equal(authors.includes("@"), false, "whether an author of notes is shown by address");
    },
  }),
  define("leaver", {
    title: "conversations of a member who is removed have no owner, and an event tells it",
    operations: ["console.members.invite", "console.conversations.assign", "console.members.remove", "events.list"],
    cites: people,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator } = await freshConsole(context);
      const { conversation_id } = await hear(client, newNumber());
      const body = { email: `${context.unique("leaver")}@conformance.example`, role: "responder" };
      const { member } = (await operator.succeed("console.members.invite", { body })).data;
      const params = { conversation_id };
      await operator.succeed("console.conversations.assign", { params, body: { owner_id: member.id } });
      await operator.succeed("console.members.remove", { params: { member_id: member.id } });
      await context.until(async () => {
        const { conversation } = (await operator.succeed("console.conversations.get", { params })).data;
        context.check.equal(conversation.owner, null, "the owner after the member was removed");
        const last = (await eventsOf(client, conversation_id)).at(-1);
        context.check.includes(last?.previous, { owner_id: member.id }, "what the last event says of before");
      });
      const query = { owner: "none" };
      const { conversations } = (await operator.succeed("console.conversations.list", { query })).data;
      context.check.equal(conversations[0]?.id, conversation_id, "the conversation without an owner");
    },
  }),
  define("views", {
    title: "conversations are found by who waits, owner, status, label, text and time, and counted",
    operations: [
      "console.conversations.list",
      "console.conversations.count",
      "console.conversations.setLabels",
      "console.conversations.assign",
      "console.conversations.close",
    ],
    cites: people,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator, sandbox } = await freshConsole(context);
      const before = (await operator.succeed("console.conversations.count")).data.counts;
      const hears = async (text: string) => (await hear(client, newNumber(), { text })).conversation_id;
      const [mine, closed, last] = [await hears("A zeppelin"), await hears("Éclairs"), await hears("Three zeppelins")];
      const labels = { params: { conversation_id: mine }, body: { labels: ["vip", "air", "vip"] } };
      const { conversation } = (await operator.succeed("console.conversations.setLabels", labels)).data;
      context.check.equal(conversation.labels, ["air", "vip"], "the labels");
      const owner = { params: { conversation_id: mine }, body: { owner_id: sandbox.owner_id } };
      await operator.succeed("console.conversations.assign", owner);
      await operator.succeed("console.conversations.close", { params: { conversation_id: closed } });
      const found = async (query: { readonly [name: string]: string | number }): Promise<readonly string[]> => {
        const { conversations } = (await operator.succeed("console.conversations.list", { query })).data;
        return conversations.map(({ id }) => id).filter((id) => [mine, closed, last].includes(id));
      };
      const { created_at } = (
        await operator.succeed("console.conversations.get", { params: { conversation_id: last } })
      ).data.conversation;
      const expected = [
        [{}, [last, closed, mine]],
        [{ waiting: "true" }, [last, mine]],
        [{ waiting: "false" }, [closed]],
        [{ owner: "me" }, [mine]],
        [{ owner: "none" }, [last, closed]],
        [{ status: "closed" }, [closed]],
        [{ label: "vip" }, [mine]],
        [{ q: "ZEPPELIN" }, [last, mine]],
        [{ q: "zeppelin", owner: "none" }, [last]],
        [{ q: "éCL" }, [closed]],
        [{ q: "ecl" }, [closed]],
        [{ q: "zeppelins three" }, [last]],
        [{ q: "three éclairs" }, []],
        [{ channel_id: sandbox.channel_id, status: "open" }, [last, mine]],
        [{ since: new Date(Date.parse(created_at) + 3_600_000).toISOString() }, []],
      ] as const;
      for (const [query, ids] of expected) context.check.equal(await found(query), ids, JSON.stringify(query));
      const { counts } = (await operator.succeed("console.conversations.count")).data;
      const grown = Object.fromEntries(
        Object.entries(counts).map(([view, count]) => [view, count - Number(Reflect.get(before, view))]),
      );
      const wanted = { waiting: 2, mine: 1, with_agent: 2, handed_off: 0, closed: 1, all: 3 };
      context.check.equal(grown, wanted, "what the counts grew by");
      await hears("Four");
      const first = (await operator.succeed("console.conversations.list", { query: { limit: 1 } })).data;
      const query = { limit: 1, after_id: first.next_cursor ?? "" };
      const { conversations } = (await operator.succeed("console.conversations.list", { query })).data;
      context.check.equal(conversations[0]?.id, last, "the conversation on the second page");
    },
  }),
];
