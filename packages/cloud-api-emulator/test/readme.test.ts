import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("the README has the program as it is tried here", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const programs = [...read("../README.md").matchAll(/```ts\n(.*?)```/gs)].map(([, code]) => code);
  expect(programs).toEqual([read("snippets/answers.test.ts")]);
});
