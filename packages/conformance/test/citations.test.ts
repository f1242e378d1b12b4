/** Every case holds a line of the interface specification: it quotes one that stands there, word for word. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { allCases, behaviourCases } from "../src/cases.ts";

/** The lines that are cited, under their headings. Add a line here, from the specification, before a case cites it. */
const copied = new URL("../specification.txt", import.meta.url);

const linesBySection = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const [, ...sections] = (await readFile(copied, "utf8")).split(/^# /m);
  return new Map(
    sections.map((text) => {
      const [heading = "", ...lines] = text.split("\n");
      return [heading, lines] as const;
    }),
  );
};

test("each citation occurs in the specification, under the heading that it names", async () => {
  const sections = await linesBySection();
  const wrong = allCases.filter(({ cites }) => !sections.get(cites.section)?.some((line) => line.includes(cites.line)));
  expect(wrong.map(({ id, cites }) => `${id}: ${cites.section}: ${cites.line}`)).toEqual([]);
});

test("no line is kept that no case cites", async () => {
  const kept = [...(await linesBySection())].flatMap(([section, lines]) => lines.map((line) => ({ section, line })));
  const idle = kept.filter(
    ({ section, line }) =>
      line !== "" && !allCases.some(({ cites }) => cites.section === section && line.includes(cites.line)),
  );
  expect(idle).toEqual([]);
});

test("each case has an id of its own, and those by hand a title of their own", () => {
  const ids = allCases.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(behaviourCases.map(({ title }) => title)).size).toBe(behaviourCases.length);
});
