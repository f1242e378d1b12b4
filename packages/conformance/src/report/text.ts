/** The report as text, for a terminal. */
import { operations } from "@atlas-messaging/contract";
import { grouped } from "../grouped.ts";
import pc from "picocolors";
import { type Case, allSections } from "../case.ts";
import { gradeLine } from "./grades.ts";
import type { CaseReport, CauseReport, Report } from "./report.ts";
import type { CaseFailure, Result } from "../runner.ts";

type Colors = ReturnType<typeof pc.createColors>;

/** Returns the totals of each section, and of the run. A case of several sections counts for each. */
export const asTable = (report: Report, colors: Colors = pc.createColors(false)): string => {
  const { bold, dim } = colors;
  const rows = allSections
    .map((section) => [section, report.cases.filter((each) => sectionsIn(each).has(section))] as const)
    .filter(([, cases]) => cases.length > 0);
  const width = Math.max("section".length, ...rows.map(([section]) => section.length));
  const row = (name: string, ...cells: readonly string[]): string =>
    `${name.padEnd(width)}  ${cells.map((cell) => cell.padStart(7)).join("  ")}`;
  const number = (count: number, color: (text: string) => string): string => {
    const text = String(count).padStart(7);
    return count === 0 ? dim("-".padStart(7)) : color(text);
  };
  return [
    bold(row("section", "cases", "passed", "failed", "skipped")),
    ...rows.map(([section, cases]) =>
      row(
        section,
        number(cases.length, String),
        number(count(cases, "passed"), colors.green),
        number(count(cases, "failed"), colors.red),
        number(count(cases, "skipped"), colors.yellow),
      ),
    ),
    "",
    totals(report, colors),
    gradeLine(report.grades),
  ].join("\n");
};

const count = (cases: readonly CaseReport[], outcome: CaseReport["outcome"]): number =>
  cases.filter((each) => each.outcome === outcome).length;

const sectionsIn = ({ operations: ids }: CaseReport): ReadonlySet<string> =>
  new Set(ids.map((id) => operations[id].section));

const totals = ({ totals: { passed, failed, skipped }, not_run, milliseconds }: Report, colors: Colors): string => {
  const parts = [
    colors.green(`${passed} passed`),
    ...(failed > 0 ? [colors.red(`${failed} failed`)] : []),
    ...(skipped > 0 ? [colors.yellow(`${skipped} skipped`)] : []),
    ...(not_run > 0 ? [colors.yellow(`${not_run} not run`)] : []),
  ];
  return `${parts.join(", ")} in ${(milliseconds / 1_000).toFixed(1)} s`;
};

/** Lists the causes of failures, most frequent first, for the end of a long output. */
export const asFailures = ({ causes }: Report, { red }: Colors = pc.createColors(false)): string =>
  causes.map((cause) => `${red("✗")} ${causeLine(cause)}`).join("\n");

const maxNamed = 3;

const causeLine = ({ sample, cases }: CauseReport): string => {
  if (cases.length === 1) return `${cases.join()}: ${briefly(sample)}`;
  const named = cases.slice(0, maxNamed).join(", ");
  const more = cases.length > maxNamed ? ` and ${cases.length - maxNamed} more` : "";
  return `${cases.length} cases: ${briefly(sample)}\n  ${named}${more}`;
};

/** Lists the reasons for skipped cases, each once. */
export const asSkips = ({ cases }: Report): string => {
  const skipped = cases.filter(({ outcome }) => outcome === "skipped");
  const reasons = grouped(skipped, ({ reason = "" }) => reason);
  return [...reasons].map(([reason, each]) => `${String(each.length).padStart(5)} skipped: ${reason}`).join("\n");
};

// Failures as text: what was expected, what came instead, and where.

const maxLines = 16;

const maxWidth = 110;

/** Breaks a long line. JSON at its end gets a line for each member. */
const folded = (text: string): string => {
  const lines = (text.length > 60 ? withoutJson(text) : text).split("\n").flatMap(broken);
  return [...lines.slice(0, maxLines), ...(lines.length > maxLines ? ["…"] : [])].join("\n");
};

const withoutJson = (text: string): string => {
  const start = text.search(/[[{]/);
  if (start < 0) return text;
  try {
    return `${text.slice(0, start).trimEnd()}\n${JSON.stringify(JSON.parse(text.slice(start)), null, 2)}`.trimStart();
  } catch {
    return text;
  }
};

const broken = (line: string): readonly string[] => {
  const parts: string[] = [];
  for (let rest = line; rest !== ""; rest = rest.slice(maxWidth)) parts.push(rest.slice(0, maxWidth));
  return parts.length === 0 ? [""] : parts;
};

/** Returns the parts of a failure by name. One of the suite's own has a message alone. */
export const partsOf = ({
  expected,
  received,
  where,
  message,
}: CaseFailure): readonly (readonly [string, string])[] => {
  if (expected === undefined || where === undefined) return [["failed", folded(message)]];
  const [, ...waited] = message.split("\n");
  return [
    ["expected", folded(expected)],
    ...(received === undefined ? [] : [["received", folded(received)] as const]),
    ["in", folded([where, ...waited].join("\n"))],
  ];
};

const maxBrief = 200;

/** Returns a failure in one line. */
export const briefly = ({ expected, received, where, message }: CaseFailure): string => {
  const [first = ""] = message.split("\n", 1);
  const text =
    expected === undefined
      ? first
      : `expected ${expected}${received === undefined ? `: ${where}` : `, received ${received}`}`;
  return text.length > maxBrief ? `${text.slice(0, maxBrief)}…` : text;
};

// Progress of a run: a line that changes on a terminal, else a line every ten seconds.

const everyMilliseconds = 10_000;

/** On a terminal. */
const oftenMilliseconds = 250;

/** A place that progress is written to, and the wait that it names. */
export interface Reported {
  readonly isTerminal: boolean;
  readonly write: (text: string) => void;
  /** Returns the longest wait of the moment. */
  readonly waitsFor: () => string | null;
  /** Time between two lines. */
  readonly every?: number;
}

export class Progress {
  readonly #to: Reported;
  readonly #timer: NodeJS.Timeout;
  readonly #running = new Set<Case>();
  #done = 0;
  #all: number | null = null;
  #failed = 0;
  #requests = 0;

  constructor(to: Reported) {
    this.#to = to;
    const every = to.every ?? (to.isTerminal ? oftenMilliseconds : everyMilliseconds);
    this.#timer = setInterval(() => this.#show(), every).unref();
  }

  begun(each: Case): void {
    this.#running.add(each);
  }

  ended({ case: each, outcome }: Result, done: number, all: number): void {
    this.#running.delete(each);
    [this.#done, this.#all] = [done, all];
    if (outcome === "failed") this.#failed += 1;
  }

  /** Counts a random request. */
  requested(): void {
    this.#requests += 1;
  }

  /** Clears the line of a terminal, for other output. */
  clear(): void {
    if (this.#to.isTerminal) this.#to.write("\r\u001B[2K");
  }

  close(): void {
    clearInterval(this.#timer);
    this.clear();
  }

  #show(): void {
    const wait = this.#to.waitsFor();
    const [oldest] = this.#running;
    const parts = [
      this.#all === null ? `${this.#done} cases` : `${this.#done} of ${this.#all} cases`,
      ...(this.#requests > 0 ? [`${this.#requests} requests`] : []),
      `${this.#failed} failed`,
      ...(oldest ? [oldest.id] : []),
      ...(wait === null ? [] : [`waits ${wait}`]),
    ];
    const line = parts.join(", ");
    this.#to.write(this.#to.isTerminal ? `\r\u001B[2K${line}` : `${line}\n`);
  }
}
