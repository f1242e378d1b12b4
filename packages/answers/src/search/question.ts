/** Analysis of a query into terms, in every language of the organization's documents. */
import { lazyFor } from "../lazy.ts";
import { type Language, folded, languageOfQuestion, languages } from "./language.ts";
import { type Kind, kindsAsked, topicsOf } from "./kinds.ts";
import { coreOf, meaningsOf, rephrased } from "./phrases.ts";
import { commonShare } from "./impacts.ts";
import { eachWord, termOf } from "./tokenize.ts";
import { vocabularyOf } from "./vocabulary.ts";

export interface QueryTerm {
  readonly language: Language;
  readonly term: string;
}

/** A meaningful word of a query, or the kind of answer that its small words ask for. */
export interface QueryWord {
  readonly word: string;
  /** Its term in each language of the documents in which it is no stop word. */
  readonly terms: readonly QueryTerm[];
  /** Its synonyms. */
  readonly alike: readonly QueryTerm[];
  /** Language of the query. */
  readonly language: Language;
  /** Prior share of its language's passages that have it (`commonShare`). */
  readonly share: number;
  readonly isKind: boolean;
  /** Degree to which the query assumes that it exists ("your terrace"), 0 to 1. Higher if it asks what a thing is. */
  readonly naming: number;
  /** True for a circumstance, such as who asks, or for which day. An answer need not have it. */
  readonly isAside: boolean;
  /** True if the query does not have the word, but a phrase that means it. */
  readonly isMeant?: true;
}

/** Maximum different words that are read. A question has fewer; the first words of a text show its topic. */
const maxWords = 128;

/** Maximum words that are read, repetitions included. */
const maxRead = 1_024;

/** Maximum words whose synonyms are looked up. A question has fewer meaningful ones. */
const maxWithSynonyms = 16;

/**
 * Returns the words of a query, each once, in order, then the kinds of answer that it asks for. Terms are in the order of
 * `languages`, which decides between equally near corrections.
 *
 * @param spoken languages of the documents, most frequent first
 */
export const queryWords = (query: string, spoken: readonly Language[]): QueryWord[] => {
  const language = languageOfQuestion([...wordUses(query).keys()], spoken);
  const ordered = languages.filter((each) => spoken.includes(each));
  const core = coreOf(folded(query), language);
  const asksFor = kindsAsked(core, language);
  const text = rephrased(core, language);
  const said = besidesAsked(wordsIn(text, language, ordered, addressOf(core, language)), text);
  const own = [...asTopic(said), ...meantWords(core, language, ordered)];
  const content = own.length > 0 ? own : wordsIn(topicsOf(asksFor, language).join(" "), language, ordered, "people");
  const words = content.map((each, index) => (index < maxWithSynonyms ? withSynonyms(each) : each));
  const kinds = asksFor.map((kind) => kindWord(kind, language, ordered));
  return own.length > 0 ? kinds.reduce(withKind, words) : [...words, ...kinds];
};

/** A question whose words are read once for each language, however many passages it is compared with. */
export interface ReadQuestion {
  readonly text: string;
  readonly wordsIn: (language: Language) => readonly QueryWord[];
}

export const readQuestion = (text: string): ReadQuestion => ({
  text,
  wordsIn: lazyFor((language) => queryWords(text, [language])),
});

/** Takes what a text tells before or after its question for circumstances: "I bought lights. Can I return them?" */
const besidesAsked = (words: QueryWord[], text: string): QueryWord[] => {
  const sentences = text.match(/[^.!?]+[.!?]*/g) ?? [];
  const asked = new Set(sentences.flatMap((each) => (each.endsWith("?") ? [...eachWord(each)] : [])));
  return words.some(({ word, isAside: isSaid }) => asked.has(word) && !isSaid)
    ? words.map((each) => (asked.has(each.word) ? each : { ...each, naming: 0, isAside: true }))
    : words;
};

/** Takes a circumstance other than a time for the topic if a question has no other word. */
const asTopic = (words: QueryWord[]): QueryWord[] =>
  words.length === 1 ? words.map((each) => ({ ...each, isAside: each.isAside && isTime(each.word) })) : words;

/** Words that phrases mean. Their lack counts as little as that of a circumstance. */
const meantWords = (core: string, language: Language, ordered: readonly Language[]): QueryWord[] =>
  wordsIn(meaningsOf(core, language).join(" "), language, ordered, "people").map((each) => ({
    ...each,
    isAside: true,
    isMeant: true,
  }));

/** Adds a kind to the words. If a word names the kind ("address"), the kind becomes its synonym instead. */
const withKind = (words: QueryWord[], kind: QueryWord): QueryWord[] => {
  const [topic] = topicsOf([kind.word], kind.language);
  const isNamed = topic === undefined ? () => false : isTopic(topic, kind.language);
  const named = words.findIndex(
    ({ terms, alike }) => terms.some(isNamed) || (!namedKinds.has(kind.word) && alike.some(isNamed)),
  );
  const widened = words.map((each, index) =>
    index === named ? { ...each, alike: [...each.alike, ...kind.terms] } : each,
  );
  return named >= 0 && namedKinds.has(kind.word) ? widened : [...widened, kind];
};

const namedKinds: ReadonlySet<string> = new Set(["@place", "@contact"]);

const isTopic = (topic: string, language: Language) => {
  const own = termOf(topic, language);
  return ({ term, language: spoken }: QueryTerm): boolean => spoken === language && term === own;
};

const wordsIn = (text: string, language: Language, ordered: readonly Language[], address: Address): QueryWord[] =>
  Array.from(wordUses(text, address)).flatMap(([word, use]): QueryWord[] => {
    const own = use.isNoun ? word : termOf(word, language);
    if (own === null) return [];
    const isCircumstance = isAside(word, language);
    const terms = use.isNoun
      ? ordered.map((each) => ({ language: each, term: word }))
      : ordered.flatMap((each) => queryTerm(word, each) ?? []);
    return [
      {
        word,
        language,
        terms,
        alike: [],
        share: commonShare(own, language),
        isKind: false,
        naming: isCircumstance ? 0 : use.naming,
        isAside: isCircumstance,
      },
    ];
  });

const queryTerm = (word: string, language: Language): QueryTerm | null => {
  const term = termOf(word, language);
  return term === null ? null : { language, term };
};

/** Weddings have the stem of an abbreviated Wednesday, and are on any day. */
const isOfWedding = (word: string, alike: string): boolean => word.startsWith("wedd") && alike === "wednesdai";

const withSynonyms = (word: QueryWord): QueryWord => ({
  ...word,
  alike: word.terms.flatMap(({ language, term }) =>
    alikeTo(term, language).flatMap((each) => (isOfWedding(word.word, each) ? [] : { language, term: each })),
  ),
});

/** Prior share of kinds. About a third of passages hold a time, a price or a place. */
const shareOfKinds = 0.3;

const kindWord = (kind: Kind, language: Language, spoken: readonly Language[]): QueryWord => ({
  word: kind,
  language,
  terms: spoken.map((each) => ({ language: each, term: kind })),
  alike: [],
  share: shareOfKinds,
  isKind: true,
  naming: 0,
  isAside: false,
});

interface WordUse {
  readonly naming: number;
  /** True for a noun that is a stop word elsewhere: a will, the can. */
  readonly isNoun: boolean;
}

/** Fitted, like the weights of `relevance.ts`. */
const namings = new Map(Object.entries({ your: 1, the: 0.4, this: 0.4 }));

/** The subject of a question: the people here, others, nobody, or a thing in general ("what is a …"). */
type Address = "people" | "others" | "nobody" | "thing";

const persons = /\b(?:i|we|you|your|yours|my|our|me|us|u|ur|im|ive|ill|were|youre|yuo|yu)\b/;

const atLarge = /^\W*(?:what (?:is|are|does)|how much (?:is|are|does|do)|how (?:does|do)) an? /;

/** Matches questions about others than the people here: "can dogs eat chocolate". */
const inGeneral = /^\W*(?:can|do|does|are|is|who|why|which)\b/;

const addressOf = (core: string, language: Language): Address => {
  if (language !== "en" || persons.test(core)) return "people";
  if (inGeneral.test(core)) return "others";
  return atLarge.test(core) ? "thing" : "nobody";
};

const articles = new Set(["a", "an", "the", "my", "your"]);

const perhapsNouns = new Set(["will", "can", "might", "must"]);

const isArticle = (word: string): boolean => word === "a" || word === "an";

/** Returns the naming that the word before gives. Without people here, every word counts as named a little. */
const namingBy = (before: string, address: Address): number => {
  if (address === "people") return namings.get(before) ?? 0;
  if (!isArticle(before)) return address === "others" ? 0.7 : 0.25;
  return address === "thing" ? 2.5 : 0.6;
};

/** Finds the thing that a question is about: "does the museum open". An answer without it is about something else. */
const subject = /(?<!\b(?:what|much|who) )\b(?:is|are|was|does|do|did|can|will) (?:the|an?) (\w+)/g;

/** Reads the different words of a query in order. The word that names one is at most one word before it. */
const wordUses = (query: string, address: Address = "people"): ReadonlyMap<string, WordUse> => {
  const words = new Map<string, WordUse>();
  let read = 0;
  let [last, previous] = ["", ""];
  const subjects = new Set(Array.from(query.matchAll(subject), ([, word]) => word));
  for (const word of eachWord(query)) {
    const known = words.get(word);
    const naming = Math.max(
      known?.naming ?? (subjects.has(word) ? 1 : 0),
      ...[last, previous].map((each) => namingBy(each, address)),
    );
    const isNoun = known?.isNoun === true || (perhapsNouns.has(word) && articles.has(last));
    words.set(word, { naming, isNoun });
    [last, previous] = [word, last];
    if (words.size === maxWords || ++read === maxRead) break;
  }
  return words;
};

/** Returns the terms to look up for the words of a query, each once. */
export const queryTerms = (words: readonly Pick<QueryWord, "terms" | "alike">[]): QueryTerm[] => {
  const all = words.flatMap(({ terms, alike }) => [...terms, ...alike]);
  return [...new Map(all.map((each) => [keyOf(each), each])).values()];
};

export const keyOf = ({ language, term }: QueryTerm): string => `${language} ${term}`;

// Synonyms of each language.

/** Returns the synonyms of a term, in its language. */
export const alikeTo = (term: string, language: Language): readonly string[] =>
  Array.from(tableOf(language).get(term) ?? []).filter((each) => each !== term);

const tableOf = lazyFor((language: Language): ReadonlyMap<string, ReadonlySet<string>> => {
  const table = new Map<string, Set<string>>();
  for (const line of vocabularyOf(language)) {
    const terms = line.split(" ");
    for (const term of terms) {
      const others = table.get(term) ?? new Set();
      table.set(term, others);
      for (const each of terms) others.add(each);
    }
  }
  return table;
});

// Circumstances of English questions, such as the day or who asks, and words that say little. Answers seldom repeat them.

const times: ReadonlySet<string> = new Set(
  `today tonight tomorrow yesterday morning afternoon evening night weekend week month day hour time moment soon monday tuesday wednesday
  thursday friday saturday sunday january february march april may june july august september october november december spring summer
  autumn winter fall jan feb mar apr jun jul aug sep sept oct nov dec christmas easter`.split(/\s+/),
);

const asides: ReadonlySet<string> = new Set(
  `wife husband hubby spouse boyfriend girlfriend fiance partner mum mam mom mother dad father son daughter kid child brother sister friend
  mate nephew niece grandma grandmother nan nana granny grandpa grandad family neighbour folk guy lad lass bloke fella boss colleague
  able actually ahead allowed alone along already another anywhere around ask asking back badly big bit both bring came
  case certainly chance come coming couple different down each end enough even every everywhere far feel feels felt few find fine found
  front give gives go goes going gone gorgeous great half hang happen hold honestly hope hoping instead issue keen keep kept kind know
  leave left literally little long look looking looks love lovely made make manage managed matter mean middle might near need next nice
  obviously per perhaps place possible pretty probably problem proper put quite rather really reason right said same saw say says see seem
  sense several side since somewhere sort sorted stand start still stuff super suppose supposed sure take taking terrible thing think
  though took top trouble try turn turned type use used using way went whole wonder work worried worth wrong
  afterwards anymore approximately biggest cheapest fastest later latest nearest ones total well currently exactly generally normally question quick roughly typically usually`.split(
    /\s+/,
  ),
);

const isTime = (word: string): boolean => isIn(times, word);

export const isAside = (word: string, language: Language): boolean =>
  language === "en" && (isIn(times, word) || isIn(asides, word));

const isIn = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || words.has(word.replace(/s$/, ""));
