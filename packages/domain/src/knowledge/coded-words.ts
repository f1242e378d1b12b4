/** Compact texts of word lists: each word is the number of letters that it shares with the word before, and the rest. */

const maxShared = 9;

export const encodeWords = (words: readonly string[]): string => {
  let last = "";
  return words
    .toSorted()
    .map((word) => {
      let shared = 0;
      while (shared < maxShared && shared < word.length && last[shared] === word[shared]) shared++;
      last = word;
      return `${shared}${word.slice(shared)}`;
    })
    .join("");
};

export const decodeWords = (coded: string): string[] => {
  let last = "";
  return Array.from(coded.matchAll(/(\d)(\D*)/g), ([, shared, rest]) => (last = last.slice(0, Number(shared)) + rest));
};
