/** The language in which an agent answers a message. */
import { lazy, lazyFor } from "../lazy.ts";
import { type Language, languages, stopWordsOf } from "../search/language.ts";
import type { Votes } from "./classify.ts";
import { type Locale, plainOf, locales } from "./locales.ts";
import { eachWord } from "../search/tokenize.ts";
import { eastern } from "./glossary-eastern.ts";
import { paraphrases } from "./glossary-english.ts";
import { iberian } from "./glossary-iberian.ts";
import { northern } from "./glossary-northern.ts";
import { southern } from "./glossary-southern.ts";

/** Letters that few other languages have. */
const letters: readonly (readonly [Locale, RegExp])[] = [
  ["es", /[ñ¿¡]/giu],
  ["de", /ß|[äöü](?=\p{L}*\b)/giu],
  ["pt", /[ãõ]|ês\b/giu],
  ["fr", /[œèùûî]/giu],
  ["it", /(?<!\p{L})(?:(?:è|perché|però|più|aperti|avete|costa|costano|vorrei|della)(?!\p{L})|un['’](?=\p{L}))/giu],
  ["tr", /[ığş]/giu],
];

const scripts: readonly (readonly [Locale, RegExp])[] = [
  ["ru", /\p{sc=Cyrillic}/u],
  ["ar", /\p{sc=Arabic}/u],
  ["hi", /\p{sc=Devanagari}/u],
];

const indonesian = new Set(
  "yang dan di ke dari ini itu ada apa apakah bisa saya kami kamu anda tidak dengan untuk berapa kapan bagaimana dimana jam buka harga mau".split(
    " ",
  ),
);

const isListed = (locale: Locale): locale is Locale & Language => languages.some((each) => each === locale);

const isCommon = (word: string, locale: Locale): boolean =>
  locale === "id" ? indonesian.has(word) : isListed(locale) && stopWordsOf(locale).has(word);

/** Counts for each language the words and letters of a text that are its own. */
const votesOf = (text: string): Votes => {
  const script = scripts.find(([, pattern]) => pattern.test(text));
  if (script) return new Map([[script[0], 9]]);
  const words = new Set(
    plainOf(text)
      .split(" ")
      .filter((word) => word !== ""),
  );
  return new Map(
    locales.map((locale) => {
      const own = letters.find(([each]) => each === locale)?.[1];
      const marks = own ? (text.slice(0, 1_000).match(own)?.length ?? 0) : 0;
      return [locale, Array.from(words).filter((each) => isCommon(each, locale)).length + marks];
    }),
  );
};

const bestOf = (votes: Votes, preferred: readonly Locale[]): Locale | null => {
  const most = Math.max(0, ...votes.values());
  if (most === 0) return null;
  const tied = locales.filter((locale) => votes.get(locale) === most);
  return preferred.find((each) => tied.includes(each)) ?? tied[0] ?? null;
};

/** Words from which a single common one tells no language: "size" is a Turkish word, too. */
const many = 4;

/** Votes for the language of a text, as far as they tell it; else those of the words that customers ask about. */
const votesOfWords = (text: string, preferred: readonly Locale[]): Votes => {
  const votes = votesOf(text);
  const best = bestOf(votes, preferred);
  const isDoubtful =
    best !== null &&
    !preferred.includes(best) &&
    (votes.get(best) ?? 0) < 2 &&
    text.trim().split(/\s+/u).length >= many;
  return best === null || isDoubtful ? subjectVotes(text) : votes;
};

/** Words from which those beside a shared one count. */
const several = 3;

/** Tells if several languages share what was found, as "ok": the words beside it then decide. */
const isShared = (found: Votes): boolean => {
  const most = Math.max(0, ...found.values());
  return locales.filter((locale) => most > 0 && found.get(locale) === most).length > 1;
};

const together = (found: Votes, said: Votes): Votes =>
  new Map(locales.map((locale) => [locale, (found.get(locale) ?? 0) + (said.get(locale) ?? 0)]));

/**
 * Finds the language of a message: by what was found in it, else by its words, else by the customer's earlier messages.
 *
 * @param own the customer's language; null if it is not known
 * @param earlier the customer's messages before it, latest first
 */
export const localeOfMessage = (text: string, found: Votes, own: Locale | null, earlier: readonly string[]): Locale => {
  // Old messages of another language count only where later ones tell none.
  const before = earlier.reduce<Locale | null>((known, each) => known ?? bestOf(votesOf(each), []), null);
  const preferred: readonly Locale[] = [...(own ? [own] : []), ...(before ? [before] : []), "en"];
  const said = votesOfWords(text, preferred);
  return (
    bestOf(isShared(found) && text.trim().split(/\s+/u).length >= several ? together(found, said) : found, preferred) ??
    bestOf(said, preferred) ??
    preferred[0] ??
    "en"
  );
};

// Questions in English words, since a customer may not write in the language of the business.

/** Subjects of customers. Longer phrases count before shorter ones, and an empty English side drops its words. */
const glossary: { readonly [Each in Locale]: string } = {
  ...paraphrases,
  ...northern,
  ...southern,
  ...iberian,
  ...eastern,
};

interface Entry {
  readonly words: readonly string[];
  /** True if the last word is only the beginning of one. */
  readonly isBeginning: boolean;
  readonly english: string;
}

/** Entries, the longest first. */
const entriesOf = lazyFor((locale: Locale): readonly Entry[] =>
  glossary[locale]
    .split("\n")
    .filter((line) => line.includes("="))
    .flatMap((line): Entry[] => {
      const [english = "", its = ""] = line.split("=");
      return its.split(",").map((phrase) => ({
        words: plainOf(phrase.replace("*", "")).trim().split(" "),
        isBeginning: phrase.trim().endsWith("*"),
        english: english.trim(),
      }));
    })
    .toSorted((one, other) => other.words.length - one.words.length || weightOf(other) - weightOf(one)),
);

/** Whole words count before beginnings, and long beginnings before short ones. */
const weightOf = ({ words, isBeginning }: Entry): number => (isBeginning ? (words.at(-1)?.length ?? 0) : 100);

const beginsAt = (words: readonly string[], at: number, { words: its, isBeginning }: Entry): boolean =>
  its.every((word, index) => {
    const said = words[at + index] ?? "";
    return isBeginning && index === its.length - 1 ? said.startsWith(word) : said === word;
  });

/** Longest message that is put into English words. */
const maxWords = 40;

/** Words of a text that an entry has, or a single word. */
export interface Wording {
  readonly words: readonly string[];
  /** English words for them; null if no entry has them. */
  readonly english: string | null;
}

/** Reads a text by the entries of its language. */
export const wordingsIn = (text: string, locale: Locale): Wording[] => {
  const words = plainOf(text).trim().split(" ");
  const entries = entriesOf(locale);
  const wordings: Wording[] = [];
  for (let at = 0; at < words.length; at += wordings.at(-1)?.words.length ?? 1) {
    const entry = entries.find((each) => beginsAt(words, at, each));
    wordings.push({ words: words.slice(at, at + (entry?.words.length ?? 1)), english: entry?.english ?? null });
  }
  return wordings;
};

/**
 * Puts a question into English words. Words that no entry has stay, as a name does. Returns null if no entry is in it,
 * so that nothing would be gained.
 */
export const inEnglish = (text: string, locale: Locale): string | null => {
  const words = plainOf(text).trim().split(" ");
  if (words.length > maxWords) return null;
  const common = languages.find((each) => each === locale && locale !== "en");
  const isStop = (word: string): boolean => common !== undefined && stopWordsOf(common).has(word);
  const wordings = wordingsIn(text, locale);
  if (!wordings.some(({ english: its }) => its)) return null;
  const said = wordings.flatMap(({ words: its, english: known }) => known ?? its.filter((each) => !isStop(each)));
  return said.filter((each) => each !== "").join(" ");
};

/** Words of the English side, which are no words of other languages. */
const englishWords = lazy(
  (): ReadonlySet<string> =>
    new Set(Object.values(glossary).flatMap((lines) => plainOf(lines.replaceAll(/=.*/gu, "")).trim().split(" "))),
);

/** Words of the English side as they are spelled. */
export const vocabularyOfSubjects = lazy(
  (): ReadonlySet<string> =>
    new Set(
      Object.values(glossary)
        .flatMap((lines) => lines.split("\n"))
        .flatMap((line) => [...eachWord(line.replace(/=.*/u, ""))]),
    ),
);

/** Letters from which a subject tells its language. */
const votingLetters = 4;

/** Counts for each language the letters of the subjects that a text names in it. */
export const subjectVotes = (text: string): ReadonlyMap<Locale, number> => {
  const words = plainOf(text).trim().split(" ");
  const isEnglish = words.some((word) => englishWords().has(word));
  if (isEnglish || words.length > maxWords) return new Map();
  const lettersIn = (locale: Locale): number =>
    words.reduce((sum, _, at) => {
      const entry = entriesOf(locale).find((each) => each.english !== "" && beginsAt(words, at, each));
      const length = entry?.words.join("").length ?? 0;
      return sum + (length < votingLetters ? 0 : length);
    }, 0);
  return new Map(locales.map((locale) => [locale, locale === "en" ? 0 : lettersIn(locale)]));
};
