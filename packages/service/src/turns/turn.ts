/** A hosted agent's turn: its answer to a customer's message. An external agent has one only to announce people. */
import type { Change } from "../core/changes.ts";
import { presentEventParts, windowOf } from "../conversations/present.ts";
import { emitUpdated, isWithAgents } from "../conversations/decide.ts";
import { consentWordOf } from "../customers/consent.ts";
import { dueAgain, finish } from "../core/jobs.ts";
import type { MessageFacts } from "../messages/delivery.ts";
import { countUnanswered } from "../knowledge/gaps.ts";
import { type KnowledgeHits, citationsOf } from "@atlas-messaging/answers/search/answer";
import { queueMessage } from "../messages/send.ts";
import { hasWords, isForAgents } from "../messages/content.ts";
import { audit, emit, presentRun, recordRun } from "../core/records.ts";
import type { Id, Instant } from "../rows/primitives.ts";
import type { JobRow } from "../rows/jobs.ts";
import type { MessageRow } from "../rows/messages.ts";
import type { RunRow } from "../rows/runs.ts";
import { day, later, minute } from "../core/time.ts";
import { type Classification, classify } from "@atlas-messaging/answers/understanding/classify";
import type { TurnIntent } from "@atlas-messaging/answers/replying/handover";
import { answer } from "@atlas-messaging/answers/replying/answer";
import { type Said, understand } from "@atlas-messaging/answers/understanding/understand";
import type { AgentRow } from "../rows/agents.ts";
import type { ConversationRow } from "../rows/conversations.ts";
import { isAnswered, longestGathering, takesTurns } from "./enqueue.ts";

/** The customer's message, its conversation, and the other facts of the turn. */
export interface TurnFacts extends MessageFacts {
  readonly job: JobRow;
  /** The agent that the job names, else the one that serves the channel; null if it does so no more. */
  readonly agent: AgentRow | null;
  /** True if the customer has written again since. */
  readonly overtaken: boolean;
  /** The last run of `turnIntents` in the conversation. */
  readonly lastTurn: RunRow | null;
  /** The customer's messages before this one, latest first, as far as they tell the language or belong to this turn. */
  readonly earlier: readonly MessageRow[];
}

/** The agent to answer, and a search for each question. An agent without linked sources searches all documents. */
export interface BegunTurn {
  readonly agent: AgentRow;
  readonly searches: readonly {
    readonly query: string;
    readonly topK: number;
    readonly sourceIds: readonly Id[] | undefined;
    /** Documents for developers are never shown to customers. */
    readonly audience: "customers";
  }[];
}

const maxPassages = 5;

/** Number of earlier messages that tell the customer's language. */
const telling = 4;

/** Number of earlier messages that a turn reads. */
export const earlierMessages = 9;

/** Starts a turn. A moot turn ends at once; a turn on a disconnected channel is put off. */
export const beginTurn = (facts: TurnFacts): BegunTurn | { readonly changes: Change[] } => {
  const { agent, job, channel, now } = facts;
  if (!agent || isMoot(facts, agent)) return { changes: [finish(job)] };
  if (channel.status === "disconnected") return { changes: [dueAgain(job, later(now, minute))] };
  const sourceIds = agent.source_ids.length === 0 ? undefined : agent.source_ids;
  const queries = understand(saidIn(facts)).questions.flatMap((each) => each.queries);
  return {
    agent,
    searches: queries.map((query) => ({ query, topK: maxPassages, sourceIds, audience: "customers" })),
  };
};

/** Answers with a grounded reply, a question back, its own words, or a handoff to people (Tool server, rule 3). */
export const concludeTurn = (facts: TurnFacts, agent: AgentRow, found: readonly KnowledgeHits[]): Change[] => {
  const { conversation, job } = facts;
  const said = understand(saidIn(facts));
  const { intent, reply, note, gaps } = answer(said, found, { ...agent, now: facts.now });
  const { status, waiting_since, person_announced, person_remind_at } = conversation;
  const author = { type: "agent", name: agent.name, agent_id: agent.id } as const;
  const content = { type: "text", text: reply.text, template_id: null, category: null } as const;
  const after = { ...conversation, status: note === null ? status : ("handed_off" as const) };
  const queued = queueMessage(facts, facts, content, {
    read: { status, waiting_since, person_announced, person_remind_at },
    // A person is no answer yet, so the customer still waits.
    set: after.status === "open" ? {} : { status: after.status, waiting_since, ...announced(facts, said) },
    author,
  });
  const { run, changes } = recordRun(facts, {
    intent,
    conversation_id: conversation.id,
    tools_called: [...(found.length > 0 ? ["search_knowledge"] : []), "send_message"],
    citations: citationsOf(reply.results),
    actor: author,
    agent_id: agent.id,
  });
  return [
    finish(job),
    ...queued.changes,
    ...changes,
    ...gaps.flatMap((each) => countUnanswered(facts, each.question, each.found)),
    ...(note === null ? [] : emitHandoff({ ...facts, conversation: queued.conversation }, run, note)),
    ...emitUpdated(facts, facts, after, author),
    audit(facts, auditNames[intent], agent.id, {
      before: { status },
      after: { status: after.status, conversation_id: conversation.id },
    }),
  ];
};

/** Returns what is known of the announcement of people, after the customer has heard it, or heard it once more. */
const announced = ({ conversation, now }: TurnFacts, { isAnnounced, isOverdue }: Said) => ({
  person_announced: true,
  person_remind_at: isOverdue ? null : isAnnounced ? conversation.person_remind_at : remindAt(now),
});

const auditNames = {
  agent_reply: "atlas_api.agent.reply",
  agent_clarification: "atlas_api.agent.clarify",
  agent_handoff: "atlas_api.agent.handoff",
  agent_courtesy: "atlas_api.agent.courtesy",
  agent_wait_notice: "atlas_api.agent.wait_notice",
} as const satisfies { readonly [Intent in TurnIntent]: string };

/** True if there is nothing to answer: a later message came, people have it and were announced, or the window closed. */
const isMoot = (facts: TurnFacts, agent: AgentRow): boolean => {
  const { conversation, job, message, overtaken, now } = facts;
  return (
    overtaken ||
    heardIn(facts).length === 0 ||
    // The confirmation has answered a stop word; no agent adds to it.
    consentWordOf(message)?.marketing === "opted_out" ||
    isAnswered(job, conversation) ||
    !mayAnswer(agent, conversation, textOf(heardIn(facts)), now) ||
    !windowOf(conversation, now).open ||
    // A message may be reported a day late.
    !windowOf({ last_inbound_at: message.created_at }, now).open
  );
};

/** Returns the messages of a turn, oldest first: this one, and those before it that waited for it. */
const heardIn = ({ message, earlier, conversation, agent }: TurnFacts): readonly MessageRow[] => {
  const { waiting_since: from } = conversation;
  const gathers = from !== null && agent?.kind === "hosted" && agent.answer_after_seconds > 0;
  const begun = later(message.created_at, -longestGathering);
  const waited = gathers ? earlier.filter(({ created_at }) => created_at >= from && created_at >= begun) : [];
  return [...waited.filter(isForAgents).toReversed(), message].filter(({ deleted_at }) => deleted_at === null);
};

const textOf = (heard: readonly MessageRow[]): string => heard.map(({ text }) => text).join("\n");

const saidIn = (facts: TurnFacts): Said => {
  const { conversation, customer, lastTurn, now } = facts;
  const isOffered = lastTurn?.intent === "agent_clarification" && now < later(lastTurn.created_at, day);
  const heard = heardIn(facts);
  const before = facts.earlier.filter((each) => !heard.includes(each) && now < later(each.created_at, day));
  const [text, isWritten] = [textOf(heard), heard.some(hasWords)];
  return {
    text,
    isWritten,
    isAwaiting: !isWithAgents(conversation),
    isAnnounced: conversation.person_announced,
    isOverdue: isWritten ? isReminded(conversation, classify(text), now) : false,
    isOffered,
    isStuck: isOffered && lastTurn.citations.length === 0,
    earlier: before.slice(0, telling).map((each) => each.text),
    language: customer.language,
  };
};

const emitHandoff = (facts: TurnFacts, run: RunRow, note: string): Change[] =>
  emit(facts, ["agent.handoff"], facts.conversation.id, {
    ...presentEventParts(facts),
    session: undefined,
    run: presentRun(run),
    action: { action_type: "handoff", tool_name: undefined, payload: { text: note } },
  });

/** Matters that get an answer while a person is awaited. */
const cannotWait: ReadonlySet<Classification["kind"]> = new Set(["danger", "stopping"]);

/** Time after which a customer who still waits, and writes again, is told once more that a person was told. */
const untilReminded = 10 * minute;

/** Returns from when a customer who was told of a person now is told once more. */
const remindAt = (now: Instant): Instant => later(now, untilReminded);

type Reminded = Pick<ConversationRow, "person_announced" | "person_remind_at">;

/** Tells if somebody who waits for a person is to hear once more that one was told. A mere courtesy needs no answer. */
const isReminded = (conversation: Reminded, { kind, courtesies }: Classification, now: Instant): boolean => {
  const { person_announced, person_remind_at: from } = conversation;
  const asks = kind === "courtesy" ? courtesies[0] === "greeting" : kind !== "stopping";
  return person_announced && from !== null && from <= now && asks;
};

/**
 * Tells if the service may answer a message as an agent. While a person is awaited, it says so once, and once more after
 * ten minutes. It names the emergency services to somebody in danger, and the stop word to somebody who wants no more
 * messages.
 */
const mayAnswer = (agent: AgentRow, conversation: ConversationRow, text: string, now: Instant): boolean => {
  if (!takesTurns(agent, conversation)) return false;
  if (isWithAgents(conversation) || !conversation.person_announced) return true;
  const classified = classify(text);
  return cannotWait.has(classified.kind) || isReminded(conversation, classified, now);
};
