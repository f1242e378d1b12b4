import type { KnowledgeHits } from "../search/answer.ts";
import type { Reply } from "./reply.ts";
import type { Understood } from "../understanding/understand.ts";
import type { Courtesy } from "../understanding/courtesies.ts";
import type { Topic } from "../understanding/cues.ts";
import type { Matter } from "../understanding/statements.ts";
import type { OwnWords } from "../understanding/own-words.ts";
import { clockTimeIn, durationIn } from "../understanding/locales.ts";
import { afterOpenSeconds } from "./people-hours.ts";
import type { PeopleHours } from "./people-hours.ts";

/** Answers to courtesies. A yes to an offer hands over. */
export const toCourtesy = (said: Understood, people: People): TurnReply =>
  said.isOffered && said.classified.courtesies.includes("yes") ? handedOver(said, people, "offer") : courteous(said);

/** Declining an offer ends it, so the next gap is a first one again. */
const declining: readonly Courtesy[] = ["no", "never_mind"];

export const courteous = ({ classified: { courtesies }, words, earlier }: Understood): TurnReply => {
  const [first = "well", second] = courtesies;
  const meant = first === "yes" && second !== undefined ? second : first;
  return plainly(declining.includes(meant) ? "agent_reply" : "agent_courtesy", words[sayingOf(meant, earlier)]);
};

const sayingOf = (meant: Courtesy, earlier: readonly string[]) => {
  if (meant === "parting") return earlier.length > 0 ? "goodbye" : "greeting";
  return meant === "yes" ? "well" : meant;
};

// Handovers to people, each with a sentence for the customer and a note for the people.

type Handover = Exclude<Topic, "about" | "stopping"> | Matter | "booking" | "offer" | "gap" | "unclear";

/** Notes for the people who take over. */
const notes: { readonly [Each in Handover]: string } = {
  danger: "The customer may be in danger. The agent named the emergency services.",
  allergy: "The customer has an allergy, or asks for somebody who has. The agent gave no advice.",
  person: "The customer asks for a person.",
  offer: "The customer asks for a person.",
  complaint: "The customer complains.",
  order: "The customer asks about an order, which the agent cannot look up.",
  booking: "The customer wishes to book, which the agent cannot do.",
  health: "The customer asks about their health, and the knowledge has no answer. The agent gave no advice.",
  lost: "The customer has lost something, and the knowledge does not say what to do.",
  trouble: "The customer has a problem, and the knowledge has no answer.",
  gap: "The knowledge did not answer the customer, who was already asked to rephrase.",
  unclear: "The knowledge did not answer the customer, who was already asked to rephrase.",
};

/** Sentences before the handover. */
const openings: { readonly [Each in Handover]: keyof OwnWords | null } = {
  danger: "danger",
  allergy: "allergy",
  person: null,
  offer: null,
  complaint: "complaint",
  order: "order",
  booking: "booking",
  health: "health",
  lost: "complaint",
  trouble: "complaint",
  gap: "nothing",
  unclear: "unclear",
};

/** Hands over, unless people are awaited already. */
export const handedOver = (said: Understood, people: People, why: Handover): TurnReply => {
  const { words, isAwaiting } = said;
  const opening = openings[why];
  const parts = [
    ...(opening ? [words[opening]] : []),
    ...(why === "danger" ? [] : [announcing(said, "handover", people)]),
  ];
  const text = parts.join(" ");
  return isAwaiting ? plainly("agent_wait_notice", text) : { ...plainly("agent_handoff", text), note: notes[why] };
};

/** Announces a person, and when, if the business has told it. */
export const announcing = (said: Understood, sentence: "handover" | "awaited", people: People): string =>
  [said.words[sentence], ...whenPeopleAnswer(said, people)].join(" ");

/** Says how long people take while they are there, else when the answer is expected. */
const whenPeopleAnswer = ({ words, locale }: Understood, people: People): string[] => {
  const { people_reply_within_seconds: seconds, people_hours: hours, now } = people;
  const at = hours ? afterOpenSeconds(hours, seconds ?? 0, now) : secondsAfter(now, seconds ?? 0);
  const isUsual = at === secondsAfter(now, seconds ?? 0);
  if (isUsual) return seconds === null ? [] : [words.usually.replace("{time}", durationIn(locale, seconds))];
  return hours && at ? [words.expected.replace("{time}", clockTimeIn(locale, hours.time_zone, at, now))] : [];
};

// A hosted agent's reply to a message, and what is kept of it.

/** Intents of a run in which a hosted agent spoke to a customer. The first three count when it next finds nothing. */
export type TurnIntent =
  | "agent_reply"
  | "agent_clarification"
  | "agent_handoff"
  /** A courtesy, or a sentence about itself. */
  | "agent_courtesy"
  /** Said while a person is awaited. */
  | "agent_wait_notice";

/** A question that the knowledge did not answer. */
export interface UnansweredQuestion {
  readonly question: string;
  readonly found: KnowledgeHits;
}

export interface TurnReply {
  readonly intent: TurnIntent;
  readonly reply: Reply;
  /** For the people who take over; null when the agent goes on. */
  readonly note: string | null;
  readonly gaps: readonly UnansweredQuestion[];
}

/** The people behind an agent, and the time at which it speaks of them. */
export interface People {
  /** Usual time until people answer, in seconds; null if not told. */
  readonly people_reply_within_seconds: number | null;
  /** Hours in which people answer; null for always. */
  readonly people_hours: PeopleHours | null;
  readonly now: string;
}

/** A turn of the agent's own words. */
export const plainly = (intent: TurnIntent, text: string): TurnReply => ({
  intent,
  reply: { text, results: [] },
  note: null,
  gaps: [],
});

const secondsAfter = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) + seconds * 1_000).toISOString();
