import { expect, test } from "vitest";
import { withoutChangeset } from "./changeset.ts";

const folders = ["packages/sdk", "packages/webhooks"];
const missing = (...changed: string[]) => withoutChangeset(changed, folders);

test("a changed source of a published package needs a changeset", () => {
  expect(missing("packages/sdk/src/client.ts", "packages/service/src/rows/rows.ts")).toEqual(["packages/sdk"]);
  expect(missing("packages/webhooks/src/verify.ts", "packages/sdk/src/client.ts")).toEqual(folders);
});

test.for([".changeset/brave-cats.md", ".changeset/quiet_hours2.md"])("%s will do", (changeset) => {
  expect(missing("packages/sdk/src/client.ts", changeset)).toEqual([]);
});

test.for([".changeset/README.md", ".changeset/config.json", "docs/.changeset/some.md"])("%s is none", (file) => {
  expect(missing("packages/sdk/src/client.ts", file)).toEqual(["packages/sdk"]);
});

test.for([
  "packages/sdk/src/client.test.ts",
  "packages/sdk/src/client.test-d.ts",
  "packages/sdk/README.md",
  "packages/sdk-next/src/client.ts",
  "servers/reference/src/app.ts",
])("%s needs none", (file) => {
  expect(missing(file)).toEqual([]);
});
