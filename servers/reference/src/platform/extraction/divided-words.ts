/** A line of Chinese or Japanese that is so long goes on in the next, wherever a word was divided; shorter ones are of a list. */
const goesOn =
  /(?<=[^\n]{14}[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])\n(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu;

/** Joins words that were divided at the ends of lines. */
export const joinWords = (text: string): string => text.replace(/(\p{Ll})-\n(\p{Ll})/gu, "$1$2").replace(goesOn, "");
