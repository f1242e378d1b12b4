import { expect, test } from "vitest";
import { asWritten, rightly } from "./spelled.ts";

test.for([
  ["adress", "address"],
  ["wifi pasword", "wifi password"],
  ["delivry", "delivery"],
  ["takeawy coffee", "takeaway coffee"],
  ["boots", "boots"],
  ["kombucha", "kombucha"],
  ["oat milk", "oat milk"],
] as const)("%s is named as %s", ([phrase, right]) => {
  expect(rightly(phrase)).toBe(right);
});

test("a phrase is named as it is written", () => {
  expect(asWritten("apple pay", "¿Se puede pagar con Apple Pay?")).toBe("Apple Pay");
  expect(asWritten("preorder", "can I pre-order")).toBe("preorder");
});
