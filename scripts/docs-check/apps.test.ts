/** The programs of a page about a framework are the files of its example, which runs there. */
import { expect, test } from "vitest";
import { read } from "./test-support/page-files.ts";

test.for([
  ["docs/sdk/nextjs.md", "receive-nextjs"],
  ["docs/sdk/workers.md", "receive-hono-workers"],
] as const)("%s prints files of %s", ([page, example]) => {
  const programs = [...read(page).matchAll(/`([\w./-]+)`[^\n`]*:\n\n```(?:tsx?|jsonc)\n(.*?)^```$/gms)];
  expect(programs.length).toBeGreaterThan(4);
  for (const [, file = "", code] of programs) expect(code, file).toBe(read(`examples/${example}/${file}`));
  expect(read(page).match(/^```(?:tsx?|jsonc)$/gm)).toHaveLength(programs.length);
});
