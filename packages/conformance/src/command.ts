/** The command `atlas-conformance`: runs the cases that its arguments choose, and reports them. */
import { readFile, writeFile } from "node:fs/promises";
import { isatty } from "node:tty";
import pc from "picocolors";
import { allCases } from "./cases.ts";
import { Violation } from "./check.ts";
import { isLoopback } from "./client/hosts.ts";
import { type Options, UsageError, readOptions, usage } from "./options.ts";
import { type Profile, readProfile } from "./profile.ts";
import { randomCases } from "./random/cases.ts";
import { type StartReceiver, listening } from "./receiver.ts";
import { asHtml } from "./report/html.ts";
import { asJUnit } from "./report/junit.ts";
import { type Report, reportOf, unheld } from "./report/report.ts";
import { asFailures, asSkips, asTable } from "./report/table.ts";
import { type Result, runCases } from "./runner.ts";
import { Session } from "./session.ts";

const colors = pc.createColors(isatty(1) && pc.isColorSupported);
const isTerminal = process.stderr.isTTY;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Rewrites one line of progress on a terminal. */
const progress = (text: string): void => void (isTerminal && process.stderr.write(`\r\u001B[2K${text}`));

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

const printFailure = ({ case: { id, title, cites }, reason = "", curl }: Result): void => {
  progress("");
  print(`${colors.red("✗")} ${colors.bold(title)} ${colors.dim(id)}`);
  print(`  ${reason.replaceAll("\n", "\n  ")}`);
  if (curl !== undefined) print(`  ${colors.cyan(curl)}`);
  print(colors.dim(`  ${cites.section}: ${cites.line}\n`));
};

const run = async (options: Options): Promise<Report> => {
  const { random, seed, baseUrl } = options;
  const session = await Session.open(
    { ...options, startReceiver: receiverFor(options) },
    { rate: options.rate, profile: await profileIn(options.profile) },
  );
  const startedAt = new Date();
  const started = performance.now();
  let sent = 0;
  let ended = "";
  const onRequest = (): void => {
    sent += 1;
    if (sent % 50 === 0) progress(`${ended} ${sent} requests`);
  };
  const cases = random > 0 ? randomCases({ requests: random, seed, onRequest }) : allCases;
  if (random > 0) print(colors.dim(`seed ${seed}`));
  try {
    const results = await runCases(session, cases, {
      ...options,
      onResult: (result, done, all) => {
        ended = `${done} of ${all}`;
        progress(`${ended} ${result.case.id}`);
        // A random case takes minutes, so a log without a terminal gets a line for each.
        if (random > 0 && !isTerminal) process.stderr.write(`${ended} ${result.case.id} ${result.outcome}\n`);
        if (result.outcome === "failed") printFailure(result);
      },
    });
    if (results.length === 0) throw new UsageError("No case is left by --only, --without, --stage and the profile.");
    const milliseconds = performance.now() - started;
    const { environment, profile } = session;
    return reportOf({ target: baseUrl, environment, profile, startedAt, milliseconds, results });
  } finally {
    progress("");
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
const isWhole = ({ only, without, stages, random }: Options): boolean =>
  only === undefined && without === undefined && stages === undefined && random === 0;

const runAndReport = async (args: readonly string[]): Promise<number> => {
  const options = readOptions(args);
  if (options === null) {
    print(usage);
    return 0;
  }
  const report = await run(options);
  print(asTable(report, colors));
  const [skipped, failed] = [asSkips(report), asFailures(report, colors)];
  if (skipped !== "") print(colors.dim(skipped));
  if (failed !== "") print(failed);
  const missing = isWhole(options) ? unheld(report) : [];
  if (missing.length > 0) print(colors.red(`no case holds ${missing.join(", ")}`));
  const isWritten = await write(report, options);
  if (report.totals.failed > 0 || missing.length > 0) return 1;
  return isWritten ? 0 : 2;
};

/** Returns the exit code. */
export const command = (args: readonly string[]): Promise<number> =>
  runAndReport(args).catch((error: unknown) => {
    if (error instanceof UsageError) process.stderr.write(`${error.message}\n\n${usage}\n`);
    else if (error instanceof Violation) process.stderr.write(`The run could not begin: ${error.message}\n`);
    else throw error;
    return 2;
  });
