/** Rows by which most of the visible ones have moved, which began at row `first`. Null if none is left. */
export const shiftOf = (
  visible: readonly { readonly id: string }[],
  first: number,
  items: readonly { readonly id: string }[],
): number | null => {
  const wanted = new Map(visible.map(({ id }, index) => [id, first + index]));
  const shifts: number[] = [];
  for (const [index, { id }] of items.entries()) {
    const was = wanted.get(id);
    if (was !== undefined) shifts.push(index - was);
    if (shifts.length === wanted.size) break;
  }
  return shifts.toSorted((one, other) => one - other)[Math.floor(shifts.length / 2)] ?? null;
};
