/** Input and result of extraction. */
import type { Extraction } from "@atlas-messaging/service/knowledge/ingest";
import type { IngestFailureCode } from "@atlas-messaging/service/rows/knowledge";

export interface SourceBytes {
  readonly bytes: Uint8Array;
  /** Value of a Content-Type header, `text/html; charset=utf-8`; empty if unknown. */
  readonly contentType: string;
  /** File name or URL path; its ending gives the format if the type does not. */
  readonly name: string;
}

/** Text with headings as lines `# …` to `###### …`; title and language if the source names them. */
export type Extracted = Exclude<Extraction, { readonly failure: unknown }>;

export const failed = (code: IngestFailureCode, message: string): Extraction => ({
  failure: { code, message, transient: false },
});

/** Removes carriage returns, control characters, lone surrogates, and runs of empty lines. */
export const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    // oxlint-disable-next-line no-control-regex -- exactly these are removed
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g, "")
    .replace(/[^\S\n]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .toWellFormed();

/** Puts a title on one line; null if nothing is left. */
export const titleOf = (text: string | null | undefined): string | null => {
  const title = tidy(text ?? "").replace(/\s+/g, " ");
  return title === "" ? null : title.slice(0, 300).toWellFormed();
};

const sameWords = (one: string, other: string): boolean => wordsIn(one) === wordsIn(other);

const wordsIn = (text: string): string =>
  text
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

/** Adds the title as first heading, unless the text begins with one that says the same. */
export const underTitle = (title: string | null, text: string): string => {
  if (title === null || text === "") return text;
  const first = /^#{1,6} (.*)/.exec(text)?.[1];
  return first !== undefined && sameWords(first, title) ? text : `# ${title}\n\n${text}`;
};
