import { Problem } from "./problem.ts";

/** The row that a path names; an unknown id and another organization's are answered alike. */
export const found = <Row>(row: Row | null): Row => {
  if (row === null) throw new Problem("not_found", "There is no such resource in your organization.");
  return row;
};
