import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { bundle, gzipped } from "../../sdk/bench/bundle.ts";

test("a bundle of one query option, with the client, is at most 3.4 kB gzipped, and has no part of a framework", async () => {
  const code = await bundle(fileURLToPath(new URL("one-option.ts", import.meta.url)));
  expect(gzipped(code)).toBeLessThanOrEqual(3_400);
  expect(code).not.toMatch(/react|tanstack/);
});
