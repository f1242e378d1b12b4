/** A customer's message as a hosted agent understands it: what it hears, in which language, and what it looks up. */
import { matterOf } from "./statements.ts";
import { inEnglish, localeOfMessage } from "./speech.ts";
import { type Classification, classify } from "./classify.ts";
import type { OwnWords } from "./own-words.ts";
import { asksSomething, continues, pointsBack, questionsIn, saysLittle, saysNothing } from "./questions.ts";
import { withoutChat } from "./courtesies.ts";
import { ownWords } from "./spoken-words.ts";
import { withoutKind } from "./subjects.ts";
import { type Locale, plainOf, localeOf } from "./locales.ts";

/** The message, and what was said before it. */
export interface Said {
  readonly text: string;
  /** True if it has text of its own; false for a picture without a caption, and the like. */
  readonly isWritten: boolean;
  /** True if people have the conversation, and are awaited. */
  readonly isAwaiting: boolean;
  /** True if the customer knows that a person is awaited. */
  readonly isAnnounced: boolean;
  /** True if they wait for so long that they are told once more. */
  readonly isOverdue: boolean;
  /** True if the agent's last turn asked back, and offered a person. */
  readonly isOffered: boolean;
  /** True if that turn quoted nothing either, so that another gap is for people. */
  readonly isStuck: boolean;
  /** The customer's messages before it, latest first. */
  readonly earlier: readonly string[];
  /** The customer's language tag; null if it is not known. */
  readonly language: string | null;
}

/** Everything but the text, of a message that opens a conversation. */
export const firstMessage: Omit<Said, "text"> = {
  isWritten: true,
  isAwaiting: false,
  isAnnounced: false,
  isOverdue: false,
  isOffered: false,
  isStuck: false,
  earlier: [],
  language: null,
};

/** A message as the agent understands it. */
export interface Understood extends Said {
  readonly classified: Classification;
  readonly locale: Locale;
  readonly words: OwnWords;
  /** Its questions; none if it asks none. */
  readonly questions: readonly Question[];
  /** True if it says something, and asks nothing. */
  readonly isStatement: boolean;
}

/** A question, and the texts by which it is looked up: the first that finds an answer counts. */
export interface Question {
  readonly text: string;
  readonly locale: Locale;
  readonly queries: readonly string[];
  /** The last of its queries, if it says the same in other words. It counts where it finds more. */
  readonly otherwise: string | null;
}

export const understand = (said: Said): Understood => {
  const { language, earlier } = said;
  const text = withoutChat(said.text);
  const classified: Classification = said.isWritten
    ? classify(text)
    : { kind: "wordless", courtesies: [], votes: new Map() };
  const locale = localeOfMessage(said.isWritten ? text : "", classified.votes, localeOf(language), earlier);
  const isStatement = states(text, locale);
  // A statement about health is not looked up: a passage with the same words may do harm.
  const isOfHealth = isStatement && matterOf(plainOf(text)) === "health";
  const asks = classified.kind === "question" && !said.isAwaiting && !isOfHealth;
  const questions = asks ? lookUps(withoutKind(text), earlier).map((each) => inOtherWords(each, locale)) : [];
  return { ...said, text, classified, locale, words: ownWords[locale], questions, isStatement };
};

/** Adds the question in English words, for the case that the business writes English and the customer does not. */
const inOtherWords = ({ text, queries }: Pick<Question, "text" | "queries">, locale: Locale): Question => {
  const otherwise = inEnglish(text, locale);
  const isNew = otherwise !== null && !queries.includes(otherwise);
  const asked = { text, locale };
  return isNew ? { ...asked, queries: [...queries, otherwise], otherwise } : { ...asked, queries, otherwise: null };
};

const leans = (question: string): boolean => pointsBack(question) || saysNothing(question);

/** A question that points back is looked up with the one before it, of the same message or the message before. */
const lookUps = (text: string, earlier: readonly string[]): Pick<Question, "text" | "queries">[] => {
  const all = questionsIn(text);
  const [only = text] = all;
  if (all.length > 1) {
    const lead = text.slice(0, Math.max(0, text.indexOf(only)));
    return all.map((each, index) => {
      const before = all.slice(0, index).findLast((other) => !leans(other)) ?? lead;
      return { text: each, queries: leans(each) ? [`${before} ${each}`.trim()] : [each] };
    });
  }
  const little = (saysNothing(only) && !continues(only)) || (pointsBack(only) && saysLittle(only));
  const goesOn = little || continues(only) || (pointsBack(only) && asksSomething(only));
  const asked = goesOn ? earlier.find(isPlainQuestion) : undefined;
  const before = asked === undefined ? undefined : questionsIn(asked).at(-1);
  if (before === undefined) return [{ text: only, queries: [only] }];
  const together = `${before} ${only}`;
  // A bare "how much is it" alone would find the price of anything.
  if (saysNothing(only)) return [{ text: only, queries: [together] }];
  return [{ text: only, queries: little ? [together, only] : [only, together] }];
};

const isPlainQuestion = (text: string): boolean => {
  const { kind, courtesies } = classify(text);
  return kind === "question" && courtesies.length === 0;
};

/** Languages whose questions are known without a question mark. */
const asking: readonly Locale[] = ["en", "de", "fr", "es", "pt", "it", "nl"];

/** Words from which a text is a sentence. Fewer are hardly more than a subject, such as "gift cards". */
const sentence = 3;

/** English questions after a comma, or after nothing at all. */
const inner =
  / (?:wondering|wonder|to know|to ask|tell me) (?:how|if|whether|when|what|where|which|who|why) | (?:can|could|do|does|did|will|would|is|are|have|has|may|should|shall) (?:i|you|u|we|it|they|there|he|she) /u;

const states = (text: string, locale: Locale): boolean => {
  const plain = plainOf(text);
  const asks = inner.test(plain) || [text, ...questionsIn(text)].some(asksSomething);
  return asking.includes(locale) && !asks && plain.trim().split(" ").length >= sentence;
};
