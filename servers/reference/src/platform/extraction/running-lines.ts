/** Lines that run along the edges of pages: a title, that of the chapter, the number of the page. */

interface Line {
  readonly text: string;
}

type Page<Each extends Line> = readonly Each[];

/** So many lines run along an edge at most. */
const most = 2;
/** Left and right pages have lines of their own. */
const reach = 2;

/** The lines of all pages; those that run on are kept where they stand first. */
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

/** How many places from an edge on. */
const countWhile = (holds: (place: number) => boolean): number => {
  let count = 0;
  while (count < most && holds(count)) count++;
  return count;
};

/** Whether a line is that of an earlier page, but that it counts them: other numbers than those of pages are content. */
const isContinued = (before: string | undefined, text: string | undefined, distance: number): boolean => {
  if (before === undefined || text === undefined) return false;
  const [old, now] = [before.split(digits), text.split(digits)];
  return (
    old.length === now.length &&
    old.every((piece, index) => piece === now[index] || Number(piece) + distance === Number(now[index] || Number.NaN))
  );
};

const digits = /(\d+)/;
