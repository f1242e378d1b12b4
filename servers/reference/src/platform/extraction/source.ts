/** What extraction is given, and what it gives. */
import type { Extraction, IngestFailureCode } from "@atlas-messaging/domain";

export interface SourceBytes {
  readonly bytes: Uint8Array;
  /** As a Content-Type header says it: `text/html; charset=utf-8`; empty when nothing is said. */
  readonly contentType: string;
  /** A file name or the path of a URL: its ending tells a format where the type does not. */
  readonly name: string;
}

/** Text in which a heading is a line `# …` to `###### …`; its title and language where the source names them. */
export type Extracted = Exclude<Extraction, { readonly failure: unknown }>;

export const failed = (code: IngestFailureCode, message: string): Extraction => ({
  failure: { code, message, transient: false },
});

/** The same text without what no reader sees: carriage returns, control characters, lone surrogates, runs of empty lines. */
export const tidy = (text: string): string =>
  text
    .replace(/\r\n?/g, "\n")
    // oxlint-disable-next-line no-control-regex -- exactly these are removed
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufeff]/g, "")
    .replace(/[^\S\n]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
    .toWellFormed();

/** A title in one line; null when nothing is left of it. */
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

/** A text under its title as the first heading, unless it begins with one of its own that says the same. */
export const underTitle = (title: string | null, text: string): string => {
  if (title === null || text === "") return text;
  const first = /^#{1,6} (.*)/.exec(text)?.[1];
  return first !== undefined && sameWords(first, title) ? text : `# ${title}\n\n${text}`;
};
