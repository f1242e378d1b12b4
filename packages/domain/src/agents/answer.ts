/** A hosted agent's answer to a customer's message, with its manners: courtesies, wishes for a person, and questions. */
import { type KnowledgeAnswer, type KnowledgeHits, answerFrom, judge, resultsOf } from "../knowledge/search.ts";
import { languageOf } from "../knowledge/language.ts";
import { later, second as secondLength } from "../time.ts";
import type { Instant } from "../primitives.ts";
import type { AgentRow } from "./rows.ts";
import type { Courtesy } from "./manners/courtesies.ts";
import type { Topic } from "./manners/cues.ts";
import { isAboutAllergens } from "./manners/hear.ts";
import type { OwnWords } from "./manners/own-words.ts";
import { type Matter, matterOf } from "./manners/cues-statements.ts";
import { asksSomething, saysNothing } from "./manners/questions.ts";
import { clockTimeIn, durationIn, plainOf } from "./manners/tongues.ts";
import { afterOpenSeconds } from "./people-hours.ts";
import { type Closest, type Reply, closestTo, composeReply, shareIn, uncertainly } from "./reply.ts";
import { type Question, type Understood, understand } from "./understand.ts";

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
export interface Gap {
  readonly question: string;
  readonly found: KnowledgeHits;
  /** A quote of what comes closest, if something comes close. It is no answer. */
  readonly closest: Closest | null;
}

export interface TurnReply {
  readonly intent: TurnIntent;
  readonly reply: Reply;
  /** For the people who take over; null when the agent goes on. */
  readonly note: string | null;
  readonly gaps: readonly Gap[];
}

/** The people behind an agent, and the time at which it speaks of them. */
export interface People extends Pick<AgentRow, "people_reply_within_seconds" | "people_hours"> {
  readonly now: Instant;
}

const plainly = (intent: TurnIntent, text: string): TurnReply => ({
  intent,
  reply: { text, results: [] },
  note: null,
  gaps: [],
});

/** Answers a message. `found` has the hits of its questions' queries, in their order. */
export const answer = (said: Understood, found: readonly KnowledgeHits[], people: People): TurnReply => {
  const { heard, words } = said;
  if (heard.kind === "danger") return handedOver(said, people, "danger");
  if (said.isAwaiting) return toWaiting(said, people);
  if (heard.kind === "question" && said.isOfHealth) return handedOver(said, people, "health");
  if (heard.kind === "question") return toQuestions(said, found, people);
  if (heard.kind === "courtesy") return toCourtesy(said, people);
  if (heard.kind === "about" || heard.kind === "stopping" || heard.kind === "wordless") {
    return plainly("agent_courtesy", words[heard.kind]);
  }
  return handedOver(said, people, heard.kind);
};

/** Announces people to somebody who waits, and once more later. A wish for no advertising gets its word first. */
const toWaiting = (said: Understood, people: People): TurnReply => {
  const stopping = said.heard.kind === "stopping" ? [said.words.stopping] : [];
  const again = said.isOverdue ? [said.words.told] : [];
  const announcement = said.isAnnounced ? again : [announcing(said, "awaited", people)];
  return plainly("agent_wait_notice", [...stopping, ...announcement].join(" "));
};

const toCourtesy = (said: Understood, people: People): TurnReply =>
  said.isOffered && said.heard.courtesies.includes("yes") ? handedOver(said, people, "offer") : courteous(said);

/** Declining an offer ends it, so the next gap is a first one again. */
const declining: readonly Courtesy[] = ["no", "never_mind"];

const courteous = ({ heard: { courtesies }, words, earlier }: Understood): TurnReply => {
  const [first = "well", second] = courtesies;
  const meant = first === "yes" && second !== undefined ? second : first;
  return plainly(declining.includes(meant) ? "agent_reply" : "agent_courtesy", words[sayingOf(meant, earlier)]);
};

const sayingOf = (meant: Courtesy, earlier: readonly string[]) => {
  if (meant === "parting") return earlier.length > 0 ? "goodbye" : "greeting";
  return meant === "yes" ? "well" : meant;
};

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
  trouble: "complaint",
  gap: "nothing",
  unclear: "unclear",
};

const handedOver = (said: Understood, people: People, why: Handover): TurnReply => {
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
const announcing = (said: Understood, sentence: "handover" | "awaited", people: People): string =>
  [said.words[sentence], ...whenPeopleAnswer(said, people)].join(" ");

/** Says how long people take while they are there, else when the answer is expected. */
const whenPeopleAnswer = ({ words, tongue }: Understood, people: People): string[] => {
  const { people_reply_within_seconds: seconds, people_hours: hours, now } = people;
  const at = hours ? afterOpenSeconds(hours, seconds ?? 0, now) : later(now, (seconds ?? 0) * secondLength);
  const isUsual = at === later(now, (seconds ?? 0) * secondLength);
  if (isUsual) return seconds === null ? [] : [words.usually.replace("{time}", durationIn(tongue, seconds))];
  return hours && at ? [words.expected.replace("{time}", clockTimeIn(tongue, hours.time_zone, at, now))] : [];
};

interface Search {
  readonly query: string;
  readonly found: KnowledgeHits;
}

interface LookedUp {
  readonly question: Question;
  /** All its searches, the nearest first. */
  readonly searches: readonly Search[];
  /** The query that found it. */
  readonly query: string;
  readonly found: KnowledgeHits;
}

const isGrounded = ({ found }: Search): boolean => judge(found).state === "grounded";

const closestIn = ({ query, found }: Search): Closest | null => closestTo(query, resultsOf(found), judge(found).state);

const gapOf = (gap: LookedUp): Gap => {
  const { question, found, searches } = gap;
  // Words of another language come close to a passage by chance.
  const told = searches.filter(({ query, found: its }) => query === question.otherwise || !isForeign(question, its));
  const closest = told.reduce<Closest | null>((known, each) => known ?? closestIn(each), null);
  return { question: question.text, found, closest };
};

/** Takes for each question the first hits that answer it, else those of the question alone. */
const lookedUp = (questions: readonly Question[], found: readonly KnowledgeHits[]): LookedUp[] => {
  let next = 0;
  return questions.flatMap((question) => {
    const all = found
      .slice(next, (next += question.queries.length))
      .map((hits, index): Search => ({ found: hits, query: question.queries[index] ?? question.text }));
    const searches = all.toSorted((one, other) => relevanceIn(other) - relevanceIn(one));
    const its = all.map((each): LookedUp => ({ question, searches, ...each }));
    const best =
      its.find((each) => isGrounded(each) && saysOwn(each)) ??
      its.find(({ query }) => query === question.text) ??
      its[0];
    const other = its.find(({ query }) => query === question.otherwise);
    const isBetter =
      best &&
      other &&
      (isForeign(question, best.found) || (isGrounded(other) && relevanceIn(other) > relevanceIn(best)));
    return (isBetter ? other : best) ?? [];
  });
};

/** Tells if what was found with the question before says something of this one too: "and what if I cancel". */
const saysOwn = ({ query, question: { text, otherwise }, found }: LookedUp): boolean =>
  query === text || query === otherwise || saysNothing(text) || shareIn(found.hits[0]?.passage ?? "", text) >= own;

/** Tells if a question found a passage in another language than its own, and so by names and likeness alone. */
const isForeign = ({ tongue, otherwise }: Question, found: KnowledgeHits): boolean => {
  const [first] = found.hits;
  return otherwise !== null && first !== undefined && tongue !== "en" && languageOf(first.passage) !== tongue;
};

const relevanceIn = ({ found }: Search): number => judge(found).relevance;

/** Share of the words of somebody in trouble below which a quote is about something else. */
const unrelated = 0.1;

/** Share of what a question says that a passage must have which was found with the question before. */
const own = 0.2;

/** Share of a question's words from which what was quoted for another one may answer it as well. */
const answered = 0.4;

const toQuestions = (asked: Understood, found: readonly KnowledgeHits[], people: People): TurnReply => {
  const { words, questions } = asked;
  const all = lookedUp(questions, found);
  const gaps = all.filter((each) => !isGrounded(each)).map(gapOf);
  if (gaps.length === all.length) return toGaps(asked, gaps, people);
  const replies = all.filter(isGrounded).map((each) => composeReply(each.query, answerFrom(each.found), words));
  const said = replies.map(({ text }) => text).join("\n");
  const matter = matterOf(plainOf(asked.text));
  // Nothing is said about health by a passage that does not speak of it.
  const isBeside = matter === "health" && matterOf(plainOf(said)) !== "health";
  if (isBeside || (matter && shareIn(said, asked.text) < unrelated)) return toGaps(asked, gaps, people);
  const quoted = new Set(all.filter(isGrounded).map(({ found: its }) => its.hits[0]?.passage_id));
  const isQuoted = (its: KnowledgeHits): boolean => judge(its).relevance > 0 && quoted.has(its.hits[0]?.passage_id);
  const quotes = replies.flatMap(({ text }) => text.split("\n\n"));
  const missing = gaps
    .filter(({ question, found: its }) => shareIn(said, question) < answered && !isQuoted(its))
    .filter(
      ({ closest }) =>
        closest === null || !quotes.some((each) => each === closest.text || saysAlso(each, closest.text)),
    )
    .map(({ question, closest }) => {
      return closest ? `${words.uncertain} ${closest.text}` : words.unanswered.replace("{question}", () => question);
    });
  const care = isAboutAllergens(asked.text) ? [words.care] : [];
  const unsolved = matter === "trouble" && !asksSomething(asked.text) ? [words.unsolved] : [];
  // Two questions may be answered by one sentence, which is said once.
  const texts = [
    ...quotes.filter((each) => !quotes.some((other) => saysAlso(other, each))),
    ...missing,
    ...care,
    ...unsolved,
  ];
  const reply = { text: [...new Set(texts)].join("\n\n"), results: replies.flatMap(({ results }) => results) };
  return { ...plainly("agent_reply", ""), reply, gaps };
};

/** Tells if a quote holds all of another one, whose source stands at its end. */
const saysAlso = (quote: string, other: string): boolean =>
  quote.length > other.length && quote.includes(other.slice(0, other.lastIndexOf(" (")));

/** A greeting or thanks with a name in it is no question that went unanswered. */
const isCourteous = ({ heard: { courtesies }, text, isOffered }: Understood): boolean =>
  !asksSomething(text) && courtesies.some((each) => isOffered || !answering.includes(each));

/** Courtesies that answer an offer. */
const answering: readonly Courtesy[] = ["yes", "no"];

/** Share of what somebody in trouble says from which a quote may help. */
const helpful = 0.5;

const mayHelp = (matter: Matter, quote: Closest | null | undefined): boolean =>
  matter === "trouble" && (quote?.share ?? 0) >= helpful;

/** Adds the closest quote to a handover, since it may help until the person comes. */
const withQuote = (turn: TurnReply, quote: Reply | null | undefined, { uncertain }: OwnWords): TurnReply =>
  quote ? { ...turn, reply: { ...quote, text: `${turn.reply.text}\n\n${uncertain} ${quote.text}` } } : turn;

/** Asks back at a first gap, and hands off at the second in a row. Nobody in trouble is asked to put it differently. */
const toGaps = (said: Understood, gaps: readonly Gap[], people: People): TurnReply => {
  const matter = matterOf(plainOf(said.text));
  const quoted = gaps.find(({ closest }) => closest !== null)?.closest;
  if (matter)
    return {
      ...withQuote(handedOver(said, people, matter), mayHelp(matter, quoted) ? quoted : null, said.words),
      gaps,
    };
  if (isCourteous(said)) return toCourtesy(said, people);
  if (quoted) return { ...plainly("agent_clarification", ""), reply: uncertainly(quoted, said.words), gaps };
  if (said.isOffered) return { ...handedOver(said, people, said.isStatement ? "unclear" : "gap"), gaps };
  if (said.isStatement) return { ...plainly("agent_clarification", `${said.words.unclear} ${said.words.offer}`), gaps };
  const [closest] = gaps.toSorted((one, other) => judge(other.found).relevance - judge(one.found).relevance);
  if (!closest) throw new Error("a question was not looked up");
  const reply = composeReply(closest.question, answerFrom(closest.found), said.words);
  return { ...plainly("agent_clarification", ""), reply, gaps };
};

/** Replies in a session, which hands nobody over. `isQuestion` is false for a courtesy, or words about the agent. */
export const composeSessionReply = (
  text: string,
  found: KnowledgeAnswer,
): { readonly reply: Reply; readonly isQuestion: boolean } => {
  const said = understand({
    text,
    isWritten: true,
    isAwaiting: false,
    isAnnounced: false,
    isOverdue: false,
    isOffered: false,
    earlier: [],
    language: null,
  });
  const { kind } = said.heard;
  if (kind === "courtesy") return { reply: courteous(said).reply, isQuestion: false };
  if (kind === "about") return { reply: { text: said.words.about, results: [] }, isQuestion: false };
  return { reply: composeReply(text, found, said.words), isQuestion: true };
};
