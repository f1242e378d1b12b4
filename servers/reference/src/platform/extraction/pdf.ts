/** Reads PDFs page by page; text in larger letters is a heading. */
import { getDocumentProxy } from "unpdf";
import { type Extracted, failed, tidy, titleOf, underTitle } from "./source.ts";

const maxPages = 2_000;

/** Headings: least scale to the text, maximum length, number of levels. */
const headingScale = 1.15;

const maxHeading = 120;

const maxLevels = 3;

interface Line {
  readonly text: string;
  /** Size of its largest letters, in points. */
  readonly size: number;
  /** True if it begins a page or stands clearly apart from the line before. */
  readonly apart: boolean;
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

export const readPdf = async (bytes: Uint8Array, maxUnits: number): Promise<Extracted | ReturnType<typeof failed>> => {
  let pdf: Pdf;
  try {
    // The reader refuses a Buffer and detaches the bytes it is given.
    pdf = await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false, verbosity: 0 });
  } catch (error) {
    return refusal(error);
  }
  if (pdf.numPages > maxPages) return failed("too_large", `The PDF has more than ${maxPages} pages; divide it.`);
  const text = markdownOf(await linesOf(pdf, maxUnits));
  if (text === "") {
    return failed("extraction_failed", "The PDF holds pictures but no text; have its text recognized (OCR) first.");
  }
  const { title, language } = await propertiesOf(pdf);
  return { title, text: underTitle(title, text), language };
};

const refusal = (error: unknown) =>
  error instanceof Error && error.name === "PasswordException"
    ? failed("extraction_failed", "The PDF is protected by a password; save it without one.")
    : failed("extraction_failed", "The PDF is damaged; export it anew.");

const propertiesOf = async (pdf: Pdf) => {
  const { info } = await pdf.getMetadata();
  const said = (name: string): string | null => {
    const value: unknown = name in info ? Reflect.get(info, name) : null;
    return typeof value === "string" ? titleOf(value) : null;
  };
  return { title: said("Title"), language: said("Language") };
};

const linesOf = async (pdf: Pdf, maxUnits: number): Promise<Line[]> => {
  const pages: Line[][] = [];
  let units = 0;
  for (let number = 1; number <= pdf.numPages && units <= maxUnits; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const read = linesOfPage(inReadingOrder(items.filter((item) => "str" in item)));
    units += read.reduce((sum, { text }) => sum + text.length, 0);
    pages.push(read);
    page.cleanup();
  }
  return withoutRunningLines(pages);
};

const linesOfPage = (items: readonly Item[]): Line[] => {
  const lines: Line[] = [];
  let [text, size, top, above] = ["", 0, 0, Number.POSITIVE_INFINITY];
  const end = () => {
    const words = text.replace(/\s+/g, " ").trim();
    if (words !== "") {
      lines.push({ text: words, size, apart: above - top > 1.8 * size });
      above = top;
    }
    [text, size] = ["", 0];
  };
  for (const { str, height, hasEOL, transform } of items) {
    if (str.trim() !== "") {
      size = Math.max(size, Math.round(height * 2) / 2);
      top = transform[5] ?? top;
    }
    text += str;
    if (hasEOL) end();
  }
  end();
  return lines;
};

const markdownOf = (lines: readonly Line[]): string => {
  const body = bodySize(lines);
  const isHeading = ({ text, size }: Line) =>
    size >= body * headingScale && text.length <= maxHeading && /\p{L}/u.test(text);
  const sizes = [...new Set(lines.filter(isHeading).map(({ size }) => size))].toSorted((one, other) => other - one);
  const levelOf = ({ size }: Line) => Math.min(sizes.indexOf(size), maxLevels - 1) + 1;
  const blocks = lines.map((line) => {
    if (isHeading(line)) return `\n\n${"#".repeat(levelOf(line))} ${line.text}\n\n`;
    return `${line.apart ? "\n\n" : "\n"}${line.text.replace(/^#/, "\\#")}`;
  });
  return tidy(joinWords(blocks.join("")));
};

/** Returns the most frequent letter size. */
const bodySize = (lines: readonly Line[]): number => {
  const letters = new Map<number, number>();
  for (const { text, size } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((max, each) => (each[1] > max[1] ? each : max), [0, 0])[0];
};

/** Orders the text of pages with columns, whose lines some programs draw right across. */
export interface Item {
  readonly str: string;
  readonly width: number;
  readonly height: number;
  readonly hasEOL: boolean;
  /** Its last two members are the position on the page, from the left and from below. */
  readonly transform: readonly number[];
}

/** Text in one line of one column. */
interface Run {
  readonly items: readonly Item[];
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
  readonly letters: number;
}

/**
 * A column needs this many lines behind one gap, with this median length on both sides; cells of tables are shorter.
 */
const fewestLines = 5;

const fewestLetters = 20;

/** In letter sizes: narrower gaps separate words; `indent` is the tolerance for a column's left edge. */
const narrowestGap = 1;

const indent = 2;

/**
 * Orders columns from left to right, each from top to bottom; text across them divides them. Other pages are unchanged.
 */
export const inReadingOrder = (items: readonly Item[]): readonly Item[] => {
  const runs = runsOf(items);
  const start = columnStart(runs);
  return start === null ? items : divided(runs, start).flatMap(lineOf);
};

const runsOf = (items: readonly Item[]): Run[] => {
  const runs: Run[] = [];
  let isOpen = false;
  for (const item of items) {
    const last = isOpen ? runs.at(-1) : undefined;
    const next = runOf(item);
    if (last && (item.str.trim() === "" || continues(last, next))) runs[runs.length - 1] = joined(last, next);
    else if (item.str.trim() !== "") runs.push(next);
    isOpen = (isOpen || item.str.trim() !== "") && !item.hasEOL;
  }
  return runs;
};

const runOf = (item: Item): Run => {
  const [left, base] = [item.transform[4] ?? 0, item.transform[5] ?? 0];
  return { items: [item], left, right: left + item.width, base, size: item.height, letters: item.str.trim().length };
};

const continues = (run: Run, next: Run): boolean =>
  isBeside(run, next) && next.left - run.right < narrowestGap * next.size;

/** White space counts in the text, but adds no width. */
const joined = (run: Run, next: Run): Run => ({
  ...run,
  items: [...run.items, ...next.items],
  right: next.letters === 0 ? run.right : next.right,
  letters: run.letters + next.letters,
});

const isBeside = (one: Run, other: Run): boolean =>
  Math.abs(one.base - other.base) < 0.3 * one.size && other.left > one.left;

/** Finds the left edge of a second column; null without one. */
const columnStart = (runs: readonly Run[]): number | null => {
  const behind = runs.flatMap((run, index) => {
    const before = runs[index - 1];
    return before && isBeside(before, run) ? [{ before, run }] : [];
  });
  for (const { run } of behind) {
    const alike = behind.filter((each) => each.run.left >= run.left && each.run.left - run.left < indent * run.size);
    const isColumn =
      alike.length >= fewestLines &&
      alike.every(({ before }) => before.right < run.left) &&
      median(alike.map(({ before }) => before.letters)) >= fewestLetters &&
      median(alike.map((each) => each.run.letters)) >= fewestLetters;
    if (isColumn) return run.left;
  }
  return null;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Sorts runs into columns; text across the edge stays between what is above and below. */
const divided = (runs: readonly Run[], start: number): Run[] => {
  const ordered: Run[] = [];
  let [left, right]: [Run[], Run[]] = [[], []];
  const end = () => {
    for (const side of [left, right]) {
      const further = columnStart(side);
      ordered.push(...(further === null ? side : divided(side, further)));
    }
    [left, right] = [[], []];
  };
  for (const run of runs) {
    if (run.left >= start) right.push(run);
    else if (run.right < start) left.push(run);
    else {
      end();
      ordered.push(run);
    }
  }
  end();
  return ordered;
};

const lineOf = ({ items }: Run): Item[] =>
  items.map((item, index) => ({ ...item, hasEOL: index === items.length - 1 }));

/** Removes headers and footers of pages: title, chapter, page number. */
interface RunningLine {
  readonly text: string;
}

type Page<Each extends RunningLine> = readonly Each[];

/** Maximum header or footer lines. */
const max = 2;

/** Left and right pages have different headers. */
const reach = 2;

/** Joins the lines of all pages; repeated headers and footers stay only where they appear first. */
export const withoutRunningLines = <Each extends RunningLine>(pages: readonly Page<Each>[]): Each[] =>
  pages.flatMap((lines, page) => {
    const runsOn = (place: number): boolean =>
      Array.from({ length: reach }, (_, index) => index + 1).some((distance) =>
        isContinued(pages[page - distance]?.at(place)?.text, lines.at(place)?.text, distance),
      );
    const above = countWhile((place) => runsOn(place));
    const below = countWhile((place) => runsOn(-1 - place));
    return lines.slice(above, Math.max(above, lines.length - below));
  });

/** Counts places from an edge on. */
const countWhile = (holds: (place: number) => boolean): number => {
  let count = 0;
  while (count < max && holds(count)) count++;
  return count;
};

/** Tells if a line repeats an earlier page's, apart from page numbers; other changed numbers are content. */
const isContinued = (before: string | undefined, text: string | undefined, distance: number): boolean => {
  if (before === undefined || text === undefined) return false;
  const [old, now] = [before.split(digits), text.split(digits)];
  return (
    old.length === now.length &&
    old.every((piece, index) => piece === now[index] || Number(piece) + distance === Number(now[index] || Number.NaN))
  );
};

const digits = /(\d+)/;

/** Matches breaks after long Chinese or Japanese lines, which continue in the next; shorter lines are of a list. */
const goesOn =
  /(?<=[^\n]{14}[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])\n(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/gu;

/** Joins words divided at the ends of lines. */
export const joinWords = (text: string): string => text.replace(/(\p{Ll})-\n(\p{Ll})/gu, "$1$2").replace(goesOn, "");
