/** Text that is searched for, whatever its letter case. */
interface SearchedText {
  /** In lower case. */
  readonly wanted: string;
  /** A regular expression for databases: in the locale C their `lower()` knows only ASCII. */
  readonly pattern: string;
}

/** Returns the arguments of a search by text. */
export const searchedText = (text: string): SearchedText => ({ wanted: text.toLowerCase(), pattern: anyCase(text) });

/** Returns a regular expression that finds a text in any letter case. */
export const anyCase = (text: string): string => Array.from(text, inAnyCase).join("");

const inAnyCase = (letter: string): string => {
  // Some letters become two, such as ß in upper case. They are found as they are.
  const cases = [letter, letter.toLowerCase(), letter.toUpperCase()].filter((each) => Array.from(each).length === 1);
  const different = new Set(cases);
  return different.size > 1 ? `[${[...different].join("")}]` : letter.replace(/[!-/:-@[-`{-~]/, String.raw`\$&`);
};
