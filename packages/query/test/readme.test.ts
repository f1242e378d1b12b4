import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const text = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test("the README has the program as it is compiled here, and no other", () => {
  const fences = [...text("../README.md").matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
  expect(fences).toEqual([text("snippets/first.ts")]);
});
