/** Removes headers and footers of pages: title, chapter, page number. */

interface Line {
  readonly text: string;
}

type Page<Each extends Line> = readonly Each[];

/** Maximum header or footer lines. */
const max = 2;
/** Left and right pages have different headers. */
const reach = 2;

/** Joins the lines of all pages; repeated headers and footers stay only where they appear first. */
export const withoutRunningLines = <Each extends Line>(pages: readonly Page<Each>[]): Each[] =>
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
