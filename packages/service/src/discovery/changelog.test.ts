import { type Operation, operations } from "@atlas-messaging/contract";
import { expect, test } from "vitest";
import { changelogMarkdown } from "./home.ts";

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

test("a deprecated operation is listed with its dates, and with what to use instead", () => {
  const list: Operation = operations["channels.list"];
  const deprecatedIn = (text: string): readonly string[] => text.split("\n\n").slice(3, 4);
  const of = (...served: Operation[]) => deprecatedIn(changelogMarkdown([], served));
  expect(of(list)).toEqual(["No operation is deprecated."]);
  const deprecated = { ...list, deprecation: "2026-12-01" };
  const sunset = { ...deprecated, sunset: "2027-03-01", migrateTo: "/v2/channels" };
  expect(of(list, deprecated, sunset)).toEqual([
    [
      "- `GET /v1/atlas/channels`: since 2026-12-01",
      "- `GET /v1/atlas/channels`: since 2026-12-01, until 2027-03-01; use `/v2/channels`",
    ].join("\n"),
  ]);
});
