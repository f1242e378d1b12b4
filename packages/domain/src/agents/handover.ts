/** Handovers to people, each with a sentence for the customer and a note for the people. */
import { later, second as secondLength } from "../time.ts";
import type { Topic } from "./manners/cues.ts";
import type { Matter } from "./manners/cues-statements.ts";
import type { OwnWords } from "./manners/own-words.ts";
import { clockTimeIn, durationIn } from "./manners/tongues.ts";
import { afterOpenSeconds } from "./people-hours.ts";
import { type People, type TurnReply, plainly } from "./turn-reply.ts";
import type { Understood } from "./understand.ts";

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
const whenPeopleAnswer = ({ words, tongue }: Understood, people: People): string[] => {
  const { people_reply_within_seconds: seconds, people_hours: hours, now } = people;
  const at = hours ? afterOpenSeconds(hours, seconds ?? 0, now) : later(now, (seconds ?? 0) * secondLength);
  const isUsual = at === later(now, (seconds ?? 0) * secondLength);
  if (isUsual) return seconds === null ? [] : [words.usually.replace("{time}", durationIn(tongue, seconds))];
  return hours && at ? [words.expected.replace("{time}", clockTimeIn(tongue, hours.time_zone, at, now))] : [];
};
