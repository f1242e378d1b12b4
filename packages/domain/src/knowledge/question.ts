/** A query as the terms it asks for, in every language that the documents of an organization speak. */
import { alikeTo } from "./alike.ts";
import { folded } from "./fold.ts";
import { kindsAsked, topicsOf } from "./kinds.ts";
import type { Kind } from "./kinds-words.ts";
import { type Language, languageOfQuestion, languages } from "./language.ts";
import { coreOf, rephrased } from "./phrases.ts";
import { commonShare } from "./prior.ts";
import { eachWord, termOf } from "./tokenize.ts";

export interface AskedTerm {
  readonly language: Language;
  readonly term: string;
}

/** A word of a query that says something in the query's language, or the kind of answer that its small words ask for. */
export interface AskedWord {
  readonly word: string;
  /** Its term in each spoken language, but for those in which it says nothing. */
  readonly terms: readonly AskedTerm[];
  /** What means about the same. */
  readonly alike: readonly AskedTerm[];
  /** That of the query. */
  readonly language: Language;
  /** The share of passages of its language that have it before anything is known of these (`commonShare`). */
  readonly share: number;
  readonly isKind: boolean;
  /** How far the query speaks of it as one thing that both know (your terrace, the library), 0 to 1; more of what it asks to be explained. */
  readonly naming: number;
}

/** A question has fewer unlike words; of a text the first tell what it is about. */
const mostWords = 128;
/** Of what says the same again and again, no more is looked at. */
const mostLookedAt = 2_048;
/** Of so many words what means the same is looked up as well: a question has fewer that say something. */
const mostAlike = 16;

/**
 * The words of a query, each once, in their order, no more than `mostWords`, and then the kinds of answer that it asks for.
 * Their terms are in the order of all languages: of two corrections that are equally near, the first is taken.
 *
 * @param spoken the languages of the organization's documents, the most spoken first
 */
export const askedWords = (query: string, spoken: readonly Language[]): AskedWord[] => {
  const language = languageOfQuestion([...saidIn(query).keys()], spoken);
  const ordered = languages.filter((each) => spoken.includes(each));
  const core = coreOf(folded(query), language);
  const asksFor = kindsAsked(core, language);
  const said = wordsIn(rephrased(core, language), language, ordered, addressOf(core, language));
  const asked = said.length > 0 ? said : wordsIn(topicsOf(asksFor, language).join(" "), language, ordered, "people");
  const words = asked.map((each, index) => (index < mostAlike ? withAlike(each) : each));
  const kinds = asksFor.map((kind) => askedKind(kind, language, ordered));
  return said.length > 0 ? kinds.reduce(withKind, words) : [...words, ...kinds];
};

/** A passage with a street says what the address is: where a question names such a kind itself, it is no other word. */
const withKind = (words: AskedWord[], kind: AskedWord): AskedWord[] => {
  const [topic] = namedKinds.has(kind.word) ? topicsOf([kind.word], kind.language) : [];
  const named = topic === undefined ? -1 : words.findIndex(({ terms }) => terms.some(isTopic(topic, kind.language)));
  return named < 0
    ? [...words, kind]
    : words.map((each, index) => (index === named ? { ...each, alike: [...each.alike, ...kind.terms] } : each));
};

const namedKinds: ReadonlySet<string> = new Set(["@place", "@contact"]);

const isTopic = (topic: string, language: Language) => {
  const own = termOf(topic, language);
  return ({ term, language: spoken }: AskedTerm): boolean => spoken === language && term === own;
};

const wordsIn = (text: string, language: Language, ordered: readonly Language[], address: Address): AskedWord[] =>
  Array.from(saidIn(text, address)).flatMap(([word, said]): AskedWord[] => {
    const own = said.isNoun ? word : termOf(word, language);
    if (own === null) return [];
    const terms = said.isNoun
      ? ordered.map((each) => ({ language: each, term: word }))
      : ordered.flatMap((each) => askedTerm(word, each) ?? []);
    return [
      { word, language, terms, alike: [], share: commonShare(own, language), isKind: false, naming: said.naming },
    ];
  });

const askedTerm = (word: string, language: Language): AskedTerm | null => {
  const term = termOf(word, language);
  return term === null ? null : { language, term };
};

const withAlike = (asked: AskedWord): AskedWord => ({
  ...asked,
  alike: asked.terms.flatMap(({ language, term }) => alikeTo(term, language).map((each) => ({ language, term: each }))),
});

/** About a third of what businesses write holds a time, a price or a place. */
const shareOfKinds = 0.3;

const askedKind = (kind: Kind, language: Language, spoken: readonly Language[]): AskedWord => ({
  word: kind,
  language,
  terms: spoken.map((each) => ({ language: each, term: kind })),
  alike: [],
  share: shareOfKinds,
  isKind: true,
  naming: 0,
});

interface Said {
  readonly naming: number;
  /** Whether it is a noun here, and elsewhere says nothing: a will, the can. */
  readonly isNoun: boolean;
}

/** Fitted, as `relevance.ts` is. */
const namings = new Map(Object.entries({ your: 1, the: 0.4, this: 0.4 }));
/** Whom a question is about: people here, nobody, or a thing that it asks to be explained or priced at large. */
type Address = "people" | "nobody" | "thing";

const persons = /\b(?:i|we|you|your|yours|my|our|me|us|u|ur|im|ive|ill|were|youre|yuo|yu)\b/;
const atLarge = /^\W*(?:what (?:is|are|does)|how much (?:is|are|does|do)|how (?:does|do)) an? /;

const addressOf = (core: string, language: Language): Address => {
  if (language !== "en" || persons.test(core)) return "people";
  return atLarge.test(core) ? "thing" : "nobody";
};

const articles = new Set(["a", "an", "the", "my", "your"]);
const perhapsNouns = new Set(["will", "can", "might", "must"]);

const isArticle = (word: string): boolean => word === "a" || word === "an";

/** In a question about nobody here everything is named a little; a thing at large must be found whole. */
const namingBy = (before: string, address: Address): number => {
  if (address === "people") return namings.get(before) ?? 0;
  if (!isArticle(before)) return 0.4;
  return address === "thing" ? 2.5 : 0.6;
};

/** The unlike words of a query in their order, each with how it is named: what names it stands at most one word before. */
const saidIn = (query: string, address: Address = "people"): ReadonlyMap<string, Said> => {
  const words = new Map<string, Said>();
  let looked = 0;
  let [last, previous] = ["", ""];
  for (const word of eachWord(query)) {
    const known = words.get(word);
    const naming = Math.max(known?.naming ?? 0, ...[last, previous].map((each) => namingBy(each, address)));
    const isNoun = known?.isNoun === true || (perhapsNouns.has(word) && articles.has(last));
    words.set(word, { naming, isNoun });
    [last, previous] = [word, last];
    if (words.size === mostWords || ++looked === mostLookedAt) break;
  }
  return words;
};

/** The terms to look up for the words of a query, each once. */
export const askedTerms = (words: readonly Pick<AskedWord, "terms" | "alike">[]): AskedTerm[] => {
  const asked = words.flatMap(({ terms, alike }) => [...terms, ...alike]);
  return [...new Map(asked.map((each) => [keyOf(each), each])).values()];
};

export const keyOf = ({ language, term }: AskedTerm): string => `${language} ${term}`;
