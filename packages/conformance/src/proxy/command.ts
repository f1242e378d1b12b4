/** The command `atlas-conformance proxy`: stands before a deployment until it is ended, and reports. */
import { type ChildProcess, spawn } from "node:child_process";
import { isatty } from "node:tty";
import pc from "picocolors";
import { asJson, codeOf, profileIn, signals, writeForms } from "../command.ts";
import { UsageError } from "../options.ts";
import { asProxyHtml } from "./html.ts";
import { type ProxyCommandOptions, proxyUsage, readProxyOptions } from "./options.ts";
import { proxyName } from "./relay.ts";
import type { ProxyReport } from "./report.ts";
import { type Proxy, startProxy } from "./server.ts";
import { asProxyText, breachLine } from "./text.ts";

const colors = pc.createColors(isatty(1) && pc.isColorSupported);
const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Resolves at the first signal. The second one ends the process, as it does without us. */
const signalled = (): Promise<void> =>
  new Promise((resolve) => {
    const end = (): void => {
      for (const each of signals) process.removeListener(each, end);
      resolve();
    };
    for (const each of signals) process.on(each, end);
  });

/** Runs the command behind the proxy, and resolves with its exit code. It hears the signals that we hear. */
const ran = ([file = "", ...args]: readonly string[], proxyUrl: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(file, args, {
      stdio: "inherit",
      // `npm` is a script there, which only a shell starts.
      shell: process.platform === "win32",
      env: { ...process.env, ATLAS_BASE_URL: proxyUrl },
    });
    // A terminal sends Ctrl-C to the command itself, too.
    const pass = (signal: NodeJS.Signals): void => void ((signal === "SIGINT" && isatty(0)) || child.kill(signal));
    for (const each of signals) process.on(each, pass);
    child.once("error", ({ message }) => reject(new UsageError(`${file} does not run: ${message}`)));
    child.once("close", (code, signal) => {
      for (const each of signals) process.removeListener(each, pass);
      resolve(code ?? (signal === null ? 1 : codeOf(signal)));
    });
  });

const started = async (options: ProxyCommandOptions): Promise<Proxy> => {
  const { target, consoleUrl, agentUrl, siteUrl, port, profile, ...others } = options;
  return startProxy({
    ...others,
    target: { baseUrl: target, consoleUrl, agentUrl, siteUrl },
    port,
    profile: await profileIn(profile),
    onBreach: (cause) => print(breachLine(cause, colors)),
  }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE" ? new UsageError(`Port ${port} is in use; --port takes another.`) : error;
  });
};

const watch = async (
  options: ProxyCommandOptions,
): Promise<{ readonly report: ProxyReport; readonly code: number }> => {
  const proxy = await started(options);
  const isRun = options.run.length > 0;
  print(`${proxyName} at ${colors.bold(proxy.url)}, before ${options.target}`);
  if (!isRun) print(colors.dim(`ATLAS_BASE_URL=${proxy.url} YOUR TESTS; Ctrl-C here ends it and reports`));
  const code = isRun ? ran(options.run, proxy.url) : signalled().then(() => 0);
  // Streams that are still open are in the report once they are closed.
  await code.catch(() => {}).then(proxy.close);
  return { report: proxy.report(), code: await code };
};

/** Advice where nothing is shown, most often since the tests do not ask the proxy. */
const advice = "This shows nothing. Do your tests ask the address in ATLAS_BASE_URL?";

const watchAndReport = async (args: readonly string[]): Promise<number> => {
  const options = readProxyOptions(args);
  if (options === null) {
    print(proxyUsage);
    return 0;
  }
  const { report, code } = await watch(options);
  print(`\n${asProxyText(report, colors)}`);
  const isWritten = await writeForms([
    [options.json, () => asJson(report)],
    [options.html, () => asProxyHtml(report)],
  ]);
  if (code !== 0) return code;
  if (report.totals.breaches > 0) return 1;
  const isShown = report.grades.grade !== "not seen";
  if (!isShown) print(colors.red(advice));
  return isWritten && isShown ? 0 : 2;
};

/** Returns the exit code. */
export const proxyCommand = (args: readonly string[]): Promise<number> =>
  watchAndReport(args).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n\n${proxyUsage}\n`);
    return 2;
  });
