/** Telling words of a question. Its answer must speak of them: of "vegan" and of "cake" for "do you have vegan cake". */
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
import { type Tongue, plainOf } from "../understanding/tongues.ts";

/** A question as its author asks it. */
export interface Asked {
  readonly text: string;
  readonly tongue: Tongue;
}

/** The telling words that a text does not speak of. */
export interface Missing {
  /** True if the text speaks of none of the most telling words, so that it is about something else. */
  readonly isBeside: boolean;
  /** True if it has but a word that may mean something else for each of the most telling words. */
  readonly isVague: boolean;
  /** True if it lacks one of the most telling words, or has but a word that may mean something else. */
  readonly isFar: boolean;
  /** Missing words as the customer says them, with the telling words beside them: "vegan cake". */
  readonly phrases: readonly string[];
  /** Those of several words, which say most exactly what is asked: "bank transfer". */
  readonly compound: readonly string[];
}

interface TellingWord {
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

  readonly says = ({ terms }: TellingWord): boolean => this.#texts.some((its) => terms.some((each) => its.has(each)));

  readonly means = (word: TellingWord): boolean => this.says(word) || this.#texts.some((its) => meansIn(its, word));

  readonly meansClosely = (word: TellingWord): boolean =>
    this.says(word) || (word.alike.length <= narrow && this.means(word));

  /** Tells if one of the texts has all of several words. A lone word may have any synonym. */
  readonly hasTogether = (words: readonly TellingWord[]): boolean =>
    this.#texts.some((its) =>
      words.every(
        (word) =>
          word.terms.some((each) => its.has(each)) ||
          ((words.length === 1 || word.alike.length <= narrow) && meansIn(its, word)),
      ),
    );
}

const meansIn = (its: ReadonlySet<string>, { alike }: TellingWord): boolean => alike.some((each) => its.has(each));

/** Returns what texts lack of a question. Nothing is known where both differ in language, and neither is English. */
export const missingIn = (asked: Asked, texts: readonly string[]): Missing => {
  const language = languageOf(texts.join("\n"));
  const held = new Held(texts, language);
  const telling = tellingWords(asked, language).filter((each) => held.means(each) || !saysNothing(each, asked.tongue));
  const words = weighty(telling, asked.text);
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

const or: { readonly [Each in Tongue]?: string } = { de: "oder", fr: "ou", es: "o", pt: "ou", it: "o", nl: "of" };

/** Returns the runs that are lacking, without alternatives to a held one whose head is held: "private parties or small events". */
const withoutAlternatives = (
  { text, tongue }: Asked,
  runs: readonly Said[][],
  held: Held,
  lacks: (run: readonly Said[]) => boolean,
): Said[][] => {
  const isAlternative = plainOf(text).includes(` ${or[tongue] ?? "or"} `) && runs.some((run) => !lacks(run));
  const isHeaded = (run: readonly Said[]): boolean => run.slice(-1).some(({ word }) => held.means(word));
  return runs.filter((run) => lacks(run) && !(isAlternative && isHeaded(run)));
};

const saysNothing = (word: TellingWord, tongue: Tongue): boolean =>
  isMistyped(word, tongue) || word.said.every((each) => isAsking(each) || isCourteous(each, tongue));

/** Tells if a word is probably a typo of one that says nothing: "wat time". */
const isMistyped = ({ said: [word = ""] }: TellingWord, tongue: Tongue): boolean => {
  const language = languages.find((each) => each === tongue);
  return language !== undefined && isUncommon(word, language) && isNearlyIn(word, stopWordsOf(language));
};

const isUncommon = (word: string, language: Language): boolean => {
  const term = termOf(word, language);
  return term !== null && commonShare(term, language) === 0;
};

/** Share of the weight of the most telling word from which another one must be spoken of as well, and in an unsure quote. */
const [nearMost, closeMost] = [0.9, 0.7];

/** Keeps things and their qualities, or verbs if a question has no other words and points at nothing: "are you hiring". */
const weighty = (words: readonly TellingWord[], text: string): readonly TellingWord[] => {
  const things = words.filter(({ isVerb }) => !isVerb);
  return things.length > 0 || pointsBack(text) ? things : words;
};

/** English verbs, by the words before them. Pages have other verbs than customers. */
const verbs =
  /(?<=\b(?:i|you|u|we|they|he|she|it|people|guests|customers|pls|please|lets|(?:want|wants|wanted|like|love|need|needs|able|how|have|has|had|going|possible|where|what|when|ok|okay|way|wish|hoping|hope|try|trying|chance|best|used|supposed|cost|easy|free|welcome|safe|charge) to)(?: (?:also|just|still|even|really|already|all|not|usually|normally|ever))? )\w+/gu;

/** Words that greet or thank beside a question: "hello, is there parking". */
const isCourteous = (word: string, tongue: Tongue): boolean =>
  [phrasesOf[tongue].greeting, phrasesOf[tongue].thanks].some((each) => each?.split(", ").includes(word) === true);

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

/** A circumstance is no telling word, even if a question has no other. */
const isTelling = ({ word, language, isKind, isAside: isBeside }: QueryWord): boolean =>
  !isKind && !isBeside && !ordinal.test(word) && !vague.has(word) && !isAside(word, language);

const termsIn = (terms: QueryWord["terms"]): string[] => terms.map(({ term }) => term);

const tellingWords = ({ text, tongue }: Asked, language: Language): TellingWord[] => {
  if (tongue === language) return wordsOf({ text, tongue }, language);
  return language === "en" ? wordedWords({ text, tongue }) : [];
};

/** The wish to bring something, which a page that merely sells it does not answer. */
const ofOwn =
  /\b(?:bring|use|have|take|supply|wear|eat|drink) (?:in )?(?:my|our|your|their|his|her) own\b|\bbring (?:in )?(?:an?|some|our|my) (?:\w+ )?(?:cakes?|food|wine|drinks?|bottles?|champagne|beers?|alcohol|snacks?|picnic)\b/u;
const bringing: TellingWord = {
  said: ["own"],
  weight: Infinity,
  isVerb: false,
  terms: termsOf("bring brought byo byob corkage bringing"),
  alike: [],
};

/** The wish to order before one comes, which a page on orders at the table does not answer. */
const ofAhead =
  /(?<!\b(?:if|when) (?:i|we|you) )\bpre ?-?order|(?<!\b(?:if|when) (?:i|we|you) )\border\w* (?:\w+ ){0,3}(?:ahead|in advance|beforehand)\b/u;
const ordering: TellingWord = {
  ...bringing,
  said: ["order", "ordering", "ahead", "advance", "beforehand", "preorder"],
  terms: termsOf("ahead advance beforehand preorder preorders preordered online"),
};

/** Wishes that take several words. */
const wishes: readonly (readonly [RegExp, TellingWord])[] = [
  [ofOwn, bringing],
  [ofAhead, ordering],
];

const wordsOf = ({ text, tongue }: Asked, language: Language): TellingWord[] => {
  const plain = folded(text);
  const wordings = wordingsIn(text, tongue).filter(({ english }) => english !== null);
  const [said, acted] = [new Set(eachWord(plain)), new Set(plain.match(verbs))];
  const telling = queryWords(text, [language])
    .filter(isTelling)
    .map((each): TellingWord => {
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
    ...telling.filter(({ said: its }) => !wished.some((each) => its.every((one) => each.said.includes(one)))),
    ...wished,
  ];
};

/** English words for what customers do, by which no page is told. */
const doing = /^(?:pay|book|reserve|order|buy|cancel|come|bring|open|send|make|change|return)$/u;

/** Reads a question in another language by its English words, and by the names in it: "Apple Pay". */
const wordedWords = ({ text, tongue }: Asked): TellingWord[] => {
  const wordings = wordingsIn(text, tongue);
  const worded = wordings.flatMap(({ words, english }): TellingWord[] => {
    if (english === null) return [];
    const own = queryWords(english, ["en"]).filter(isTelling);
    if (own.length === 0) return [];
    const weight = Math.max(...own.map(wordWeight));
    const [terms, alike] = [own.flatMap((each) => termsIn(each.terms)), own.flatMap((each) => termsIn(each.alike))];
    return [{ said: words, weight, isVerb: doing.test(english), terms, alike }];
  });
  const strange = new Set(wordings.flatMap(({ words, english }) => (english === null ? words : [])));
  return [...worded, ...namesIn(text, tongue).filter(({ said }) => said.every((each) => strange.has(each)))];
};

/** Names stand in capitals within a sentence, except in German, where all things do. */
const name = /(?<=[\p{Ll},] )\p{Lu}[\p{L}\p{N}]+(?: \p{Lu}[\p{L}\p{N}]+)*/gu;

const namesIn = (text: string, tongue: Tongue): TellingWord[] =>
  tongue === "de"
    ? []
    : Array.from(text.matchAll(name), ([its]): TellingWord => {
        const said = [...eachWord(its)];
        const terms = said.flatMap((each) => termOf(each, "en") ?? []);
        return { said, weight: wordWeight({ share: 0, isAside: false }), isVerb: false, terms, alike: [] };
      });

interface Said {
  readonly said: string;
  readonly word: TellingWord;
}

const sayingOf = (run: readonly Said[]): string => run.map(({ said }) => said).join(" ");

/** Returns telling words that stand side by side, together. */
const runsOf = ({ text }: Asked, words: readonly TellingWord[]): Said[][] => {
  const runs: Said[][] = [[]];
  for (const said of eachWord(text)) {
    const word = words.find((each) => each.said.includes(said));
    if (word) runs.at(-1)?.push({ said, word });
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
};
