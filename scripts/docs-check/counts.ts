/** Counts of what the tests of the documentation hold. */
import type { Outcome } from "../report.ts";

/** Names of the counts that must be there. A name that no test counts has lost its test. */
export const held = [
  "pages and READMEs",
  "links between them",
  "sentences",
  "shell blocks as a reader types them",
  "curl calls that run as printed",
  "commands that run as printed",
  "programs that tests run",
  "other blocks that compile",
  "built pages",
  "their links and anchors",
  "pages with a source to edit",
  "searches with their first result",
  "operations with a page",
  "fields in its tables",
  "events with a page",
  "error codes",
  "headers",
  "scopes, permissions and roles",
  "limits",
  "states",
  "settings",
  "examples that run in the page",
] as const;

/** A name that no test counts is a failure. */
export const uncounted = (counts: ReadonlyMap<string, number>): Outcome => ({
  passed: 0,
  failures: held
    .filter((name) => !counts.get(name))
    .map((name) => ({ name: `documentation: ${name}`, reason: "No test counts it.", command: "npm run docs:check" })),
});

const numbers = new Intl.NumberFormat("en");

/** Prints a line for each count. */
export const countTable = (counts: ReadonlyMap<string, number>): string => {
  const width = Math.max(...[...counts.keys()].map((name) => name.length));
  return [...counts].map(([name, count]) => `${name.padEnd(width)}  ${numbers.format(count).padStart(7)}`).join("\n");
};
