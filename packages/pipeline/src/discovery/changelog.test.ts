import { expect, test } from "vitest";
import { changelogMarkdown } from "./changelog.ts";

test("a release has its day, and its changes by kind", () => {
  const change = (kind: "major" | "minor" | "patch", text: string) => ({ kind, packages: ["sdk"], text });
  const changes = [change("patch", "Mended."), change("minor", "Added."), change("minor", "Added, too.")];
  const text = changelogMarkdown([
    { version: "0.2.0", date: "2026-12-01", changes },
    { version: "0.1.0", date: null, changes: [change("major", "Changed.")] },
  ]);
  expect(text.match(/^##+ .*$/gm)).toEqual([
    "## Deprecated",
    "## Next release",
    "## 0.2.0, 2026-12-01",
    "### New",
    "### Fixed",
    "## 0.1.0",
    "### Breaking",
  ]);
  expect(text.indexOf("Added, too.")).toBeLessThan(text.indexOf("Mended."));
});
