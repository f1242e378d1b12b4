import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const files = [
  "outgoing-http.test.ts",
  "outgoing/keep.test.ts",
  "outgoing/target-url.test.ts",
  "outgoing/names.bun.ts",
].map((file) => `./src/platform/${file}`);

// Tests run on Node.js and the server on Bun, which sends requests by other means: the same has to be true there.
test("outgoing requests keep their promises on Bun as well", () => {
  const { status, stderr } = spawnSync("bun", ["test", ...files], { cwd: root, encoding: "utf8" });
  expect(status, stderr).toBe(0);
});
