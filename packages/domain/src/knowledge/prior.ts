/** Prior frequency of words in their language, before an organization has documents. */
import { decodeTerms } from "./coded-terms.ts";
import { commonWords } from "./common-words.ts";
import type { Language } from "./language.ts";
import { lateLists } from "./packed-lists.ts";

/** Virtual passages of usual text in every corpus, so words weigh alike with one document or a hundred. */
export const priorPassages = 300;
/** Number of terms of such a passage. */
export const priorLength = 60;

/** Number of words of a passage, stop words included. */
const wordsOfPassage = 120;

const listed = lateLists(commonWords);

const shares = new Map<Language, ReadonlyMap<string, number>>();

/** Returns the share of a language's passages that have a term, 0 to 1; 0 for an uncommon term. */
export const commonShare = (term: string, language: Language): number =>
  smallNumber.test(term) ? shareOfNumbers / term.length : (sharesOf(language).get(term) ?? 0);

/** Small numbers stand in every price list, so few of them tell anything. */
const smallNumber = /^\d{1,2}$/;
const shareOfNumbers = 0.2;

const sharesOf = (language: Language): ReadonlyMap<string, number> => {
  let known = shares.get(language);
  if (known === undefined) {
    const [coded = ""] = listed(language);
    const terms = decodeTerms(coded, language === "ru");
    shares.set(language, (known = new Map(terms.map(([term, level]) => [term, shareAt(level)]))));
  }
  return known;
};

/** The first level occurs once in a hundred words; each further one 10^(1/4) less often. */
const shareAt = (level: number): number => 1 - (1 - 10 ** (-2 - level / 4)) ** wordsOfPassage;
