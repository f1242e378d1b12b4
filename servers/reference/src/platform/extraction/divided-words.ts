/** Matches breaks after long Chinese or Japanese lines, which continue in the next; shorter lines are of a list. */
const goesOn =
  /(?<=[^\n]{14}[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])\n(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu;

/** Joins words divided at the ends of lines. */
export const joinWords = (text: string): string => text.replace(/(\p{Ll})-\n(\p{Ll})/gu, "$1$2").replace(goesOn, "");
