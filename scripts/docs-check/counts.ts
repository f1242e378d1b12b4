/** Counts of what the tests of the documentation hold. */

/** Report of the test runner, as far as it is read. */
export interface Report {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly meta?: { readonly counts?: Readonly<Record<string, number>> };
    }[];
  }[];
}

export interface Counted {
  readonly name: string;
  readonly count: number;
  readonly ok: boolean;
}

/** Names of the counts that must be there. A name that no test counts has lost its test. */
export const held = [
  "pages and READMEs",
  "links between them",
  "sentences",
  "shell blocks as a reader types them",
  "curl calls that run as printed",
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

/** Adds up the counts of all tests by name. One failed test fails its name. */
export const countsOf = ({ testResults }: Report): readonly Counted[] => {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return held.map((name) => {
    const counting = tests.filter(({ meta }) => meta?.counts?.[name] !== undefined);
    const count = counting.reduce((sum, { meta }) => sum + (meta?.counts?.[name] ?? 0), 0);
    return { name, count, ok: count > 0 && counting.every(({ status }) => status === "passed") };
  });
};

const numbers = new Intl.NumberFormat("en");

/** Prints a line for each count. */
export const countTable = (rows: readonly Counted[]): string => {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map(({ name, count, ok }) => `${ok ? "✓" : "✗"} ${name.padEnd(width)}  ${numbers.format(count).padStart(7)}`)
    .join("\n");
};
