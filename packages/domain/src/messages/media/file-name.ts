/** Control characters, line ends, and marks that turn the direction of text: they disguise the type of a file. */
const disguising = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/**
 * Returns the name of a file without folders and disguising characters; null if nothing is left. Customers choose names,
 * and a program that saves a download under `../x` would write elsewhere.
 */
export const fileName = (given: string | null | undefined): string | null => {
  const last = given?.replace(disguising, "").split(/[/\\]/).at(-1)?.trim() ?? "";
  return /^\.*$/.test(last) ? null : last;
};
