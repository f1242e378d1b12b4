/** Circumstances of English questions: who asks, for which day, and words that say little. Answers seldom repeat them. */
import type { Language } from "./language.ts";

const asides: ReadonlySet<string> = new Set(
  `today tonight tomorrow yesterday morning mornings afternoon afternoons evening evenings night nights weekend weekends week
  month day days hour time times moment currently recently
  monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays sunday sundays
  january february march april june july august september october november december
  daughter son wife husband boyfriend girlfriend partner friend friends mother mum mom father dad parents sister brother grandma grandpa
  grandmother grandfather family boss colleague
  stuff thing things place way sort bit lot kind case
  offer offers provide
  think guess hope suppose know happen happens need try able possible long normally usually generally really`.split(
    /\s+/,
  ),
);

export const isAside = (word: string, language: Language): boolean => language === "en" && asides.has(word);
