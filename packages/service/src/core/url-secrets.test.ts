import { expect, test } from "vitest";
import { withoutUrlSecrets } from "./secrets.ts";

test.for([
  ["https://shop.example/hook", "https://shop.example/hook"],
  ["https://ada:hunter2@shop.example:8443/hook", "https://[redacted]@shop.example:8443/hook"],
  ["HTTPS://token@shop.example", "HTTPS://[redacted]@shop.example"],
  ["https://a:b@c@shop.example/", "https://[redacted]@shop.example/"],
  ["https://shop.example/a?sig=x&b=y#part", "https://shop.example/a?[redacted]"],
  ["https://shop.example?token=x", "https://shop.example?[redacted]"],
  ["https://shop.example/@ada", "https://shop.example/@ada"],
  ["https://shop.example/docs#part?", "https://shop.example/docs#part?"],
  [
    '{"url":"https://u:p@a.example/x?y=z","text":"Is it?"}',
    '{"url":"https://[redacted]@a.example/x?[redacted]","text":"Is it?"}',
  ],
  [
    "See https://a.example/?k=1 and http://u@b.example.",
    "See https://a.example/?[redacted] and http://[redacted]@b.example.",
  ],
  ["Why? ada@shop.example", "Why? ada@shop.example"],
] as const)("of %s, the rest is shown", ([text, shown]) => {
  expect(withoutUrlSecrets(text)).toBe(shown);
});

test("many beginnings take no longer than their text", () => {
  expect(withoutUrlSecrets("://@".repeat(100_000))).toHaveLength(400_000);
});
