/** The command line of `atlas-conformance`. */
import { parseArgs } from "node:util";
import { type Section, type Stage, didYouMean, unknownOption } from "@atlas-messaging/contract";
import { allSections } from "./case.ts";
import { defaultPatience } from "./until.ts";

export interface Options {
  readonly baseUrl: string;
  readonly consoleUrl?: string | undefined;
  readonly agentUrl?: string | undefined;
  readonly siteUrl?: string | undefined;
  readonly token?: string | undefined;
  readonly otherToken?: string | undefined;
  readonly operatorToken?: string | undefined;
  readonly phoneNumber?: string | undefined;
  readonly only?: readonly string[] | undefined;
  readonly without?: readonly string[] | undefined;
  readonly sections?: readonly Section[] | undefined;
  readonly stages?: readonly Stage[] | undefined;
  readonly rate?: number | undefined;
  readonly atOnce?: number | undefined;
  /** Milliseconds. */
  readonly patience?: number | undefined;
  readonly allowSends: boolean;
  readonly profile?: string | undefined;
  readonly receiverUrl?: string | undefined;
  readonly receiverPort?: number | undefined;
  /** Random requests per operation. 0 disables them. */
  readonly random: number;
  readonly seed: number;
  readonly json?: string | undefined;
  readonly junit?: string | undefined;
  readonly html?: string | undefined;
}

export const usage = `Holds a deployment of the Atlas messaging layer to its contract.

  atlas-conformance --base-url URL [--token TOKEN]
  atlas-conformance proxy --target URL [-- COMMAND …]   stands before a deployment while your own tests run; see proxy --help
  atlas-conformance adapter --url URL                   holds an adapter to another network; see adapter --help

The target
  --base-url URL          the public API host
  --console-url URL       the console, agent and site hosts, where they are others
  --agent-url URL
  --site-url URL
  --token TOKEN           a token with every scope; without it, a sandbox hands out its own
  --other-token TOKEN     a token of a second organization, for isolation
  --operator-token TOKEN  a console session, for the console's operations
  --phone-number NUMBER   a customer whom messages may be sent to, where the target is no sandbox
  --receiver-url URL      where the target reaches this machine, and the port that is listened on for it;
  --receiver-port PORT    by default a loopback address, which only a target on this machine reaches
  --profile FILE          {"operations": [...]}: what the deployment claims; by default what GET /version enables

What is run
  --only TEXT             cases with this in their id: an operation, behaviour/idempotency, /422/ (may be repeated)
  --without TEXT          cases without this in their id: behaviour/limits, which wait a minute (may be repeated)
  --section SECTION       the cases of a section's operations: messages, agent-api, console (may be repeated)
  --stage STAGE           stable, preview, deprecated or sunset (may be repeated)
  --random N              instead of the cases: N random requests per operation
  --seed SEED             the seed of the random requests
  --rate N                at most N requests a second; the target's own limits are kept anyway
  --at-once N             cases at a time, 8 by default
  --patience TIME         how long nothing may move before a wait ends: 500ms, 30s or 2m; ${defaultPatience / 1_000}s by default.
                          An answer may take 30 times as long, and a limit may refuse 120 times as long
  --allow-sends           lets cases send what customers or the public see outside the sandbox, too

The report
  --json FILE  --junit FILE  --html FILE

Exits with 0 if every case passed or was skipped, 1 if one failed or the target went away, 2 if the run could
not be made or its report not be written. SIGINT and SIGTERM end the run with a report of what is known, and
with 130 and 143.`;

/** A misuse of the command. The message is for its user. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

const stages: readonly Stage[] = ["stable", "preview", "deprecated", "sunset"];

const stageOf = (text: string): Stage => {
  const stage = stages.find((each) => each === text);
  if (stage) return stage;
  throw new UsageError(`--stage takes ${stages.join(", ")}, not ${text}.${didYouMean(text, stages)}`);
};

const sectionOf = (text: string): Section => {
  const section = allSections.find((each) => each === text);
  if (section) return section;
  throw new UsageError(`--section takes ${allSections.join(", ")}, not ${text}.${didYouMean(text, allSections)}`);
};

const units: { readonly [unit: string]: number } = { ms: 1, s: 1_000, m: 60_000, "": 1_000 };

const durationOf = (text: string): number => {
  const [, count = "0", unit = ""] = /^(\d+)(ms|s|m|)$/.exec(text) ?? [];
  const milliseconds = Number(count) * (units[unit] ?? 0);
  if (milliseconds > 0) return milliseconds;
  throw new UsageError(`--patience takes a time such as 30s, 2m or 500ms, not ${text}.`);
};

/** Reads the arguments. Null if only help is wanted. */
export const readOptions = (args: readonly string[]): Options | null => {
  const { values } = parsed(args);
  if (values.help === true) return null;
  const baseUrl = values["base-url"];
  if (baseUrl === undefined)
    throw new UsageError("--base-url is missing: the address of the deployment to be held to the contract.");
  const number = (name: "rate" | "at-once" | "random" | "seed" | "receiver-port"): number | undefined => {
    const text = values[name];
    if (text === undefined) return undefined;
    if (!/^\d+$/.test(text)) throw new UsageError(`--${name} takes a whole number, not ${text}.`);
    return Number(text);
  };
  const some = (name: "rate" | "at-once"): number | undefined => {
    const given = number(name);
    if (given === 0) throw new UsageError(`--${name} takes 1 or more: with 0 nothing would be asked.`);
    return given;
  };
  return {
    baseUrl: address("base-url", baseUrl) ?? baseUrl,
    consoleUrl: address("console-url", values["console-url"]),
    agentUrl: address("agent-url", values["agent-url"]),
    siteUrl: address("site-url", values["site-url"]),
    token: values.token,
    otherToken: values["other-token"],
    operatorToken: values["operator-token"],
    phoneNumber: values["phone-number"],
    only: values.only,
    without: values.without,
    sections: values.section?.map(sectionOf),
    stages: values.stage?.map(stageOf),
    rate: some("rate"),
    atOnce: some("at-once"),
    patience: values.patience === undefined ? undefined : durationOf(values.patience),
    allowSends: values["allow-sends"] === true,
    profile: values.profile,
    receiverUrl: address("receiver-url", values["receiver-url"]),
    receiverPort: number("receiver-port"),
    random: number("random") ?? 0,
    seed: number("seed") ?? Math.floor(Math.random() * 2 ** 31),
    json: values.json,
    junit: values.junit,
    html: values.html,
  };
};

const text = { type: "string" } as const;
const list = { type: "string", multiple: true } as const;
const flag = { type: "boolean" } as const;

const options = {
  "base-url": text,
  "console-url": text,
  "agent-url": text,
  "site-url": text,
  token: text,
  "other-token": text,
  "operator-token": text,
  "phone-number": text,
  "receiver-url": text,
  "receiver-port": text,
  profile: text,
  only: list,
  without: list,
  section: list,
  stage: list,
  random: text,
  seed: text,
  rate: text,
  "at-once": text,
  patience: text,
  "allow-sends": flag,
  json: text,
  junit: text,
  html: text,
  help: { ...flag, short: "h" },
} as const;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options });
  } catch (error) {
    throw new UsageError(unknownOption(error, options));
  }
};

/**
 * Reads an option that takes an address. Takes the white space of a variable or a file off. Paths are appended, so a query or
 * a fragment would take them.
 */
export const address = (name: string, given: string | undefined): string | undefined => {
  if (given === undefined) return undefined;
  const value = given.trim();
  if (!/^https?:\/\/[^\s?#@]+$/i.test(value) || !URL.canParse(value))
    throw new UsageError(
      `--${name} takes an http or https address without user name, query and fragment, not ${JSON.stringify(value)}.`,
    );
  return new URL(value).href.replace(/\/+$/, "");
};
