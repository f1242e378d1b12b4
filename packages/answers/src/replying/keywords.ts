/** Keywords of a question. Its answer must speak of them: of "vegan" and of "cake" for "do you have vegan cake". */
import { type Language, folded, languageOf, languages, stopWordsOf } from "../search/language.ts";
import { type QueryWord, isAside, queryWords } from "../search/question.ts";
import { kindsIn } from "../search/kinds.ts";
import { wordWeight } from "./sentences.ts";
import { isNearlyIn } from "../search/nearest.ts";
import { impliedBy } from "../search/phrases.ts";
import { commonShare } from "../search/impacts.ts";
import { eachWord, termOf, termsOf } from "../search/tokenize.ts";
import { phrasesOf } from "../understanding/courtesies.ts";
import { wordingsIn } from "../understanding/speech.ts";
import { isAsking, pointsBack } from "../understanding/questions.ts";
import { type Locale, plainOf } from "../understanding/locales.ts";

/** A question as its author asks it. */
export interface Asked {
  readonly text: string;
  readonly locale: Locale;
}

/** The keywords that a text does not speak of. */
export interface Missing {
  /** True if the text speaks of none of the weightiest keywords, so that it is about something else. */
  readonly isBeside: boolean;
  /** True if it has but a word that may mean something else for each of the weightiest keywords. */
  readonly isVague: boolean;
  /** True if it lacks one of the weightiest keywords, or has but a word that may mean something else. */
  readonly isFar: boolean;
  /** Missing words as the customer says them, with the keywords beside them: "vegan cake". */
  readonly phrases: readonly string[];
  /** Those of several words, which say most exactly what is asked: "bank transfer". */
  readonly compound: readonly string[];
}

interface Keyword {
  readonly said: readonly string[];
  readonly weight: number;
  readonly isVerb: boolean;
  readonly terms: readonly string[];
  /** Its synonyms. */
  readonly alike: readonly string[];
}

/** Synonyms up to which a word has a narrow meaning. Of more, some mean other things. */
const narrow = 4;

const nothingMissing: Missing = { isBeside: false, isVague: false, isFar: false, phrases: [], compound: [] };

/** Terms that each text has. */
class Held {
  readonly #texts: readonly ReadonlySet<string>[];

  constructor(texts: readonly string[], language: Language) {
    this.#texts = texts.map((text) => {
      const plain = folded(text);
      return new Set([
        ...termsOf(text, language),
        ...termsOf(impliedBy(plain, language), language),
        ...kindsIn(plain, language),
      ]);
    });
  }

  readonly says = ({ terms }: Keyword): boolean => this.#texts.some((its) => terms.some((each) => its.has(each)));

  readonly means = (word: Keyword): boolean => this.says(word) || this.#texts.some((its) => meansIn(its, word));

  readonly meansClosely = (word: Keyword): boolean =>
    this.says(word) || (word.alike.length <= narrow && this.means(word));

  /** Tells if one of the texts has all of several words. A lone word may have any synonym. */
  readonly hasTogether = (words: readonly Keyword[]): boolean =>
    this.#texts.some((its) =>
      words.every(
        (word) =>
          word.terms.some((each) => its.has(each)) ||
          ((words.length === 1 || word.alike.length <= narrow) && meansIn(its, word)),
      ),
    );
}

const meansIn = (its: ReadonlySet<string>, { alike }: Keyword): boolean => alike.some((each) => its.has(each));

/** Returns what texts lack of a question. Nothing is known where both differ in language, and neither is English. */
export const missingIn = (asked: Asked, texts: readonly string[]): Missing => {
  const language = languageOf(texts.join("\n"));
  const held = new Held(texts, language);
  const keywords = keywordsOf(asked, language).filter((each) => held.means(each) || !saysNothing(each, asked.locale));
  const words = weighty(keywords, asked.text);
  if (words.length === 0) return nothingMissing;
  const most = Math.max(...words.map(({ weight }) => weight));
  const atLeast = (share: number) => words.filter(({ weight }) => weight >= share * most);
  const near = atLeast(nearMost);
  const runs = runsOf(asked, words);
  const unheld = withoutAlternatives(asked, runs, held, (run) => {
    const its = run.flatMap(({ word }) => (near.includes(word) ? word : []));
    return its.length > 0 && !held.hasTogether(its);
  });
  const unsaid = runs.filter((run) => run.some(({ word }) => !held.says(word)));
  return {
    isBeside: !atLeast(1).some(held.means),
    isVague: !atLeast(1).some(held.meansClosely),
    isFar: !atLeast(closeMost).every(held.meansClosely),
    phrases: (unheld.length > 0 ? unheld : unsaid).map(sayingOf),
    compound: unheld.flatMap((run) => (run.length > 1 ? sayingOf(run) : [])),
  };
};

const or: { readonly [Each in Locale]?: string } = { de: "oder", fr: "ou", es: "o", pt: "ou", it: "o", nl: "of" };

/** Returns the runs that are lacking, without alternatives to a held one whose head is held: "private parties or small events". */
const withoutAlternatives = (
  { text, locale }: Asked,
  runs: readonly Said[][],
  held: Held,
  lacks: (run: readonly Said[]) => boolean,
): Said[][] => {
  const isAlternative = plainOf(text).includes(` ${or[locale] ?? "or"} `) && runs.some((run) => !lacks(run));
  const isHeaded = (run: readonly Said[]): boolean => run.slice(-1).some(({ word }) => held.means(word));
  return runs.filter((run) => lacks(run) && !(isAlternative && isHeaded(run)));
};

const saysNothing = (word: Keyword, locale: Locale): boolean =>
  isMistyped(word, locale) || word.said.every((each) => isAsking(each) || isCourteous(each, locale));

/** Tells if a word is probably a typo of one that says nothing: "wat time". */
const isMistyped = ({ said: [word = ""] }: Keyword, locale: Locale): boolean => {
  const language = languages.find((each) => each === locale);
  return language !== undefined && isUncommon(word, language) && isNearlyIn(word, stopWordsOf(language));
};

const isUncommon = (word: string, language: Language): boolean => {
  const term = termOf(word, language);
  return term !== null && commonShare(term, language) === 0;
};

/** Share of the weight of the weightiest keyword from which another one must be spoken of as well, and in an unsure quote. */
const [nearMost, closeMost] = [0.9, 0.7];

/** Keeps things and their qualities, or verbs if a question has no other words and points at nothing: "are you hiring". */
const weighty = (words: readonly Keyword[], text: string): readonly Keyword[] => {
  const things = words.filter(({ isVerb }) => !isVerb);
  return things.length > 0 || pointsBack(text) ? things : words;
};

/** English verbs, by the words before them. Pages have other verbs than customers. */
const verbs =
  /(?<=\b(?:i|you|u|we|they|he|she|it|people|guests|customers|pls|please|lets|(?:want|wants|wanted|like|love|need|needs|able|how|have|has|had|going|possible|where|what|when|ok|okay|way|wish|hoping|hope|try|trying|chance|best|used|supposed|cost|easy|free|welcome|safe|charge) to)(?: (?:also|just|still|even|really|already|all|not|usually|normally|ever))? )\w+/gu;

/** Words that greet or thank beside a question: "hello, is there parking". */
const isCourteous = (word: string, locale: Locale): boolean =>
  [phrasesOf[locale].greeting, phrasesOf[locale].thanks].some((each) => each?.split(", ").includes(word) === true);

/** Words for anything at all. */
const vague = new Set([
  "info",
  "information",
  "details",
  "stuff",
  "thing",
  "things",
  "option",
  "options",
  "deal",
  "sort",
  "good",
  "thinking",
  "wondering",
  "planning",
]);

/** An age or an anniversary: "60th". */
const ordinal = /^\d+(?:st|nd|rd|th)$/u;

/** A circumstance is no keyword, even if a question has no other. */
const isKeyword = ({ word, language, isKind, isAside: isBeside }: QueryWord): boolean =>
  !isKind && !isBeside && !ordinal.test(word) && !vague.has(word) && !isAside(word, language);

const termsIn = (terms: QueryWord["terms"]): string[] => terms.map(({ term }) => term);

const keywordsOf = ({ text, locale }: Asked, language: Language): Keyword[] => {
  if (locale === language) return wordsOf({ text, locale }, language);
  return language === "en" ? wordedWords({ text, locale }) : [];
};

/** The wish to bring something, which a page that merely sells it does not answer. */
const ofOwn =
  /\b(?:bring|use|have|take|supply|wear|eat|drink) (?:in )?(?:my|our|your|their|his|her) own\b|\bbring (?:in )?(?:an?|some|our|my) (?:\w+ )?(?:cakes?|food|wine|drinks?|bottles?|champagne|beers?|alcohol|snacks?|picnic)\b/u;
const bringingOwn: Keyword = {
  said: ["own"],
  weight: Infinity,
  isVerb: false,
  terms: termsOf("bring brought byo byob corkage bringing"),
  alike: [],
};

/** The wish to order before one comes, which a page on orders at the table does not answer. */
const ofAhead =
  /(?<!\b(?:if|when) (?:i|we|you) )\bpre ?-?order|(?<!\b(?:if|when) (?:i|we|you) )\border\w* (?:\w+ ){0,3}(?:ahead|in advance|beforehand)\b/u;
const ordering: Keyword = {
  ...bringingOwn,
  said: ["order", "ordering", "ahead", "advance", "beforehand", "preorder"],
  terms: termsOf("ahead advance beforehand preorder preorders preordered online"),
};

/** Wishes that take several words. */
const wishes: readonly (readonly [RegExp, Keyword])[] = [
  [ofOwn, bringingOwn],
  [ofAhead, ordering],
];

const wordsOf = ({ text, locale }: Asked, language: Language): Keyword[] => {
  const plain = folded(text);
  const wordings = wordingsIn(text, locale).filter(({ english }) => english !== null);
  const [said, acted] = [new Set(eachWord(plain)), new Set(plain.match(verbs))];
  const keywords = queryWords(text, [language])
    .filter(isKeyword)
    .map((each): Keyword => {
      const wording = wordings.find(({ words }) => words.includes(each.word));
      return {
        said: [each.word],
        weight: wordWeight(each),
        // Words that a phrase stands for are as vague as verbs.
        isVerb: acted.has(each.word) || !said.has(each.word),
        terms: [...termsIn(each.terms), ...termsOf(wording?.english ?? "", language)],
        alike: termsIn(each.alike),
      };
    });
  const wished = wishes.flatMap(([pattern, word]) => (pattern.test(plain) ? word : []));
  return [
    ...keywords.filter(({ said: its }) => !wished.some((each) => its.every((one) => each.said.includes(one)))),
    ...wished,
  ];
};

/** English words for what customers do, by which no page is told. */
const doing = /^(?:pay|book|reserve|order|buy|cancel|come|bring|open|send|make|change|return)$/u;

/** Reads a question in another language by its English words, and by the names in it: "Apple Pay". */
const wordedWords = ({ text, locale }: Asked): Keyword[] => {
  const wordings = wordingsIn(text, locale);
  const worded = wordings.flatMap(({ words, english }): Keyword[] => {
    if (english === null) return [];
    const own = queryWords(english, ["en"]).filter(isKeyword);
    if (own.length === 0) return [];
    const weight = Math.max(...own.map(wordWeight));
    const [terms, alike] = [own.flatMap((each) => termsIn(each.terms)), own.flatMap((each) => termsIn(each.alike))];
    return [{ said: words, weight, isVerb: doing.test(english), terms, alike }];
  });
  const strange = new Set(wordings.flatMap(({ words, english }) => (english === null ? words : [])));
  return [...worded, ...namesIn(text, locale).filter(({ said }) => said.every((each) => strange.has(each)))];
};

/** Names stand in capitals within a sentence, except in German, where all things do. */
const name = /(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+)*/gu;

const namesIn = (text: string, locale: Locale): Keyword[] =>
  locale === "de"
    ? []
    : Array.from(text.matchAll(name), ([its]): Keyword => {
        const said = [...eachWord(its)];
        const terms = said.flatMap((each) => termOf(each, "en") ?? []);
        return { said, weight: wordWeight({ share: 0, isAside: false }), isVerb: false, terms, alike: [] };
      });

interface Said {
  readonly said: string;
  readonly word: Keyword;
}

const sayingOf = (run: readonly Said[]): string => run.map(({ said }) => said).join(" ");

/** Returns keywords that stand side by side, together. */
const runsOf = ({ text }: Asked, words: readonly Keyword[]): Said[][] => {
  const runs: Said[][] = [[]];
  for (const said of eachWord(text)) {
    const word = words.find((each) => each.said.includes(said));
    if (word) runs.at(-1)?.push({ said, word });
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
};
