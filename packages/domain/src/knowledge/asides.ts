/** Circumstances of English questions, such as the day, and words that say little. Answers seldom repeat them. */
import type { Language } from "./language.ts";

const asides: ReadonlySet<string> = new Set(
  `today tonight tomorrow yesterday morning afternoon evening night weekend week month day hour time moment soon
  monday tuesday wednesday thursday friday saturday sunday
  stuff thing place way lot think know happen need try possible long really badly already alone last next`.split(/\s+/),
);

export const isAside = (word: string, language: Language): boolean =>
  language === "en" && asides.has(word.replace(/s$/, ""));
