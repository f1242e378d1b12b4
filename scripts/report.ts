/** Failures, as the last lines of `verify` list them: name, reason, and the command that runs it alone. */

export interface Failure {
  readonly name: string;
  /** First lines of the error or of the difference. */
  readonly reason: string;
  readonly command: string;
}

export interface Outcome {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

/** Lines that all failures share, so that one of each part is seen on a screen of 40. */
const screen = 36;

/** Tells the failures, then the count on a line of its own. */
export const summary = (outcomes: readonly Outcome[]): string => {
  const failures = outcomes.flatMap((outcome) => outcome.failures);
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const lines = Math.min(12, Math.max(2, Math.floor(screen / failures.length) - 3));
  const told = failures.map(({ name, reason, command }) => [`✗ ${name}`, ...head(reason, lines), `  ${command}\n`]);
  return [...told.flat(), `${passed} passed, ${failures.length} failed`].join("\n");
};

const head = (text: string, lines: number): string[] =>
  plain(text)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, lines)
    .map((line) => `  ${line.length > 200 ? `${line.slice(0, 199)}…` : line}`);

/** Returns the lines of an output from its first error; the last ones if none is called so. Progress is left out. */
export const reasonOf = (output: string): string => {
  const lines = plain(output)
    .split("\n")
    .filter((line) => line.trim() !== "" && !/^✓|\.\.\.$/.test(line));
  const found = [/^\s*(?:✗|\w*Error\b.*:)|error TS|\[Error\//, /error|failed/i].map((sign) =>
    lines.findIndex((line) => sign.test(line)),
  );
  const first = found.find((index) => index !== -1) ?? -1;
  return (first === -1 ? lines.slice(-4) : lines.slice(first)).slice(0, 12).join("\n");
};

// oxlint-disable-next-line no-control-regex -- They begin with one.
const plain = (text: string): string => text.replaceAll(/\u001B\[[\d;]*m/g, "");

/** Command for one test. A dot stands for what a shell or a pattern would read otherwise. */
export const commandOf = (file: string, name?: string): string => {
  const pattern = name === undefined ? "" : ` -t "${name.replaceAll(/[^\p{L}\p{N} _:,-]/gu, ".")}"`;
  return `npm run test:unit -- ${file}${pattern}`;
};
