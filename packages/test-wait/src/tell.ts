/** A set-up file of vitest: adds what a test waited for, and the logs, to a failure by another time limit than a wait's own. */
import { afterEach } from "vitest";
import { waitsAfter } from "./wait.ts";

afterEach(async ({ task }) => {
  const errors = task.result?.errors ?? [];
  const late = errors.find(({ message }) => /timed out|timeout/i.test(message));
  if (late) late.message += `\n${await waitsAfter(errors)}`;
});
