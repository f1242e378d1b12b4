/* oxlint-disable no-restricted-properties -- the one place that calls it */
/** Normal forms of texts from outside, which may be written to take long or to grow. */

const many = /(\p{M}{30})\p{M}+/gu;

/**
 * Keeps at most thirty marks on a letter (Unicode's Stream-Safe Text Format, Annex 15). Normalization would sort more in
 * quadratic time, and no language needs them.
 */
export const withFewMarks = (text: string): string => text.replace(many, "$1");

/** Canonical forms grow at most fourfold. Of the others a few grow more: U+FDFA becomes eighteen letters. */
const growth = 4;

/** Length that any text may reach, so that a few such letters are whole. */
const spared = 64;

/** Returns a text in a normal form. A text of letters that grow more than fourfold is cut. */
export const normalized = (text: string, form: "NFKC" | "NFKD"): string => {
  const whole = withFewMarks(text).normalize(form);
  const most = growth * text.length + spared;
  return whole.length <= most ? whole : whole.slice(0, most).replace(/[\ud800-\udbff]$/, "");
};

/** Parts the marks of a normalized text from their letters. */
export const decomposed = (text: string): string => text.normalize("NFD");

/** Joins them again. */
export const composed = (text: string): string => text.normalize("NFC");
