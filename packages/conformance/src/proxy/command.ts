/** The command `atlas-conformance proxy`: stands before a deployment until it is ended, and reports. */
import { type ChildProcess, spawn } from "node:child_process";
import { isatty } from "node:tty";
import pc from "picocolors";
import { unknownOption } from "@atlas-messaging/contract";
import { asJson, codeOf, profileIn, signals, writeForms } from "../command.ts";
import { UsageError, address } from "../options.ts";
import { type ProxyReport, asProxyHtml, asProxyText, breachLine } from "./report.ts";
import { proxyName } from "./relay.ts";
import { type Proxy, startProxy } from "./server.ts";
import { parseArgs } from "node:util";

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

// The command line of `atlas-conformance proxy`.

export interface ProxyCommandOptions {
  readonly target: string;
  readonly consoleUrl?: string | undefined;
  readonly agentUrl?: string | undefined;
  readonly siteUrl?: string | undefined;
  readonly host: string;
  readonly port: number;
  readonly webhooks: boolean;
  readonly publicUrl?: string | undefined;
  readonly profile?: string | undefined;
  readonly json?: string | undefined;
  readonly html?: string | undefined;
  /** Command that is run behind the proxy, with its arguments. Empty if there is none. */
  readonly run: readonly string[];
}

const proxyUsage = `Stands before a deployment while your own tests run, and reports what breaks the contract.

  atlas-conformance proxy --target URL [-- COMMAND …]

  --target URL            the public API host of the deployment
  --console-url URL       the console, agent and site hosts, where they are others
  --agent-url URL
  --site-url URL
  --port PORT             where it listens, 4200 by default; with a command, any free port
  --host HOST             127.0.0.1 by default
  --webhooks              checks deliveries on their way: the deployment gets the proxy's address in place of each
                          webhook's url, and every answer shows yours
  --public-url URL        where the deployment reaches the proxy, for --webhooks on another machine
  --profile FILE          {"operations": [...]}: what is graded; by default all operations
  --json FILE  --html FILE

COMMAND runs with ATLAS_BASE_URL set to the proxy, and the report follows when it ends. Without one, Ctrl-C ends the proxy.

Everything else passes through as it is. A wrong request is no breach where the deployment refuses it as the contract says.

Exits with the command's code if that is not 0. Else with 0 if nothing broke the contract, 1 if something did, and 2 if
no success went through, the proxy could not start or its report not be written.`;

const text = { type: "string" } as const;

const flag = { type: "boolean" } as const;

const defaultPort = 4200;

/** Reads the arguments after `proxy`. Null if only help is wanted. */
export const readProxyOptions = (args: readonly string[]): ProxyCommandOptions | null => {
  const end = args.indexOf("--");
  const [own, run] = end < 0 ? [args, []] : [args.slice(0, end), args.slice(end + 1)];
  const values = parsed(own);
  if (values.help === true) return null;
  const target = address("target", values.target);
  if (target === undefined) throw new UsageError("--target is missing: the address of the deployment to stand before.");
  if (end >= 0 && run.length === 0) throw new UsageError("After -- comes the command to run.");
  if (values["public-url"] !== undefined && values.webhooks !== true)
    throw new UsageError("--public-url is for --webhooks, which is missing.");
  return {
    target,
    consoleUrl: address("console-url", values["console-url"]),
    agentUrl: address("agent-url", values["agent-url"]),
    siteUrl: address("site-url", values["site-url"]),
    host: values.host ?? "127.0.0.1",
    port: portOf(values.port) ?? (run.length > 0 ? 0 : defaultPort),
    webhooks: values.webhooks === true,
    publicUrl: address("public-url", values["public-url"]),
    profile: values.profile,
    json: values.json,
    html: values.html,
    run,
  };
};

const portOf = (given: string | undefined): number | undefined => {
  if (given === undefined) return undefined;
  if (!/^\d+$/.test(given) || Number(given) > 65_535)
    throw new UsageError(`--port takes a number up to 65535, not ${given}.`);
  return Number(given);
};

const options = {
  target: text,
  "console-url": text,
  "agent-url": text,
  "site-url": text,
  host: text,
  port: text,
  webhooks: flag,
  "public-url": text,
  profile: text,
  json: text,
  html: text,
  help: { ...flag, short: "h" },
} as const;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(unknownOption(error, options));
  }
};
