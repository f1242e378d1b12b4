import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";

const entry = fileURLToPath(new URL("../src/index.ts", import.meta.url));

test("serve is at most 6 kB gzipped, beside the tables and validators of the contract", async () => {
  const build = await rolldown({
    input: "program.js",
    platform: "neutral",
    logLevel: "silent",
    external: /^@atlas-messaging\/(contract|validators)/,
    plugins: [
      {
        name: "program",
        resolveId: (id) => (id === "program.js" ? id : null),
        load: (id) => (id === "program.js" ? `export { partial, serve } from ${JSON.stringify(entry)};` : null),
      },
    ],
  });
  const { output } = await build.generate({ format: "esm", minify: true, codeSplitting: false });
  await build.close();
  const [{ code }] = output;
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(6_000);
  expect(code).not.toContain("elysia");
});
