/** The command line of `atlas-conformance proxy`. */
import { parseArgs } from "node:util";
import { UsageError, address } from "../options.ts";

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

export const proxyUsage = `Stands before a deployment while your own tests run, and reports what breaks the contract.

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

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
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
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};
