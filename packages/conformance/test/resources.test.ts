import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { nobodys } from "../src/recipes/resources.ts";

const listed = async (): Promise<string[]> => {
  const table = await readFile(new URL("../../../spec/shared/resources.yaml", import.meta.url), "utf8");
  return [...table.matchAll(/^- (\w+)$/gm)].map(([, name = ""]) => name);
};

test("the suite makes every resource that the contract's paths may name", async () => {
  const names = await listed();
  expect(names.length).toBeGreaterThan(25);
  expect(names.filter((name) => !(name in nobodys))).toEqual([]);
});
