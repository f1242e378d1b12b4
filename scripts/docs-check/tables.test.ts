/** Tables that people write have what the contract has: nothing is missing, and nothing has another value. */
import { type Role, entriesOf, eventNames, keysOf, limits, permissions, roles } from "@atlas-messaging/contract";
import { tools } from "@atlas-messaging/validators/tools";
import { expect, test } from "vitest";
import { read } from "./test-support/page-files.ts";

/** Cells of each row that begins with a name in code. */
const rowsOf = (file: string): ReadonlyMap<string, readonly string[]> => {
  const rows = [...read(file).matchAll(/^\| `([^`]+)`([^|]*)\|(.*)\|$/gm)];
  return new Map(rows.map(([, name = "", , cells = ""]) => [name, cells.split("|").map((cell) => cell.trim())]));
};

/** Names that a page lacks. */
const lacking = (file: string, names: readonly string[]): readonly string[] =>
  names.filter((name) => !read(file).includes(`\`${name}\``));

test("the guide to webhooks has each event", () => expect(lacking("docs/webhooks.md", eventNames)).toEqual([]));

test.for(["docs/tools.md", "docs/own-agent.md"])("%s has each tool", (file) => {
  expect(lacking(file, keysOf(tools))).toEqual([]);
});

test("the guide to limits has the number of each class", () => {
  const rows = rowsOf("docs/limits.md");
  const documented = keysOf(limits).map((name) => [name, rows.get(name)?.[0]]);
  expect(documented).toEqual(entriesOf(limits).map(([name, { limit }]) => [name, String(limit)]));
});

test("the guide to the console has each permission with its roles", () => {
  const rows = rowsOf("docs/console.md");
  const includes = (role: Role, permission: string): boolean => roles[role].some((one) => one === permission);
  for (const permission of keysOf(permissions)) {
    const cells = keysOf(roles).map((role) => (includes(role, permission) ? "yes" : ""));
    expect([permission, rows.get(permission)]).toEqual([permission, cells]);
  }
});
