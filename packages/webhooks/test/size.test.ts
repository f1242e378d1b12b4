import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { bundle, gzipped } from "../bench/bundle.ts";

const entry = (name: string): string => JSON.stringify(fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url)));

describe.each([
  { name: "main", file: "index", platform: "node" as const, verifier: 700, receivers: 6_900 },
  // It brings SHA-256, since the platform's own returns a promise.
  { name: "web", file: "web", platform: "browser" as const, verifier: 1_400, receivers: 7_600 },
])("a bundle of the $name entry", ({ file, platform, verifier, receivers }) => {
  const size = async (what: string) => gzipped(await bundle(`export { ${what} } from ${entry(file)};`, platform));

  test("with the verifier alone is small", async () => {
    expect(await size("verifyAtlasSignature as verify")).toBeLessThanOrEqual(verifier);
  });

  test("with all that receives is small", async () => {
    // 200 bytes are for streams that give no bytes and responses that are closed, either of which ended the process.
    // 200 are for stores that hang, foreign listeners and a bounded log.
    // 700 are for the asymmetric signature, and for thin events, 200 for gestures, notices and words of providers, 100 for metadata.
    expect(await size("fetchReceiver, nodeReceiver, fastifyReceiver, unwrap")).toBeLessThanOrEqual(receivers);
  });
});
