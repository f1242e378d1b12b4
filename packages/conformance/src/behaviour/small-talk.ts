/** Small talk with hosted agents: courtesies, wishes for a person, several questions, and messages that are no questions. */
import type { Client } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import { type Sandbox, contextOf, eventsOf, freshSandbox, hear, newNumber, topic } from "./steps.ts";

const handedOver: Citation = {
  section: "Event names in the subscription guide",
  line: "| agent.handoff | session handed to a human operator |",
};

const define = topic("hosted-agents");

const employ = async (context: Context): Promise<Sandbox> => {
  const its = await freshSandbox(context);
  await its.client.succeed("agents.create", {
    body: { name: "Concierge", channels: ["chatapp"], answer_after_seconds: 0 },
  });
  return its;
};

interface Answered {
  readonly status: string;
  /** The customer's messages, in order. */
  readonly texts: readonly string[];
}

/** Says something, and waits for the answer that it gets. */
const say = async (
  context: Context,
  client: Client,
  number: string,
  text: string,
  answers: number,
): Promise<Answered> => {
  const { conversation_id } = await hear(client, number, { text });
  return context.until(async () => {
    const { conversation, recent_messages } = await contextOf(client, conversation_id);
    const texts = recent_messages.filter(({ direction }) => direction === "outbound").map((each) => each.text);
    context.check.equal(texts.length, answers, `answers up to "${text}"`);
    return { status: conversation.status, texts };
  });
};

const courtesies = ["Hi!", "thanks a lot", "ok", "👍", "never mind", "bye"];

/** Wishes for a person, in ten languages, some mistyped. */
const wishes = [
  "can i speek to a real persn",
  "Ich möchte mit einem Menschen sprechen",
  "je voudrais parler à un conseiller",
  "quiero hablar con una persona",
  "vorrei parlare con un operatore",
  "quero falar com um atendente",
  "kan ik een medewerker spreken",
  "bir insanla görüşmek istiyorum",
  "соедините с оператором",
  "أريد التحدث مع موظف",
];

const urgent = [
  "This is unacceptable, I am furious!",
  "I'm allergic to nuts, may I eat the lasagne?",
  "I can't breathe",
  "Where is my order?",
  "Can I book a table for two tonight at 19:30?",
];

const days = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

/** Messages of one customer each, and the intent that they have together. */
const intents = [
  [["Where is my order?"], "order_status"],
  [["¿A qué hora cierran?"], "opening_hours"],
  [["quiero hablar con una persona"], "human_request"],
  [["How much is a table for two, and when are you open?", "Where is my order?"], "order_status"],
] as const;

const handsOver = (texts: readonly string[]) => async (context: Context) => {
  const { client } = await employ(context);
  for (const text of texts) {
    const { status } = await say(context, client, newNumber(), text, 1);
    context.check.equal(status, "handed_off", `the status after "${text}"`);
  }
};

export const smallTalk: readonly Case[] = [
  define("courtesies", {
    title: "greetings, thanks and the like are answered, cite nothing, and never lead to a handoff",
    operations: ["agents.create", "events.ingest", "conversations.context", "runs.list"],
    cites: handedOver,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await employ(context);
      const number = newNumber();
      for (const [index, text] of courtesies.entries()) {
        const { status } = await say(context, client, number, text, index + 1);
        context.check.equal(status, "open", `the status after "${text}"`);
      }
      const { runs } = (await client.succeed("runs.list", { query: { limit: 200 } })).data;
      context.check.equal(
        runs.flatMap(({ citations }) => citations),
        [],
        "what the answers cite",
      );
    },
  }),
  define("wishes-for-a-person", {
    title: "a wish for a person leads to a handoff, in ten languages, mistyped too",
    operations: ["agents.create", "events.ingest", "conversations.context"],
    cites: handedOver,
    sends: true,
    needs: ["organization"],
    run: handsOver(wishes),
  }),
  define("matters-of-people", {
    title: "a complaint, an allergy, danger, the place of an order and a wish to book lead to a handoff",
    operations: ["agents.create", "events.ingest", "conversations.context"],
    cites: handedOver,
    sends: true,
    needs: ["organization"],
    run: handsOver(urgent),
  }),
  define("no-more-messages", {
    title: "a wish for no more messages gets the stop word, also while a person is awaited",
    operations: ["agents.create", "events.ingest", "conversations.context"],
    cites: handedOver,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await employ(context);
      const number = newNumber();
      const handed = await say(context, client, number, "human please", 1);
      context.check.equal(handed.status, "handed_off", "the status after a wish for a person");
      const { texts } = await say(context, client, number, "stop texting me", 2);
      const said = texts.find((text) => text.includes("STOP"));
      context.check.that(said !== undefined, "an answer that names STOP", texts.join(" | "));
    },
  }),
  define("accepted-offer", {
    title: "a yes to the offer of a person leads to a handoff; a yes to nothing does not",
    operations: ["agents.create", "events.ingest", "conversations.context"],
    cites: handedOver,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await employ(context);
      const number = newNumber();
      context.check.equal(
        (await say(context, client, number, "yes", 1)).status,
        "open",
        "the status after a yes to nothing",
      );
      const offered = await say(context, client, number, "Do you repair umbrellas?", 2);
      context.check.equal(offered.status, "open", "the status after a question that nothing answers");
      const accepted = await say(context, client, number, "yes please", 3);
      context.check.equal(accepted.status, "handed_off", "the status after a yes to the offer");
    },
  }),
  define("two-questions", {
    title: "two questions of one message are both answered",
    operations: ["agents.create", "events.ingest", "conversations.context", "runs.list"],
    cites: handedOver,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await employ(context);
      await say(context, client, newNumber(), "When are you open on Sunday, and how much is a pizza Margherita?", 1);
      const { runs } = (await client.succeed("runs.list", { query: { limit: 200 } })).data;
      const cited = new Set(runs.flatMap(({ citations }) => citations.map(({ title }) => title)));
      for (const title of ["Opening hours", "Menu and prices"])
        context.check.that(cited.has(title), `the answer to cite ${title}`, [...cited].join(", "));
    },
  }),
  define("intents", {
    title: "the intent of a message follows it, in other languages too, and a message about two subjects has none",
    operations: ["events.ingest", "conversations.listEvents"],
    cites: {
      section: "Event names in the subscription guide",
      line: "| agent.intent_detected | intent identified from a customer message |",
    },
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      for (const [texts, expected] of intents) {
        const number = newNumber();
        for (const text of texts) await hear(client, number, { text });
        const { conversation_id } = await hear(client, number, { text: "Is it raining?" });
        const said = await context.until(async () => {
          const events = await eventsOf(client, conversation_id);
          const named = events.flatMap(({ intent }) => (intent ? [intent.name] : []));
          context.check.equal(named, [expected], `the intents of "${texts.join(" ")}"`);
          return events.flatMap(({ event_type, message }) => (message?.text === texts.at(-1) ? [event_type] : []));
        });
        const [received, detected] = ["conversation.message_received", "agent.intent_detected"] as const;
        context.check.that(
          said.indexOf(received) < said.indexOf(detected),
          "the intent after its message",
          said.join(),
        );
      }
    },
  }),
  define("time-of-people", {
    title: "an agent with people_reply_within_seconds tells the time when it hands over",
    operations: ["agents.create", "agents.update", "events.ingest", "conversations.context"],
    cites: handedOver,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const body = {
        name: "Concierge",
        channels: ["chatapp"],
        answer_after_seconds: 0,
        people_reply_within_seconds: 1_800,
      };
      const { agent } = (await client.succeed("agents.create", { body })).data;
      context.check.equal(agent.people_reply_within_seconds, 1_800, "people_reply_within_seconds");
      const { texts } = await say(context, client, newNumber(), "human please", 1);
      context.check.that(texts[0]?.includes("30") === true, "the handoff to name 30 minutes", texts[0] ?? "nothing");
      const params = { agent_id: agent.id };
      await client.succeed("agents.update", { params, body: { people_reply_within_seconds: null } });
      const later = await say(context, client, newNumber(), "human please", 1);
      context.check.that(
        later.texts[0]?.includes("30") === false,
        "the handoff to name no time",
        later.texts[0] ?? "nothing",
      );
    },
  }),
  define("hours-of-people", {
    title: "an agent with people_hours tells the time in the hours, and outside them when an answer is expected",
    operations: ["agents.create", "agents.update", "events.ingest", "conversations.context"],
    cites: handedOver,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const always = { time_zone: "UTC", weekly: [{ days, start: "00:00", end: "00:00" }] };
      const body = {
        name: "Concierge",
        channels: ["chatapp"],
        answer_after_seconds: 0,
        people_reply_within_seconds: 1_800,
        people_hours: always,
      };
      const { agent } = (await client.succeed("agents.create", { body })).data;
      context.check.equal(agent.people_hours, always, "people_hours");
      const { texts } = await say(context, client, newNumber(), "human please", 1);
      context.check.that(texts[0]?.includes("30") === true, "the handoff to name 30 minutes", texts[0] ?? "nothing");
      const params = { agent_id: agent.id };
      // Three days on, so that no clock is near it.
      const away = days[(new Date(agent.created_at).getUTCDay() + 3) % days.length] ?? "monday";
      const people_hours = { time_zone: "UTC", weekly: [{ days: [away], start: "09:00", end: "17:00" }] };
      await client.succeed("agents.update", { params, body: { people_hours } });
      const later = await say(context, client, newNumber(), "human please", 1);
      context.check.that(later.texts[0]?.includes("09:30") === true, "the handoff to name 09:30", later.texts[0] ?? "");
      const nowhere = { ...always, time_zone: "Mars/Olympus" };
      await client.refuse("agents.update", "validation_failed", { params, body: { people_hours: nowhere } });
    },
  }),
];
