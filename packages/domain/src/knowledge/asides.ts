/** Circumstances of English questions, such as the day or who asks, and words that say little. Answers seldom repeat them. */
import type { Language } from "./language.ts";

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

export const isTime = (word: string): boolean => isIn(times, word);

export const isAside = (word: string, language: Language): boolean =>
  language === "en" && (isIn(times, word) || isIn(asides, word));

const isIn = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || words.has(word.replace(/s$/, ""));
