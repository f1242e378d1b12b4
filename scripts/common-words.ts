/**
 * Derives `packages/answers/src/search/packed-common-words.ts` from wordfreq's frequencies and a list of English words, one
 * a line, which separates words from names: `bun scripts/common-words.ts WORDFREQ/wordfreq/data WORDS`. Run it by hand
 * when either changes.
 */
import { keysOf } from "@atlas-messaging/contract";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { Language, Lists } from "@atlas-messaging/answers/search/language";
import { encodeTerms } from "@atlas-messaging/answers/search/impacts";
import { eachWord, termOf } from "@atlas-messaging/answers/search/tokenize";
import { packedModule } from "./packed-lists.ts";

const output = new URL("../packages/answers/src/search/packed-common-words.ts", import.meta.url);
const files = {
  en: "en",
  de: "de",
  fr: "fr",
  es: "es",
  it: "it",
  pt: "pt",
  nl: "nl",
  sv: "sv",
  no: "nb",
  da: "da",
  fi: "fi",
  ru: "ru",
} as const satisfies Partial<Record<Language, string>>;
type Counted = keyof typeof files;

const mostTerms = (language: Counted): number => (language === "en" ? 2_500 : 400);

/** Other languages than English keep whole levels until they have this many terms. Rarer ones are not worth their bytes. */
const enoughTerms = 100;

const lastLevel = (language: Counted, levels: readonly number[]): number =>
  language === "en" ? Infinity : (levels.toSorted((one, other) => one - other)[enoughTerms - 1] ?? Infinity);

/** A file has a header, then one list of words for each hundredth of a power of ten. */
type Centibels = readonly [header: unknown, ...words: (readonly string[])[]];

const frequencies = (folder: string, language: Counted): (readonly [word: string, frequency: number])[] => {
  const packed = gunzipSync(readFileSync(join(folder, `small_${files[language]}.msgpack.gz`)));
  const [, ...levels] = new Unpacked(packed).value() as Centibels; // Defined by version 1 of the format.
  return levels.flatMap((words, level) => words.map((word) => [word, 10 ** (-level / 100)] as const));
};

/** The part of MessagePack that the files use. */
class Unpacked {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  value(): unknown {
    const type = this.#number(1);
    if (type < 0x80) return type;
    if (type < 0x90) return Array.from({ length: 2 * (type & 15) }, () => this.value());
    if (type < 0xa0) return this.#values(type & 15);
    if (type < 0xc0) return this.#text(type & 31);
    if (type === 0xd9) return this.#text(this.#number(1));
    if (type === 0xdc) return this.#values(this.#number(2));
    if (type === 0xdd) return this.#values(this.#number(4));
    throw new Error(`a value of type 0x${type.toString(16)} at ${this.#at}`);
  }

  #values(count: number): unknown[] {
    return Array.from({ length: count }, () => this.value());
  }

  #number(bytes: number): number {
    this.#at += bytes;
    return this.#bytes.readUIntBE(this.#at - bytes, bytes);
  }

  #text(bytes: number): string {
    this.#at += bytes;
    return this.#bytes.toString("utf8", this.#at - bytes, this.#at);
  }
}

/**
 * Returns the most frequent terms with levels of frequency: quarters of a power of ten, from one in a hundred words on.
 */
const termsIn = (folder: string, language: Counted, isWord: (word: string) => boolean): string => {
  const sums = new Map<string, number>();
  for (const [written, frequency] of frequencies(folder, language)) {
    const [word, ...others] = eachWord(written);
    const term = word === undefined || others.length > 0 || !isWord(word) ? null : termOf(word, language);
    if (term !== null && term.length > 1) sums.set(term, (sums.get(term) ?? 0) + frequency);
  }
  const frequent = Array.from(sums).toSorted(([, one], [, other]) => other - one);
  const leveled = frequent
    .slice(0, mostTerms(language))
    .map(([term, frequency]) => [term, Math.max(0, Math.round(-4 * Math.log10(frequency)) - 8)] as const);
  const last = lastLevel(
    language,
    leveled.map(([, level]) => level),
  );
  return encodeTerms(leveled.filter(([, level]) => level <= last));
};

const [data = "", words = ""] = process.argv.slice(2);
const english = new Set(readFileSync(words, "utf8").split("\n"));
const languages = keysOf(files);
const lists: Lists = new Map(
  languages.map((language) => {
    const isWord = (word: string): boolean =>
      !(language === "ru" ? /[\da-z]/ : /\d/).test(word) && (language !== "en" || english.has(word));
    return [language, [termsIn(data, language, isWord)]] as const;
  }),
);
const head = `/**
 * The common terms of each language, derived by \`scripts/common-words.ts\`; do not edit. From wordfreq 3.1 by Robyn Speer, which takes
 * its frequencies from Wikipedia, OpenSubtitles, the Leeds Internet Corpus, ParaCrawl, Google Books Ngrams and others. This file alone is
 * licensed, as its source is, under CC BY-SA 4.0 (https://creativecommons.org/licenses/by-sa/4.0/); most English names are left out.
 */
/** Terms and their levels, in the code of \`coded-terms.ts\`, packed. */
`;
writeFileSync(output, packedModule(head, "commonWords", lists));
