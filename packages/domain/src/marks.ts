const many = /(\p{M}{30})\p{M}+/gu;

/**
 * A text with thirty marks on a letter at most (the Stream-Safe Text Format of Unicode, Annex 15), to be normalized: to sort
 * the marks of a letter takes the square of their number, and no language needs more than a few.
 */
export const withFewMarks = (text: string): string => text.replace(many, "$1");
