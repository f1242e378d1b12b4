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
