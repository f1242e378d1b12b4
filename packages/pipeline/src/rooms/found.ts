import { Problem } from "./problem.ts";

/** Returns a row, or refuses with 404. Another organization's id gets the same answer as an unknown one. */
export const found = <Row>(row: Row | null): Row => {
  if (row === null) throw new Problem("not_found", "There is no such resource in your organization.");
  return row;
};
