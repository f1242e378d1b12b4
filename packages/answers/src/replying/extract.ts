/** The sentences of a passage that answer a question best. */
import { type Language, folded, languageOf } from "../search/language.ts";
import { kindsIn } from "../search/kinds.ts";
import { type Sentence, sentenceWorth, sentencesOf } from "./sentences.ts";
import type { ReadQuestion } from "../search/question.ts";
import type { KnowledgeResult } from "../search/answer.ts";
import { daysIn } from "../search/phrases.ts";

export interface Extract {
  readonly text: string;
  /** The text with its title, headings and labels, by which it may be about what is asked. */
  readonly about: string;
  /** Worth of its best sentence. */
  readonly worth: number;
  /** Worth of a sentence with all that the question says. */
  readonly possible: number;
  /** Number of its sentences. */
  readonly sentences: number;
  /** False if it lacks the kind of answer that is asked for, such as a price. */
  readonly isOfKind: boolean;
}

const maxSentences = 2;

/** Maximum for a question that names nothing but a kind of answer: "when can my son come". */
const maxOfKind = 4;

const maxExtractLength = 600;

/** Share of the best sentence's worth from which another sentence is quoted too. */
const nearSentence = 0.6;

/** Share of the worth of a sentence on other days than the one that is asked for. */
const otherDay = 0.6;

/** Shares of the worth of a word that only the label of a sentence has, or its heading, which all its sentences have. */
const [labelled, headed] = [0.9, 0.1];

interface Weighed extends Sentence {
  readonly worth: number;
  /** Worth without its label. */
  readonly own: number;
  /** True if it names what the question tells from other things of its kind, and so comes first. */
  readonly isNamed: boolean;
  /** Worth of its label alone. */
  readonly above: number;
}

/** Returns a passage's sentences that answer best, in order. The first if none does. */
export const extractOf = (
  { passage, title }: Pick<KnowledgeResult, "passage" | "title">,
  question: ReadQuestion,
): Extract => {
  const language = languageOf(passage);
  const query = question.text;
  const worthOf = sentenceWorth(question, language, title);
  const all = sentencesOf(passage);
  const { names, namesAnother } = contrastIn(query);
  const isOfOtherDays = otherDaysThan(query);
  const isTold = all.some(({ text }) => names(text));
  const sentences = all.map((each): Weighed => {
    if (isTold && namesAnother(each.text)) return { ...each, own: 0, above: 0, worth: 0, isNamed: false };
    const own = worthOf(each.text);
    const both = each.label === "" ? own : worthOf(`${each.label} ${each.text}`);
    const share = isOfOtherDays(each.text) ? otherDay : 1;
    const worth = share * (own + (each.isShown ? labelled : headed) * (both - own));
    return { ...each, own: share * own, above: worthOf(each.label), worth, isNamed: names(each.text) };
  });
  const words = question.wordsIn(language);
  const asked = words.flatMap(({ isKind, word }) => (isKind ? word : []));
  const most = asked.length > 0 && words.every(({ isKind, isAside }) => isKind || isAside) ? maxOfKind : maxSentences;
  const has = ({ text }: Sentence): boolean =>
    asked.length === 0 || (holdsOne(asked, text, language) && (!ofClock.test(query) || clock.test(text)));
  const chosen = withKind(sentences, chosenOf(sentences, most, worthOf), has);
  const best = Math.max(0, ...chosen.map((at) => sentences[at]?.worth ?? 0));
  const positions = withAntecedents(sentences, chosen);
  const text = shown(sentences, positions);
  const isOfKind = sentences.some((each, at) => chosen.includes(at) && has(each));
  const above = sentences.flatMap(({ label }, at) => (positions.includes(at) ? label : []));
  return {
    text: shortened(text || passage.trim()),
    about: [title, ...above, text].join("\n"),
    worth: best,
    possible: worthOf(query),
    sentences: positions.length,
    isOfKind,
  };
};

/** Questions for a time of day, and such a time. A day alone does not answer them. */
const ofClock =
  /\b(?:what time|(?:un)?til+ when|how late|how early|opening (?:times|hours)|wie viel uhr|quelle heure|que hora|che ora|hoe laat)\b/iu;

const clock = /\d\d?[:.h]\d\d|\d ?[ap]\.?m\b|\bnoon\b|\bmidnight\b|\d\d? (?:uhr|uur)\b|o.clock/iu;

const holdsOne = (asked: readonly string[], text: string, language: Language): boolean => {
  const kinds: readonly string[] = kindsIn(folded(text), language);
  return asked.some((each) => kinds.includes(each));
};

const chosenOf = (sentences: readonly Weighed[], most: number, worthOf: (text: string) => number): number[] => {
  const ranked = sentences
    .map((each, position) => ({ ...each, position }))
    .toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.worth - a.worth || b.own - a.own);
  const [best] = ranked;
  if (!best) return [];
  const isNear = ({ worth, own }: Weighed): boolean =>
    worth > nearSentence * best.worth && own > nearSentence * best.own;
  // Beside the best one, sentences that have a word of the question of which it has a synonym alone: "vegan".
  const gain = ({ text }: Sentence): number => worthOf(`${best.text} ${text}`);
  const near = ranked.slice(1).filter(isNear);
  const chosen = [best, ...near.toSorted((one, other) => gain(other) - gain(one))]
    .slice(0, most)
    .map(({ position }) => position);
  const isNamed = best.isShown ? best.above > 0 : best.worth > 0 && best.own === 0;
  return isNamed ? [...new Set([...chosen, ...beginningOf(sentences, best)])] : chosen;
};

/** Returns the first sentences under a label that the question names. They hold the answer where they do not repeat its words. */
const beginningOf = (sentences: readonly Weighed[], { label }: Weighed): number[] =>
  sentences.flatMap((each, position) => (each.label === label ? position : [])).slice(0, maxSentences);

/** Distances of a sentence that has the kind of answer which the chosen ones lack, the nearest first. */
const away = [1, -1, 2, -2];

/** Adds the nearest sentence with the kind of answer that is asked for, if no chosen one has it: "how much is breakfast". */
const withKind = (
  sentences: readonly Sentence[],
  chosen: readonly number[],
  has: (sentence: Sentence) => boolean,
): readonly number[] => {
  const [first = 0] = chosen;
  const isGiven = sentences.some((each, at) => chosen.includes(at) && has(each));
  if (isGiven) return chosen;
  const near = away
    .map((distance) => first + distance)
    .find((at) => sentences.some((each, its) => its === at && has(each)));
  return near === undefined ? chosen : [...chosen, near];
};

/** Words at the beginning of a sentence that leans on the one before it. Alone it would speak of something else. */
const leaning =
  /^(?:it|he|she|both)\b|\b(?:such|these|those|they|them|otherwise|solche[rnms]?|diese[rnms]?|andernfalls|ces|ceux|sinon|tales|estos|estas|questi|queste|deze|dergelijke)\b/iu;

const maxBefore = 2;

const beginning = 48;

/** Returns the chosen positions in order, with those that a leaning sentence leans on. */
const withAntecedents = (sentences: readonly Sentence[], chosen: readonly number[]): number[] => {
  const positions = new Set(chosen);
  const leans = (at: number): boolean => leaning.test((sentences[at]?.text ?? "").slice(0, beginning));
  const isFirst = (at: number): boolean => sentences[at - 1]?.label !== sentences[at]?.label;
  for (const position of chosen) {
    for (let at = position; at > Math.max(0, position - maxBefore) && leans(at) && !isFirst(at); at--)
      positions.add(at - 1);
  }
  return [...positions].toSorted((one, other) => one - other);
};

/** Joins sentences, each label once before its first one. */
const shown = (sentences: readonly Sentence[], positions: readonly number[]): string => {
  let [said, last] = ["", ""];
  for (const position of positions) {
    const { text = "", label = "", isShown = false } = sentences[position] ?? {};
    const part = isShown && label !== last ? `${ended(label, ":")} ${text}` : text;
    said = said === "" ? part : `${ended(said, ";")} ${part}`;
    last = isShown ? label : "";
  }
  return said;
};

/** Ends a list item or a label, which may have no mark. */
const ended = (text: string, mark: string): string => (/[\p{L}\p{N}%)€£$°]$/u.test(text) ? text + mark : text);

const shortened = (text: string): string => {
  if (text.length <= maxExtractLength) return text;
  const cut = text.slice(0, maxExtractLength);
  const lastSpace = cut.lastIndexOf(" ");
  // Text without spaces may be cut anywhere except within a surrogate pair.
  const kept = lastSpace > maxExtractLength / 2 ? cut.slice(0, lastSpace) : cut.replace(/[\ud800-\udbff]$/, "");
  return `${kept}…`;
};

// Things of one kind that are told apart: who asks for breakfast is not answered by lunch, nor vegan by vegetarian.

const words = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`, "u");

const kinds: readonly (readonly RegExp[])[] = [
  [
    words("breakfasts?|fruhstuck\\p{L}*|petits? dejeuners?|desayunos?|colazione|ontbijt|pequeno almoco"),
    words("brunch(?:es)?"),
    words("lunch(?:es|times?)?|mittag\\p{L}*|almuerzos?|pranzo|almoco"),
    words("dinners?|suppers?|abendessen|diners?|cenas?|avondeten|jantar"),
  ],
  [
    words("vegan\\p{L}*"),
    words("vegetari\\p{L}*|veggie"),
    words("gluten\\p{L}*|coeliacs?|celiacs?"),
    words("la[ck]tos\\p{L}*|dairy"),
    words("halal"),
    words("kosher|koscher"),
  ],
];

/** Tells of a text if it names what a question asks for, or another thing of its kind and not that. */
export interface Contrast {
  readonly names: (text: string) => boolean;
  readonly namesAnother: (text: string) => boolean;
}

/** Reads what a question tells apart. */
export const contrastIn = (question: string): Contrast => {
  const plain = folded(question);
  const asked = kinds.flatMap((kind) => kind.filter((each) => each.test(plain)));
  const others = kinds.filter((kind) => kind.some((each) => asked.includes(each))).flat();
  const names = (text: string): boolean => asked.some((each) => each.test(folded(text)));
  return { names, namesAnother: (text) => !names(text) && others.some((each) => each.test(folded(text))) };
};

const day = /(?<![\p{L}])(?:mon|tues|wednes|thurs|fri|satur|sun)day/gu;

const daysOf = (plain: string): readonly string[] => [...(plain.match(day) ?? []), ...daysIn(plain)];

/** Returns a function that tells if a text is about days, and not about those of an English question. */
export const otherDaysThan = (question: string): ((text: string) => boolean) => {
  const asked = folded(question).match(day) ?? [];
  return (text) => {
    const its = asked.length === 0 ? [] : daysOf(folded(text));
    return its.length > 0 && !asked.some((each) => its.includes(each));
  };
};
