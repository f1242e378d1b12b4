/** The consent page has the console's colours. */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { consentStyle } from "./page.ts";

const tokens = new URL("../../../../../packages/console/src/style/tokens.css", import.meta.url);

/** Named colours of one block of rules, in both files written in the same way. */
const colours = (block: string): readonly string[] => block.match(/--[\w-]+:\s*#[\da-f]{6}/g) ?? [];

test.for([
  ["light", /:root\{color-scheme[^}]*\}/, /:root \{[^}]*\}/],
  ["dark", /prefers-color-scheme:dark\)\{:root\{[^}]*\}/, /:root\[data-theme="dark"\] \{[^}]*\}/],
] as const)("in %s", async ([, own, theirs]) => {
  const known = colours(theirs.exec(await readFile(tokens, "utf8"))?.[0] ?? "").map((each) => each.replace(": ", ":"));
  const used = colours(own.exec(consentStyle)?.[0] ?? "");
  expect(used.length).toBeGreaterThan(8);
  expect(known).toEqual(expect.arrayContaining([...used]));
});
