const many = /(\p{M}{30})\p{M}+/gu;

/**
 * Keeps at most thirty marks on a letter (Unicode's Stream-Safe Text Format, Annex 15). Normalization would sort more in
 * quadratic time, and no language needs them.
 */
export const withFewMarks = (text: string): string => text.replace(many, "$1");
