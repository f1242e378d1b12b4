/** Names that were meant by unknown ones: every "Did you mean …?" of the service, its tools and its commands. */

/**
 * Ends a message about an unknown name. Empty if no known name is near.
 * @param gap stands between the message and the question: a full stop where the message has none
 */
export const didYouMean = (name: string, known: Iterable<string>, gap = " "): string => {
  const meant = nearest(name, known);
  return meant === undefined ? "" : `${gap}Did you mean ${meant}?`;
};

/** Maximum length of a name that is compared. A caller's own may be as long as the body. */
const maxLength = 64;

/**
 * Returns the known name that an unknown one means: the same letters in another spelling (`phoneNumber`), a third of
 * the letters wrong at most, or the only one that has its words (`phone`), or of which it has the words. Undefined if
 * none does. A name may be known elsewhere: it never means itself.
 */
export const nearest = (name: string, known: Iterable<string>): string | undefined => {
  if (name.length > maxLength) return undefined;
  const names = [...known].filter((each) => each !== name);
  const letters = names.map(lettersOf);
  const own = lettersOf(name);
  const found = own === "" ? undefined : closest(own, letters, Math.min(3, Math.floor(own.length / 3)));
  return found === undefined ? onlyWith(wordsOf(name), names) : names[letters.indexOf(found)];
};

const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");

const wordsOf = (name: string): string => `_${name.replaceAll(/[^\p{L}\p{N}]+/gu, "_").toLowerCase()}_`;

/** Returns the only name with all these words, or the only one whose words are all among these, in their order. */
const onlyWith = (words: string, names: readonly string[]): string | undefined => {
  const wider = names.filter((each) => has(wordsOf(each), words));
  const narrower = names.filter((each) => has(words, wordsOf(each)));
  const [found, another] = wider.length > 0 ? wider : narrower;
  return another === undefined ? found : undefined;
};

/** A word of one or two letters says too little. */
const has = (words: string, some: string): boolean => some.length >= 5 && words.includes(some);

/** Returns the first of the texts that take the fewest edits, if these are few enough. */
export const closest = (text: string, texts: Iterable<string>, maxEdits: number): string | undefined => {
  let best: { readonly text: string; readonly count: number } | undefined;
  for (const each of texts) {
    const count = Math.abs(each.length - text.length) > maxEdits ? Infinity : editsBetween(text, each);
    if (count <= maxEdits && count < (best?.count ?? Infinity)) best = { text: each, count };
  }
  return best?.text;
};

/** Counts letters that are wrong, missing, superfluous, or swapped with their neighbour. */
const editsBetween = (one: string, other: string): number => {
  let earlier: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 2] === other[column - 1] && one[row - 1] === other[column - 2];
      line[column] = Math.min(
        edits(above, column) + 1,
        edits(line, column - 1) + 1,
        edits(above, column - 1) + (isSame ? 0 : 1),
        isSwapped ? edits(earlier, column - 2) + 1 : Infinity,
      );
    }
    [earlier, above] = [above, line];
  }
  return edits(above, other.length);
};

const edits = (line: readonly number[], place: number): number => line[place] ?? Infinity;

/**
 * Says which option of a command line is unknown, and which is meant, where `parseArgs` of Node.js has thrown. Other
 * errors keep their own words.
 */
export const unknownOption = (error: unknown, options: object): string => {
  const message = error instanceof Error ? error.message : String(error);
  const [, dashes = "", name = ""] = /^Unknown option '(--?)([^']+)'/.exec(message) ?? [];
  if (name === "") return message;
  const known = Object.keys(options).map((each) => `--${each}`);
  return `There is no option ${dashes}${name}.${didYouMean(`--${name}`, known)}`;
};
