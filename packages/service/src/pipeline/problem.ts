import { Problem } from "@atlas-messaging/server-stubs/parts";

export { Problem };

/** Refusal of an id in a path that nothing has. The answer names the kind, and the id unless its form is wrong. */
export class Missing extends Problem {
  readonly isMalformed: boolean;

  constructor({ isMalformed = false } = {}) {
    super("not_found", "There is no such resource in your organization.");
    this.isMalformed = isMalformed;
  }
}

/** Returns a row, or refuses with 404. Another organization's id gets the same answer as an unknown one. */
export const found = <Row>(row: Row | null): Row => {
  if (row === null) throw new Missing();
  return row;
};
