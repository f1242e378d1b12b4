/** Cutting of documents into passages: slices of whole sentences, about 120 words each. */

import { type Steps, withoutPause } from "../steps.ts";
import { segmentsOf } from "./tokenize.ts";

/** A slice of a text, in UTF-16 code units. */
export interface Passage {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Headings above it, joined, outermost first; null if there are none. */
  readonly heading: string | null;
}

interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly words: number;
  /** Heading level from 1; 0 for text. A heading begins a new passage with the text after it. */
  readonly level: number;
  readonly text: string;
  /** True after an empty line. */
  readonly paragraph: boolean;
}

const maxWords = 120;
/** A passage of this many words ends with its paragraph. */
const enoughWords = 60;
/** Text without sentences or spaces is cut after this many code units. */
const maxUnits = 1_000;

/** Maximum length of joined headings, in UTF-16 code units. They are context, not content. */
const maxPath = 500;

const headingMark = /^(#{1,6})\s/;
const closingMark = /\s#+\s*$/;
/** Enough to see the end of a bold line, in UTF-16 code units. */
const maxBoldLine = 256;
/** Matches a whole line in bold, as many FAQs write their questions. */
const boldLine = /^\*\*[^*\n]{1,200}\*\*:?[^\S\n]*(?:\n|$)/;
/** Matches a label in bold before its text: "**Parking.** Behind the house". */
const boldLabel = /^\*\*[^*\n]{0,78}(?:[.:?!]\*\*|[^*\n]\*\*:) /;
const labelEnd = /[.:]\*\*:?\s*$|\*\*:\s*$/;
const lineEnd = /[\n\r\u0085\u2028\u2029]$/;
const emptyLine = /\n[^\S\n]*\n\s*$/;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;

/** Cuts a text into passages, in order. White space has none. */
export const passagesOf = (text: string): Passage[] => withoutPause(passageSteps(text));

const unitsOfStep = 4 * maxUnits;

export const passageSteps = function* (text: string): Steps<Passage[]> {
  const passages: Open[] = [];
  const headings: Sentence[] = [];
  let path: string | null = null;
  let done = 0;
  for (const sentence of sentencesOf(text)) {
    if (sentence.end - done >= unitsOfStep) {
      yield sentence.end - done;
      done = sentence.end;
    }
    if (!("text" in sentence)) continue;
    if (sentence.level > 0) {
      enter(headings, sentence);
      path = pathOf(headings);
    }
    const open = passages.at(-1);
    if (open && !endsBefore(open, sentence)) passages.splice(-1, 1, extended(open, sentence, path));
    else passages.push({ ...sentence, headingOnly: sentence.level > 0, path });
  }
  return passages.map((open) => trimmed(text, open.start, open.end, open.path));
};

/** A passage that may still grow. */
interface Open {
  readonly start: number;
  readonly end: number;
  readonly words: number;
  readonly headingOnly: boolean;
  readonly path: string | null;
}

/** Enters a heading: closes those of the same or lower rank. */
const enter = (headings: Sentence[], heading: Sentence): void => {
  while ((headings.at(-1)?.level ?? 0) >= heading.level) headings.pop();
  headings.push(heading);
};

const pathOf = (headings: readonly Sentence[]): string | null => {
  const titles = headings.map(({ text }) =>
    text.replace(headingMark, "").replace(closingMark, "").replace(labelEnd, "").replaceAll("**", "").trim(),
  );
  const path = titles.filter((title) => title !== "").join(" › ");
  return path === "" ? null : path.slice(0, maxPath).toWellFormed();
};

/** Extends a passage. Its path includes the headings that it begins with. */
const extended = (open: Open, { end, words, level }: Sentence, path: string | null): Open => ({
  start: open.start,
  end,
  words: open.words + words,
  headingOnly: open.headingOnly && level > 0,
  path: open.headingOnly ? path : open.path,
});

const endsBefore = (open: Open, next: Sentence): boolean => {
  if (next.end - open.start > 4 * maxUnits) return true;
  if (open.headingOnly) return open.words + next.words > 2 * maxWords;
  if (next.level > 0 || open.words + next.words > maxWords) return true;
  return next.paragraph && open.words >= enoughWords;
};

/** Yields the sentences of a text, and the ends of white space between them. */
const sentencesOf = function* (text: string): Generator<Sentence | { readonly end: number }> {
  let before = "";
  for (const { segment, index } of segmentsWithHeadings(text)) {
    if (segment.trim() !== "") {
      const paragraph = emptyLine.test(before);
      for (const piece of piecesOf(segment)) {
        const start = index + piece.start;
        yield {
          start,
          end: start + piece.text.length,
          words: wordsIn(piece.text),
          level: piece.start === 0 ? levelOf(segment) : 0,
          text: piece.text,
          paragraph: paragraph && piece.start === 0,
        };
      }
    } else yield { end: index + segment.length };
    before = segment.trim() === "" ? before + segment : segment;
  }
};

/** Lower than all marked headings. */
const levelOfBold = 7;

const levelOf = (line: string): number =>
  headingMark.exec(line)?.[1]?.length ?? (boldLine.test(line) || boldLabel.test(line) ? levelOfBold : 0);

/** Yields sentences, with headings as whole lines ("# 2. Opening hours") unless too long, and labels apart. */
const segmentsWithHeadings = function* (text: string): Generator<{ segment: string; index: number }> {
  let heading: number | null = null;
  let from = 0;
  for (const { segment, index } of segmentsOf(text, "sentence")) {
    const end = index + segment.length;
    if (end <= from) continue;
    if (heading === null) {
      const label = isLineStart(text, index) ? boldLabel.exec(text.slice(index, index + maxBoldLine)) : null;
      if (label) {
        from = index + label[0].length;
        yield { segment: label[0], index };
        if (from < end) yield { segment: text.slice(from, end), index: from };
        continue;
      }
      if (headingMark.test(segment) || boldLine.test(text.slice(index, index + maxBoldLine))) heading = index;
    }
    if (heading === null) yield { segment: text.slice(Math.max(from, index), end), index: Math.max(from, index) };
    else if (lineEnd.test(segment) || end - heading > maxUnits) {
      yield { segment: text.slice(heading, end), index: heading };
      heading = null;
    }
  }
  if (heading !== null) yield { segment: text.slice(heading), index: heading };
};

const isLineStart = (text: string, index: number): boolean => index === 0 || lineEnd.test(text.charAt(index - 1));

/** Splits a sentence that is too long, at white space if possible. */
const piecesOf = function* (sentence: string): Generator<{ text: string; start: number }> {
  let start = 0;
  while (sentence.length - start > maxUnits) {
    const space = sentence.slice(start, start + maxUnits).search(/\s\S*$/);
    const length = space > 0 ? space + 1 : characterEnd(sentence, start + maxUnits) - start;
    yield { text: sentence.slice(start, start + length), start };
    start += length;
  }
  yield { text: sentence.slice(start), start };
};

/** Moves an offset back if it would split a surrogate pair. */
const characterEnd = (text: string, offset: number): number =>
  /[\ud800-\udbff]/.test(text.charAt(offset - 1)) ? offset - 1 : offset;

/** Counts words between spaces. In scripts without spaces two characters count as one. */
const wordsIn = (text: string): number =>
  (text.match(/\S+/g)?.length ?? 0) + Math.floor((text.match(unspaced)?.length ?? 0) / 2);

const trimmed = (text: string, from: number, to: number, heading: string | null): Passage => {
  const slice = text.slice(from, to);
  const start = from + slice.length - slice.trimStart().length;
  const end = from + slice.trimEnd().length;
  return { text: text.slice(start, end), start, end, heading };
};
