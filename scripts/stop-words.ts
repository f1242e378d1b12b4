/**
 * Packs the stop words of other languages than English for `packages/answers/src/search/packed-stop-words.ts`:
 * `bun scripts/stop-words.ts`. Run it by hand when the lists change. `stop-words.test.ts` compares.
 */
import { writeFileSync } from "node:fs";
import { stopwords as danish } from "@orama/stopwords/danish";
import { stopwords as dutch } from "@orama/stopwords/dutch";
import { stopwords as finnish } from "@orama/stopwords/finnish";
import { stopwords as french } from "@orama/stopwords/french";
import { stopwords as german } from "@orama/stopwords/german";
import { stopwords as italian } from "@orama/stopwords/italian";
import { stopwords as japanese } from "@orama/stopwords/japanese";
import { stopwords as chinese } from "@orama/stopwords/mandarin";
import { stopwords as norwegian } from "@orama/stopwords/norwegian";
import { stopwords as portuguese } from "@orama/stopwords/portuguese";
import { stopwords as russian } from "@orama/stopwords/russian";
import { stopwords as spanish } from "@orama/stopwords/spanish";
import { stopwords as swedish } from "@orama/stopwords/swedish";
import { type Lists, folded } from "@atlas-messaging/answers/search/language";
import { packedModule } from "./packed-lists.ts";

const lists = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
  sv: swedish,
  no: norwegian,
  da: danish,
  fi: finnish,
  ru: russian,
};

/** Words of the Chinese and Japanese lists that have meaning: numbers, times, sizes, "excluded", "book". */
const meaningful = new Set("一 二 三 四 五 六 七 八 九 零 年 月 日 时 点 秒 人 大 小 区 本 开始 除外".split(" "));

/** Matches a word of letters. Marks between words are never read. */
const word = /^\p{L}+$/u;

/** Returns the lists as they are read: folded words of letters, sorted, each once. */
export const stopWordLists = (): Lists =>
  new Map([
    ...Object.entries(lists).map(([language, words]) => [language, wordsOf(words)] as const),
    ["particles", wordsOf([...japanese, ...chinese].filter((each) => !meaningful.has(each)))] as const,
  ]);

const wordsOf = (words: readonly string[]): string[] =>
  [...new Set(words.map(folded).filter((each) => word.test(each)))].toSorted();

const head = `/**
 * Stop words, packed by \`scripts/stop-words.ts\`; do not edit. From the lists of Orama (Apache License 2.0), which has
 * them from stopwords-iso and others. Words are folded. The particles are Chinese and Japanese.
 */
`;

const stopWordsModule = (): string => packedModule(head, "packedStopWords", stopWordLists());

const output = new URL("../packages/answers/src/search/packed-stop-words.ts", import.meta.url);
if (import.meta.main) writeFileSync(output, stopWordsModule());
