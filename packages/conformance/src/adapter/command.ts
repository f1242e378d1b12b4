/** The command `atlas-conformance adapter`: holds an adapter to the contract. */
import { isatty } from "node:tty";
import { parseArgs } from "node:util";
import pc from "picocolors";
import { unknownOption } from "@atlas-messaging/contract";
import { UsageError } from "../options.ts";
import { type AdapterOptions, checkAdapter } from "./checks.ts";

const usage = `Holds an adapter to another network to its contract.

  atlas-conformance adapter --url URL --secret SECRET --customer NUMBER

  --url URL            address of the adapter
  --secret SECRET      the secret that signs its requests
  --customer NUMBER    a customer whom the network reaches
  --channel NAME       name of the channel, webchat by default
  --channel-id ID      id of the channel, an example by default
  --service-port PORT  plays the service there, and waits for reports; give the adapter http://127.0.0.1:PORT as base URL
  --patience SECONDS   how long a report is waited for, 10 by default
`;

const parsed = {
  url: { type: "string" },
  secret: { type: "string" },
  customer: { type: "string" },
  channel: { type: "string", default: "webchat" },
  "channel-id": { type: "string", default: "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ea0" },
  "service-port": { type: "string" },
  patience: { type: "string", default: "10" },
  help: { type: "boolean", default: false },
} as const;

const needed = (value: string | undefined, name: string): string => {
  if (value !== undefined && value !== "") return value;
  throw new UsageError(`--${name} is missing.`);
};

const numberOf = (text: string, name: string, max: number): number => {
  const number = Number(text);
  if (text !== "" && Number.isInteger(number) && number >= 0 && number <= max) return number;
  throw new UsageError(`--${name} takes a number from 0 to ${max}, not ${text}.`);
};

const valuesOf = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: parsed }).values;
  } catch (error) {
    throw new UsageError(unknownOption(error, parsed));
  }
};

const readAdapterOptions = (args: readonly string[]): AdapterOptions | null => {
  const values = valuesOf(args);
  if (values.help) return null;
  const url = needed(values.url, "url");
  if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ""))
    throw new UsageError(`--url takes an address, not ${url}.`);
  const port = values["service-port"];
  return {
    url,
    secret: needed(values.secret, "secret"),
    customer: needed(values.customer, "customer"),
    channel: values.channel,
    channelId: values["channel-id"],
    servicePort: port === undefined ? null : numberOf(port, "service-port", 65_535),
    patience: numberOf(values.patience, "patience", 3_600) * 1_000,
  };
};

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Runs the command. Resolves with its exit code: 1 for a check that failed, 2 for a wrong call. */
export const adapterCommand = async (args: readonly string[]): Promise<number> => {
  const { green, red, dim } = pc.createColors(isatty(1) && pc.isColorSupported);
  try {
    const options = readAdapterOptions(args);
    if (!options) {
      print(usage);
      return 0;
    }
    const checks = await checkAdapter(options);
    for (const { id, title, problem } of checks) {
      print(`${problem === null ? green("✓") : red("✗")} ${title} ${dim(id)}`);
      if (problem !== null) print(`  ${problem}`);
    }
    const failed = checks.filter(({ problem }) => problem !== null).length;
    print(`\n${checks.length - failed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
};
