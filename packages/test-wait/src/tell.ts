/** A set-up file of vitest: when a time limit other than a wait's own ends a test, tells what it waited for, and the logs. */
import { afterEach } from "vitest";
import { waitsAfter } from "./wait.ts";

afterEach(async ({ task }) => {
  const errors = task.result?.errors ?? [];
  if (errors.some(({ message }) => /timed out|timeout/i.test(message))) console.error(await waitsAfter(errors));
});
