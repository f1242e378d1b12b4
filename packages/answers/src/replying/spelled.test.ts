import { expect, test } from "vitest";
import { asWritten, rightly, spelledAs } from "./reply.ts";

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
  expect(asWritten("apple pay", "Apple - Pay")).toBe("Apple Pay");
  expect(asWritten("apple pay", "Apple juice and Pay")).toBe("apple pay");
  expect(asWritten("preorder", "can I pre-order")).toBe("preorder");
});

test.for([
  ["Where is the Entrence?", ["The entrance is here.", "Ring."], "Where is the entrance?"],
  ["a kombucha for Okafr", ["Dr. Okafor has kombuchas"], "a kombuchas for okafor"],
  ["kombucha1 and kombucha", ["Our kombuchas"], "kombucha1 and kombuchas"],
  ["do i need a refund", ["You need no refunds."], "do i need a refund"],
  ["cofee", ["cofee and coffee"], "cofee"],
] as const)("%s is looked up in %s as: %s", ([query, passages, right]) => {
  expect(spelledAs(query, passages)).toBe(right);
});
