/** A document cut into passages: whole sentences, about 120 words, each a slice of the text it comes from. */

import { type Steps, withoutPause } from "../steps.ts";
import { segmentsOf } from "./segments.ts";

/** A slice of a text, in UTF-16 code units. */
export interface Passage {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The headings above it, the outermost first, joined; null where there are none. */
  readonly heading: string | null;
}

interface Sentence {
  readonly start: number;
  readonly end: number;
  readonly words: number;
  /** Its level, from 1; 0 for text. A heading begins a passage of its own, together with what follows it. */
  readonly level: number;
  readonly text: string;
  /** Whether an empty line stands before it. */
  readonly paragraph: boolean;
}

const mostWords = 120;
/** A passage of so many words ends with its paragraph. */
const enoughWords = 60;
/** Text without sentences or spaces is cut after so many code units. */
const mostUnits = 1_000;

/** A path of headings is context, not content. In UTF-16 code units. */
const longestPath = 500;

const headingMark = /^(#{1,6})\s/;
const closingMark = /\s#+\s*$/;
const lineEnd = /[\n\r\u0085\u2028\u2029]$/;
const emptyLine = /\n[^\S\n]*\n\s*$/;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;

/** The passages of a text in their order; none when there is nothing but white space. */
export const passagesOf = (text: string): Passage[] => withoutPause(passageSteps(text));

const unitsOfStep = 4 * mostUnits;

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

/** The headings that hold from here on: those of higher rank, and this one. */
const enter = (headings: Sentence[], heading: Sentence): void => {
  while ((headings.at(-1)?.level ?? 0) >= heading.level) headings.pop();
  headings.push(heading);
};

const pathOf = (headings: readonly Sentence[]): string | null => {
  const titles = headings.map(({ text }) => text.replace(headingMark, "").replace(closingMark, "").trim());
  const path = titles.filter((title) => title !== "").join(" › ");
  return path === "" ? null : path.slice(0, longestPath).toWellFormed();
};

/** The headings that a passage begins with are its own as well. */
const extended = (open: Open, { end, words, level }: Sentence, path: string | null): Open => ({
  start: open.start,
  end,
  words: open.words + words,
  headingOnly: open.headingOnly && level > 0,
  path: open.headingOnly ? path : open.path,
});

const endsBefore = (open: Open, next: Sentence): boolean => {
  if (next.end - open.start > 4 * mostUnits) return true;
  if (open.headingOnly) return open.words + next.words > 2 * mostWords;
  if (next.level > 0 || open.words + next.words > mostWords) return true;
  return next.paragraph && open.words >= enoughWords;
};

/** The sentences of a text, and the ends of the white space between them. */
const sentencesOf = function* (text: string): Generator<Sentence | { readonly end: number }> {
  let before = "";
  for (const { segment, index } of headingsWhole(text)) {
    if (segment.trim() !== "") {
      const paragraph = emptyLine.test(before);
      for (const piece of piecesOf(segment)) {
        const start = index + piece.start;
        yield {
          start,
          end: start + piece.text.length,
          words: wordsIn(piece.text),
          level: piece.start === 0 ? (headingMark.exec(segment)?.[1]?.length ?? 0) : 0,
          text: piece.text,
          paragraph: paragraph && piece.start === 0,
        };
      }
    } else yield { end: index + segment.length };
    before = segment.trim() === "" ? before + segment : segment;
  }
};

/** The sentences of a text; a heading is all of its line, as that of "# 2. Opening hours" is, unless that is too long. */
const headingsWhole = function* (text: string): Generator<{ segment: string; index: number }> {
  let heading: number | null = null;
  for (const { segment, index } of segmentsOf(text, "sentence")) {
    if (heading === null && headingMark.test(segment)) heading = index;
    if (heading === null) yield { segment, index };
    else if (lineEnd.test(segment) || index + segment.length - heading > mostUnits) {
      yield { segment: text.slice(heading, index + segment.length), index: heading };
      heading = null;
    }
  }
  if (heading !== null) yield { segment: text.slice(heading), index: heading };
};

/** A sentence as it is, or one that is too long in pieces that end at white space where they can. */
const piecesOf = function* (sentence: string): Generator<{ text: string; start: number }> {
  let start = 0;
  while (sentence.length - start > mostUnits) {
    const space = sentence.slice(start, start + mostUnits).search(/\s\S*$/);
    const length = space > 0 ? space + 1 : wholeCharacters(sentence, start + mostUnits) - start;
    yield { text: sentence.slice(start, start + length), start };
    start += length;
  }
  yield { text: sentence.slice(start), start };
};

/** An offset at or before this one that does not part a surrogate pair. */
const wholeCharacters = (text: string, offset: number): number =>
  /[\ud800-\udbff]/.test(text.charAt(offset - 1)) ? offset - 1 : offset;

/** Words between spaces; of scripts without spaces every two characters count as one. */
const wordsIn = (text: string): number =>
  (text.match(/\S+/g)?.length ?? 0) + Math.floor((text.match(unspaced)?.length ?? 0) / 2);

const trimmed = (text: string, from: number, to: number, heading: string | null): Passage => {
  const slice = text.slice(from, to);
  const start = from + slice.length - slice.trimStart().length;
  const end = from + slice.trimEnd().length;
  return { text: text.slice(start, end), start, end, heading };
};
