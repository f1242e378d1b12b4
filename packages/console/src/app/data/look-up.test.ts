import { expect, test } from "vitest";
import { lookUp } from "./look-up.ts";

test("a value that a newer service sends is shown as it is", () => {
  const words = { sent: "On its way", read: "Read" };
  expect(lookUp(words, "read", "read")).toBe("Read");
  for (const other of ["recalled", "constructor", "toString"]) expect(lookUp(words, other, other)).toBe(other);
});
