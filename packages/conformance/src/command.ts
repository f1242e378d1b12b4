/** The command `atlas-conformance`: runs the cases that its arguments choose, and reports them. */
import { readFile, writeFile } from "node:fs/promises";
import { constants } from "node:os";
import { isatty } from "node:tty";
import pc from "picocolors";
import { allCases } from "./cases.ts";
import { Violation } from "./check.ts";
import { type Profile, isLoopback, readProfile } from "./client/target.ts";
import { type Options, UsageError, readOptions, usage } from "./options.ts";
import { randomCases } from "./random-requests.ts";
import { Progress, asFailures, asSkips, asTable, partsOf } from "./report/text.ts";
import { type StartReceiver, listening } from "./receiver.ts";
import { asHtml } from "./report/html.ts";
import { asJUnit } from "./report/junit.ts";
import { type Report, reportOf, unheld } from "./report/report.ts";
import { type Result, chosen, runCases } from "./runner.ts";
import { Session } from "./session.ts";

const colors = pc.createColors(isatty(1) && pc.isColorSupported);

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Reads the file of `--profile`. */
export const profileIn = async (file: string | undefined): Promise<Profile | undefined> => {
  if (file === undefined) return undefined;
  try {
    return readProfile(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    throw new UsageError(`--profile ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** A remote target cannot reach a loopback address. */
const receiverFor = ({ baseUrl, receiverUrl, receiverPort }: Options): StartReceiver | null => {
  if (receiverUrl !== undefined) return listening({ host: "0.0.0.0", port: receiverPort ?? 0, publicUrl: receiverUrl });
  return isLoopback(baseUrl) ? listening() : null;
};

/** Prints the failures of a case whose causes no case had before. */
const failurePrinter = (progress: Progress) => {
  const known = new Set<string>();
  return ({ case: { id, title, cites }, failures = [], curl }: Result): void => {
    const fresh = failures.filter(({ cause }) => !known.has(cause));
    if (fresh.length === 0) return;
    progress.clear();
    print(`${colors.red("✗")} ${colors.bold(title)} ${colors.dim(id)}`);
    for (const failure of fresh) {
      known.add(failure.cause);
      for (const [name, text] of partsOf(failure))
        print(`  ${colors.dim(name.padEnd(8))}  ${text.replaceAll("\n", `\n${" ".repeat(12)}`)}`);
    }
    if (curl !== undefined) print(`  ${colors.cyan(curl)}`);
    print(colors.dim(`  ${cites.section}: ${cites.line}\n`));
  };
};

/** Wrappers such as `npm run` pass on a signal that a terminal has sent to this process, too. */
const sameSignalMilliseconds = 1_000;

/** Signals that end a command with a report. */
export const signals: readonly NodeJS.Signals[] = ["SIGINT", "SIGTERM"];

/** Returns the exit code after a signal, as shells have it. */
export const codeOf = (signal: NodeJS.Signals): number => 128 + constants.signals[signal];

/** Ends the run by the first signal, so that it reports what it knows. A later one ends the process. */
class Signals {
  readonly #session: Session;
  #came: NodeJS.Signals | null = null;
  #at = 0;

  constructor(session: Session) {
    this.#session = session;
    for (const each of signals) process.on(each, this.#end);
    process.stdout.on("error", this.#leave);
  }

  /** Exit code of the signal that came. Null if none did. */
  get code(): number | null {
    return this.#came === null ? null : codeOf(this.#came);
  }

  release(): void {
    for (const each of signals) process.removeListener(each, this.#end);
    process.stdout.removeListener("error", this.#leave);
  }

  readonly #end = (signal: NodeJS.Signals): void => {
    if (this.#came === null) [this.#came, this.#at] = [signal, performance.now()];
    else if (performance.now() - this.#at > sameSignalMilliseconds) process.exit(codeOf(this.#came));
    this.#session.stop(`Stopped by ${signal}.`);
  };

  /** The reader of a pipe may leave: the reports are still written. */
  readonly #leave = (): void => this.#session.stop("Nobody reads the output any more.");
}

const run = async (session: Session, options: Options): Promise<Report> => {
  const { random, seed, baseUrl } = options;
  const startedAt = new Date();
  const started = performance.now();
  const progress = new Progress({
    isTerminal: process.stderr.isTTY,
    write: (text) => void process.stderr.write(text),
    waitsFor: () => session.waitsFor,
  });
  const printFailures = failurePrinter(progress);
  const cases = random > 0 ? randomCases({ requests: random, seed, onRequest: () => progress.requested() }) : allCases;
  if (random > 0) print(colors.dim(`seed ${seed}`));
  try {
    const all = chosen(session, cases, options).length;
    if (all === 0) throw new UsageError("No case is left by --only, --without, --section, --stage and the profile.");
    const results = await runCases(session, cases, {
      ...options,
      onCase: (each) => progress.begun(each),
      onResult: (result, done) => {
        progress.ended(result, done, all);
        if (result.outcome === "failed") printFailures(result);
      },
    });
    const milliseconds = performance.now() - started;
    const { environment, profile, ended } = session;
    const about = { target: baseUrl, environment, profile, startedAt, milliseconds };
    return reportOf({ ...about, results, chosen: all, ended });
  } finally {
    progress.close();
    await session.close();
  }
};

/** Writes the report's files. Returns false if one failed, and prints the reason. */
export const writeForms = async (
  forms: readonly (readonly [file: string | undefined, format: () => string])[],
): Promise<boolean> => {
  let written = true;
  for (const [file, format] of forms) {
    if (file === undefined) continue;
    await writeFile(file, format()).catch((error: unknown) => {
      written = false;
      process.stderr.write(`The report is not written: ${error instanceof Error ? error.message : String(error)}\n`);
    });
  }
  return written;
};

/** A report as a program reads it. */
export const asJson = (report: object): string => `${JSON.stringify(report, null, 2)}\n`;

const write = (report: Report, { json, junit, html }: Options): Promise<boolean> =>
  writeForms([
    [json, () => asJson(report)],
    [junit, () => asJUnit(report)],
    [html, () => asHtml(report)],
  ]);

/** A whole run must test every operation that the deployment claims. */
const isWhole = ({ only, without, sections, stages, random }: Options, { ended_early }: Report): boolean =>
  [only, without, sections, stages, ended_early].every((each) => each === undefined || each === null) && random === 0;

const runAndReport = async (args: readonly string[]): Promise<number> => {
  const options = readOptions(args);
  if (options === null) {
    print(usage);
    return 0;
  }
  const session = await Session.open(
    { ...options, startReceiver: receiverFor(options) },
    { rate: options.rate, patience: options.patience, profile: await profileIn(options.profile) },
  );
  const interrupts = new Signals(session);
  try {
    const report = await run(session, options);
    const isWritten = await write(report, options);
    const holds = tell(report, options);
    return interrupts.code ?? (holds ? (isWritten ? 0 : 2) : 1);
  } finally {
    interrupts.release();
  }
};

/** Prints a report. Returns true if the deployment held to the contract, and the run came to its end. */
const tell = (report: Report, options: Options): boolean => {
  print(asTable(report, colors));
  const [skipped, failed] = [asSkips(report), asFailures(report, colors)];
  if (skipped !== "") print(colors.dim(skipped));
  if (failed !== "") print(failed);
  const missing = isWhole(options, report) ? unheld(report) : [];
  if (missing.length > 0) print(colors.red(`no case holds ${missing.join(", ")}`));
  const { ended_early, not_run, totals } = report;
  if (ended_early !== null)
    print(colors.red(`The run is not complete: ${not_run} cases have no result. ${ended_early}`));
  return totals.failed === 0 && missing.length === 0 && ended_early === null;
};

/** Returns the exit code. */
export const command = (args: readonly string[]): Promise<number> =>
  runAndReport(args).catch((error: unknown) => {
    if (error instanceof UsageError) process.stderr.write(`${error.message}\n\n${usage}\n`);
    else if (error instanceof Violation) process.stderr.write(`The run could not begin: ${error.message}\n`);
    else throw error;
    return 2;
  });
