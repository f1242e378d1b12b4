/** A hosted agent's answer to a customer's message: courtesies, wishes for a person, and questions. */
import type { KnowledgeAnswer, KnowledgeHits } from "../search/answer.ts";
import { type Reply, composeReply, shareIn } from "./reply.ts";
import { type Understood, firstMessage, understand } from "../understanding/understand.ts";
import {
  type People,
  type TurnReply,
  type UnansweredQuestion,
  announcing,
  courteous,
  handedOver,
  plainly,
  toCourtesy,
} from "./handover.ts";
import { type Steps, withoutPause } from "../steps.ts";
import { languageOf } from "../search/language.ts";
import { type Answer, type Finding, type Gap, findingsOf } from "./findings.ts";
import type { Courtesy } from "../understanding/courtesies.ts";
import { type Matter, matterOf, speaksOf } from "../understanding/statements.ts";
import { isAboutAllergens } from "../understanding/classify.ts";
import { withoutMark } from "../understanding/patterns.ts";
import type { OwnWords } from "../understanding/own-words.ts";
import { asksSomething } from "../understanding/questions.ts";
import { plainOf } from "../understanding/locales.ts";
import { missingIn } from "./keywords.ts";

/** Answers a message. `found` has the hits of its questions' queries, in their order. */
export const answer = (said: Understood, found: readonly KnowledgeHits[], people: People): TurnReply => {
  const { classified, words } = said;
  if (classified.kind === "danger") return handedOver(said, people, "danger");
  if (said.isAwaiting) return toWaiting(said, people);
  if (classified.kind === "question") return toQuestions(said, found, people);
  if (classified.kind === "courtesy") return toCourtesy(said, people);
  if (classified.kind === "about" || classified.kind === "stopping" || classified.kind === "wordless") {
    return plainly("agent_courtesy", words[classified.kind]);
  }
  return handedOver(said, people, classified.kind);
};

/** Announces people to somebody who waits, and once more later. A wish for no advertising gets its word first. */
const toWaiting = (said: Understood, people: People): TurnReply => {
  const stopping = said.classified.kind === "stopping" ? [said.words.stopping] : [];
  const again = said.isOverdue ? [said.words.reminder] : [];
  const announcement = said.isAnnounced ? again : [announcing(said, "awaited", people)];
  return plainly("agent_wait_notice", [...stopping, ...announcement].join(" "));
};

export interface SessionReply {
  readonly reply: Reply;
  /** False for a courtesy, or words about the agent. */
  readonly isQuestion: boolean;
}

/** Replies in a session, which hands nobody over. */
export const composeSessionReply = (text: string, found: KnowledgeAnswer): SessionReply =>
  withoutPause(sessionReplySteps(text, found));

/** Code units of a step, from which other work comes first. */
const maxTurn = 4_000;

/** `composeSessionReply` in steps: a long question is read first, and then answered from long passages. */
export const sessionReplySteps = function* (text: string, found: KnowledgeAnswer): Steps<SessionReply> {
  const units = found.results.reduce((sum, { passage }) => sum + passage.length, text.length);
  const turn = Math.min(units, maxTurn);
  yield turn;
  const said = understand({ ...firstMessage, text });
  const { kind } = said.classified;
  if (kind === "courtesy") return { reply: courteous(said).reply, isQuestion: false };
  if (kind === "about") return { reply: { text: said.words.about, results: [] }, isQuestion: false };
  yield turn;
  return { reply: composeReply(text, found, said.words), isQuestion: true };
};

// Answers to the questions of a message: quotes, what is not known, and a question back or a handover at a gap.

/** Share of the words of somebody in trouble below which a quote is about something else. */
const unrelated = 0.1;

const isAnswer = (finding: Finding): finding is Answer => finding.kind === "answer";

const isGap = (finding: Finding): finding is Gap => finding.kind === "gap";

/** Answers each question of a message. `found` has the hits of their queries, in order. */
const toQuestions = (asked: Understood, found: readonly KnowledgeHits[], people: People): TurnReply => {
  const findings = findingsOf(asked.questions, found);
  const [answers, gaps] = [findings.filter(isAnswer), findings.filter(isGap)];
  const matter = matterOf(plainOf(asked.text));
  if (answers.length === 0 || isBeside(asked, matter, answers)) return toGaps(asked, gaps, people);
  const { words } = asked;
  const quotes = inFrame(quotesOf(answers), asked);
  const open = gaps.filter((each) => !isAnsweredBy(answers, each));
  const care = isAboutAllergens(asked.text) ? [words.care] : [];
  const unsolved = matter === "trouble" && !asksSomething(asked.text) ? [words.unsolved] : [];
  const isHeld = answers.some(({ lacks }) => lacks.length === 0);
  const isWhole = isHeld && open.length === 0 && !answers.some(({ leavesOpen }) => leavesOpen);
  const texts = [
    ...quotes,
    ...sayingsOf([...answers.map(({ lacks }) => ({ lacks })), ...open], words),
    ...care,
    ...unsolved,
    ...(isWhole ? [] : [isHeld ? words.further : words.offer]),
  ];
  const reply = { text: [...new Set(texts)].join("\n\n"), results: answers.flatMap(({ quote }) => quote.results) };
  const intent = isWhole ? "agent_reply" : "agent_clarification";
  return { intent, reply, note: null, gaps: gaps.map(unansweredOf) };
};

const unansweredOf = ({ question, found }: Gap): UnansweredQuestion => ({ question: question.text, found });

/** Tells if quotes are about something else than a matter. Nothing is said about health by a passage that does not speak of it. */
const isBeside = ({ text }: Understood, matter: Matter | null, answers: readonly Answer[]): boolean => {
  if (matter === null) return false;
  const said = joinedQuotes(answers);
  return !speaksOf(matter, plainOf(said)) || shareIn(said, text) < unrelated;
};

const joinedQuotes = (answers: readonly Answer[]): string => answers.map(({ quote }) => quote.text).join("\n");

/** Returns the quotes, each once, since two questions may be answered by one sentence. */
const quotesOf = (answers: readonly Answer[]): string[] => {
  const quotes = answers.flatMap(({ quote }) => quote.text.split("\n\n"));
  return quotes.filter((each) => !quotes.some((other) => saysAlso(other, each)));
};

/** Says that quotes are in another language than the customer's. */
const inFrame = ([first = "", ...rest]: readonly string[], { locale, words }: Understood): readonly string[] =>
  locale === "en" || languageOf([first, ...rest].join("\n")) === locale
    ? [first, ...rest]
    : [`${words.foreign} ${first}`, ...rest];

/** Tells if a quote holds all of another one, whose source stands at its end. */
const saysAlso = (quote: string, other: string): boolean =>
  quote.length > other.length && quote.includes(other.slice(0, other.lastIndexOf(" (")));

/** Share of a question's words from which what was quoted for another one may answer it as well. */
const answered = 0.4;

/** Tells if what is quoted for other questions answers this one, or is all that comes close to it. */
const isAnsweredBy = (answers: readonly Answer[], { question, found, closest, lacks }: Gap): boolean => {
  if (closest && quotesOf(answers).some((each) => each === closest.text || saysAlso(each, closest.text))) return true;
  if (
    lacks.length > 0 ||
    missingIn(
      question,
      answers.flatMap(({ quote }) => quote.about),
    ).isFar
  )
    return false;
  const [first] = found.hits;
  const isQuoted = first !== undefined && answers.some((each) => each.found.hits[0]?.passage_id === first.passage_id);
  return isQuoted || shareIn(joinedQuotes(answers), question.text) >= answered;
};

/** Quotes what comes closest to gaps, then names what is not known. */
const sayingsOf = (gaps: readonly (Pick<Gap, "lacks"> & Partial<Gap>)[], words: OwnWords): string[] => {
  const closest = gaps.flatMap(({ closest: its }) => (its ? `${words.uncertain} ${its.text}` : []));
  const lacks = gaps.flatMap(({ closest: its, lacks: named, question }) => {
    if (its) return [];
    return named.length > 0 || !question ? named : [withoutMark(question.text)];
  });
  return [...new Set(closest), ...(lacks.length > 0 ? [unanswered([...new Set(lacks)], words)] : [])];
};

/** Quotation marks around the placeholder, which differ by language. */
const marks = /([^\s\p{L}]\s?)\{question\}(\s?[^\s\p{L}.])/u;

const unanswered = (lacks: readonly string[], { unanswered: template }: OwnWords): string => {
  const [, opening = "", closing = ""] = marks.exec(template) ?? [];
  return template.replace("{question}", () => lacks.join(`${closing}, ${opening}`));
};

/** A greeting or thanks with a name in it is no question that went unanswered. */
const isCourteous = ({ classified: { courtesies }, text, isOffered }: Understood): boolean =>
  !asksSomething(text) && courtesies.some((each) => isOffered || !answering.includes(each));

/** Courtesies that answer an offer. */
const answering: readonly Courtesy[] = ["yes", "no"];

/** Share of what somebody in trouble says from which a quote may help. */
const helpful = 0.5;

/** Adds the closest quote to a handover of somebody in trouble, since it may help until the person comes. */
const withQuote = (turn: TurnReply, gaps: readonly Gap[], { uncertain }: OwnWords): TurnReply => {
  const quote = gaps.find(({ closest }) => closest !== null)?.closest;
  if (!quote || quote.share < helpful) return turn;
  return { ...turn, reply: { ...quote, text: `${turn.reply.text}\n\n${uncertain} ${quote.text}` } };
};

/** Asks back at a first gap, and hands off at the second in a row. Nobody in trouble is asked to put it differently. */
const toGaps = (said: Understood, gaps: readonly Gap[], people: People): TurnReply => {
  const { words } = said;
  const matter = matterOf(plainOf(said.text));
  const unknown = gaps.map(unansweredOf);
  if (matter) {
    const turn = handedOver(said, people, matter);
    return { ...(matter === "trouble" ? withQuote(turn, gaps, words) : turn), gaps: unknown };
  }
  if (isCourteous(said)) return toCourtesy(said, people);
  const isClose = gaps.some(({ closest }) => closest !== null);
  if (said.isStuck && !isClose)
    return { ...handedOver(said, people, said.isStatement ? "unclear" : "gap"), gaps: unknown };
  if (said.isStatement && !isClose)
    return { ...plainly("agent_clarification", `${words.unclear} ${words.offer}`), gaps: unknown };
  return { intent: "agent_clarification", reply: askingBack(gaps, words), note: null, gaps: unknown };
};

/** Says of each gap what is not known, and offers a person. */
const askingBack = (gaps: readonly Gap[], words: OwnWords): Reply => {
  const results = gaps.flatMap(({ closest }) => closest?.results ?? []);
  const isNamed = gaps.some(({ closest, lacks }) => closest !== null || lacks.length > 0);
  if (!isNamed) return { text: `${words.nothing} ${words.offer}`, results };
  return { text: [...sayingsOf(gaps, words), words.offer].join("\n\n"), results };
};
