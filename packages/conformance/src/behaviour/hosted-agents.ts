/** Hosted agents: their answers, their sources, and when they stay silent. */
import type { Client } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import { addOwls, audienceQuestion } from "./audiences.ts";
import { type Sandbox, contextOf, freshSandbox, hear, newNumber, topic } from "./steps.ts";
import { smallTalk } from "./small-talk.ts";

const linked: Citation = {
  section: "Agent",
  line: "| source_ids | array of string | request, ids of knowledge documents to link |",
};
const handedOver: Citation = {
  section: "Event names in the subscription guide",
  line: "| agent.handoff | session handed to a human operator |",
};

const define = topic("hosted-agents");

const known = "When does the zeppelin land?";
/** The sandbox's corpus answers it, but the agent's own source does not. */
const unknown = "What are the opening hours?";

interface Employed extends Sandbox {
  readonly agentId: string;
  readonly source: string;
}

/** Creates an agent that knows one document and serves the sandbox's channel. */
const employ = async (context: Context): Promise<Employed> => {
  const its = await freshSandbox(context);
  const text = "The zeppelin lands on the roof at noon, and leaves again an hour later.";
  const source = (
    await its.client.succeed("knowledge.create", { body: { source_type: "text", title: "Zeppelin", text } })
  ).data.document.id;
  const body = { name: "Concierge", source_ids: [source], channels: ["chatapp"], answer_after_seconds: 0 };
  const agentId = (await its.client.succeed("agents.create", { body })).data.agent.id;
  return { ...its, agentId, source };
};

/** Counts the customer's messages once there are `count`. */
const answersOf = (context: Context, client: Client, conversation: string, count: number): Promise<number> =>
  context.until(async () => {
    const { recent_messages } = await contextOf(client, conversation);
    const sent = recent_messages.filter(({ direction }) => direction === "outbound").length;
    context.check.that(sent >= count, `${count} answers`, `${sent} of ${conversation}`);
    return sent;
  });

export const hostedAgents: readonly Case[] = [
  ...smallTalk,
  define("session-sources", {
    title: "in a session an agent answers from the sources that it is linked to, and from no others",
    operations: ["knowledge.create", "agents.create", "sessions.create", "sessions.sendMessage"],
    cites: linked,
    needs: ["organization"],
    run: async (context) => {
      const { client, agentId: agent_id, source } = await employ(context);
      const sessionId = (await client.succeed("sessions.create", { body: { agent_id } })).data.session.id;
      const cited = async (query: string) => {
        const { data } = await client.succeed("sessions.sendMessage", {
          params: { session_id: sessionId },
          body: { query },
        });
        return data.citations.map(({ knowledge_id }) => knowledge_id);
      };
      context.check.equal([...new Set(await cited(known))], [source], `what the answer to "${known}" cites`);
      context.check.equal(await cited(unknown), [], `what the answer to "${unknown}" cites`);
    },
  }),
  define("unsupported", {
    title: "what the service does not understand is kept with the messaging app's own type, and no agent answers it",
    operations: ["events.ingest", "messages.get", "agents.create"],
    cites: linked,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await employ(context);
      const number = newNumber();
      const content = { type: "unsupported", provider_type: "poll", received: '{"type":"poll"}' } as const;
      const { message_id, conversation_id } = await hear(client, number, { message: { content } });
      const { message } = (await client.succeed("messages.get", { params: { id: message_id ?? "" } })).data;
      context.check.includes(message, { type: "unsupported", text: "[poll]", content }, "the message");
      await hear(client, number, { text: known });
      const answers = await answersOf(context, client, conversation_id, 1);
      context.check.equal(answers, 1, "answers, of which one is to the question");
    },
  }),
  define("channel-sources", {
    title: "a customer is answered from the sources that the agent of the channel is linked to, and from no others",
    operations: ["knowledge.create", "agents.create", "events.ingest", "conversations.context", "runs.list"],
    cites: linked,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client, source } = await employ(context);
      const number = newNumber();
      const { conversation_id } = await hear(client, number, { text: known });
      await answersOf(context, client, conversation_id, 1);
      await hear(client, number, { text: unknown });
      await answersOf(context, client, conversation_id, 2);
      const { runs } = (await client.succeed("runs.list", { query: { limit: 200 } })).data;
      const cited = runs.flatMap(({ citations }) => citations.map(({ knowledge_id }) => knowledge_id));
      context.check.equal([...new Set(cited)], [source], "what the answers cite");
    },
  }),
  define("one-turn", {
    title:
      "quick messages of a customer are one turn of a hosted agent, which answers them all, and 0 seconds tell them apart",
    operations: ["agents.create", "agents.update", "events.ingest", "conversations.context", "runs.list"],
    cites: linked,
    sends: true,
    needs: ["organization", "clock"],
    run: async (context) => {
      const { client, agentId } = await employ(context);
      const params = { agent_id: agentId };
      const waiting = await client.succeed("agents.update", { params, body: { answer_after_seconds: 3 } });
      context.check.equal(waiting.data.agent.answer_after_seconds, 3, "answer_after_seconds");
      const number = newNumber();
      const { conversation_id } = await hear(client, number, { text: known });
      for (const text of ["I am early", "Thanks a lot"]) await hear(client, number, { text });
      const answers = async () =>
        (await contextOf(client, conversation_id)).recent_messages.filter(({ direction }) => direction === "outbound");
      context.check.equal((await answers()).length, 0, "answers at once");
      await context.clock.advance("20s");
      const [first, ...more] = await answers();
      context.check.equal([first?.text.includes("noon"), more.length], [true, 0], "the one answer, which has the noon");
      await client.succeed("agents.update", { params, body: { answer_after_seconds: 0 } });
      await hear(client, number, { text: known });
      context.check.equal(await answersOf(context, client, conversation_id, 2), 2, "answers with 0 seconds");
      const program = { name: "Own", kind: "external", answer_after_seconds: 3 };
      await client.refuse("agents.create", "validation_failed", { body: program });
    },
  }),
  define("channel-audience", {
    title: "a customer is answered from documents for customers and for both, and not from those for developers",
    operations: ["knowledge.create", "agents.create", "events.ingest", "conversations.context", "runs.list"],
    cites: linked,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const ids = await addOwls(client);
      await client.succeed("agents.create", {
        body: { name: "Concierge", channels: ["chatapp"], answer_after_seconds: 0 },
      });
      const { conversation_id } = await hear(client, newNumber(), { text: audienceQuestion });
      await answersOf(context, client, conversation_id, 1);
      const { runs } = (await client.succeed("runs.list", { query: { limit: 200 } })).data;
      const cited = runs.flatMap(({ citations }) => citations.map(({ knowledge_id }) => knowledge_id));
      context.check.equal(cited.includes(ids.developers), false, "whether the answer cites what is for developers");
      const others = [ids.customers, ids.both].filter((id) => cited.includes(id));
      context.check.that(others.length > 0, "the answer to cite what is for customers, or for both", cited.join(", "));
    },
  }),
  define("told-once-after-a-handoff", {
    title:
      "once a conversation is handed to people, a hosted agent says so once when the customer writes, and is silent then",
    operations: ["agents.create", "events.ingest", "actions.execute", "conversations.context"],
    cites: handedOver,
    sends: true,
    needs: ["organization", "clock"],
    run: async (context) => {
      const { client } = await employ(context);
      const number = newNumber();
      const { conversation_id } = await hear(client, number, { text: known });
      await answersOf(context, client, conversation_id, 1);
      await client.succeed("actions.execute", { body: { conversation_id, action_type: "handoff" } });
      await hear(client, number, { text: known });
      await answersOf(context, client, conversation_id, 2);
      const { waiting_since, status } = (await contextOf(client, conversation_id)).conversation;
      context.check.equal(
        [status, waiting_since !== null],
        ["handed_off", true],
        "the status, and whether somebody waits",
      );
      await hear(client, number, { text: known });
      await context.clock.advance("10m");
      context.check.equal(await answersOf(context, client, conversation_id, 2), 2, "messages after the handoff");
    },
  }),
  define("answers-what-was-handed-back", {
    title: "a conversation that is handed back has the customer's unanswered message answered, once",
    operations: ["agents.create", "events.ingest", "actions.execute", "conversations.context"],
    cites: handedOver,
    sends: true,
    needs: ["organization", "clock"],
    run: async (context) => {
      const { client } = await employ(context);
      const number = newNumber();
      const { conversation_id } = await hear(client, number, { text: known });
      await answersOf(context, client, conversation_id, 1);
      const move = (action_type: string) =>
        client.succeed("actions.execute", { body: { conversation_id, action_type } });
      await move("handoff");
      await hear(client, number, { text: known });
      await answersOf(context, client, conversation_id, 2);
      await move("hand_back");
      await answersOf(context, client, conversation_id, 3);
      await move("handoff");
      await move("hand_back");
      await context.clock.advance("10m");
      context.check.equal(await answersOf(context, client, conversation_id, 3), 3, "messages in the end");
    },
  }),
];
