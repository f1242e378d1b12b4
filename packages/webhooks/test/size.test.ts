import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { bundle, gzipped } from "../bench/bundle.ts";

const entry = (name: string): string => JSON.stringify(fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url)));

describe.each([
  { name: "main", file: "index", platform: "node" as const },
  { name: "web", file: "web", platform: "browser" as const },
])("a bundle of the $name entry", ({ file, platform }) => {
  const size = async (what: string) => gzipped(await bundle(`export { ${what} } from ${entry(file)};`, platform));

  test("with the verifier alone is at most 0.7 kB gzipped", async () => {
    expect(await size("verifyAtlasSignature as verify")).toBeLessThanOrEqual(700);
  });

  test("with all that receives is at most 5.51 kB gzipped", async () => {
    // 200 bytes are for streams that give no bytes and responses that are closed, either of which ended the process.
    // 200 are for stores that hang, foreign listeners and a bounded log.
    expect(await size("fetchReceiver, nodeReceiver, fastifyReceiver, unwrap")).toBeLessThanOrEqual(5_510);
  });
});
