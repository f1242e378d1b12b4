/** Questions in English words, since a customer may not write in the language of the business. */
import { languages, stopWordsOf } from "../../knowledge/language.ts";
import { eachWord } from "../../knowledge/tokenize.ts";
import { eastern } from "./glossary-eastern.ts";
import { paraphrases } from "./glossary-english.ts";
import { iberian } from "./glossary-iberian.ts";
import { northern } from "./glossary-northern.ts";
import { southern } from "./glossary-southern.ts";
import { type Tongue, plainOf, tongues } from "./tongues.ts";

/** Subjects of customers. Longer phrases count before shorter ones, and an empty English side drops its words. */
const glossary: { readonly [Each in Tongue]: string } = {
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

const made = new Map<Tongue, readonly Entry[]>();

/** Entries, the longest first. */
const entriesOf = (tongue: Tongue): readonly Entry[] => {
  const known = made.get(tongue);
  if (known) return known;
  const entries = glossary[tongue]
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
    .toSorted((one, other) => other.words.length - one.words.length || weightOf(other) - weightOf(one));
  made.set(tongue, entries);
  return entries;
};

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
export const wordingsIn = (text: string, tongue: Tongue): Wording[] => {
  const words = plainOf(text).trim().split(" ");
  const entries = entriesOf(tongue);
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
export const inEnglish = (text: string, tongue: Tongue): string | null => {
  const words = plainOf(text).trim().split(" ");
  if (words.length > maxWords) return null;
  const common = languages.find((each) => each === tongue && tongue !== "en");
  const isCommon = (word: string): boolean => common !== undefined && stopWordsOf(common).has(word);
  const wordings = wordingsIn(text, tongue);
  if (!wordings.some(({ english: its }) => its)) return null;
  const said = wordings.flatMap(({ words: its, english: known }) => known ?? its.filter((each) => !isCommon(each)));
  return said.filter((each) => each !== "").join(" ");
};

let english: ReadonlySet<string> | null = null;

/** Words of the English side, which are no words of other languages. */
const englishWords = (): ReadonlySet<string> =>
  (english ??= new Set(
    Object.values(glossary).flatMap((lines) => plainOf(lines.replaceAll(/=.*/gu, "")).trim().split(" ")),
  ));

let vocabulary: ReadonlySet<string> | null = null;

/** Words of the English side as they are spelled. */
export const vocabularyOfSubjects = (): ReadonlySet<string> =>
  (vocabulary ??= new Set(
    Object.values(glossary)
      .flatMap((lines) => lines.split("\n"))
      .flatMap((line) => [...eachWord(line.replace(/=.*/u, ""))]),
  ));

/** Letters from which a subject tells its language. */
const telling = 4;

/** Counts for each language the letters of the subjects that a text names in it. */
export const subjectVotes = (text: string): ReadonlyMap<Tongue, number> => {
  const words = plainOf(text).trim().split(" ");
  const isEnglish = words.some((word) => englishWords().has(word));
  if (isEnglish || words.length > maxWords) return new Map();
  const lettersIn = (tongue: Tongue): number =>
    words.reduce((sum, _, at) => {
      const entry = entriesOf(tongue).find((each) => each.english !== "" && beginsAt(words, at, each));
      const letters = entry?.words.join("").length ?? 0;
      return sum + (letters < telling ? 0 : letters);
    }, 0);
  return new Map(tongues.map((tongue) => [tongue, tongue === "en" ? 0 : lettersIn(tongue)]));
};
