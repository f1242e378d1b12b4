import {
  type ErrorCode,
  type LimitName,
  type OperationId,
  didYouMean,
  errors,
  limits,
  operations,
  unknownOption,
} from "@atlas-messaging/contract";
import type { parseArgs } from "node:util";
import type { Duration, Fault, SandboxOptions } from "../api.ts";
import { millisecondsOf } from "../schedule.ts";

export const usage = `Usage: npx @atlas-messaging/sandbox [options]

The Atlas messaging layer offline, as an HTTP server; nothing is kept when it ends.

  --port <number>       the port to listen on (4100)
  --host <address>      the address to listen on (127.0.0.1)
  --allow-host <name>   a host name under which it answers beside those of this machine; repeatable
  --allow-origin <url>  an origin whose pages may call it beside those of this machine; repeatable
  --seed <text>         the same seed gives the same token; ids also depend on the time
  --latency <duration>  how long every answer takes, like 200ms
  --fail <what>         an operation that fails: messages.send=429, or messages.send=503x2 for two calls; repeatable
  --limit <class=n>     requests a minute of a limit class, like messages=5; repeatable
  --help                this text`;

export type Command =
  | { readonly problem: string }
  | { readonly help: true }
  | {
      readonly help: false;
      readonly port: number;
      readonly host: string;
      readonly allowedHosts: readonly string[];
      readonly options: SandboxOptions;
    };

const none: string[] = [];

const known = {
  port: { type: "string", default: "4100" },
  host: { type: "string", default: "127.0.0.1" },
  "allow-host": { type: "string", multiple: true, default: none },
  "allow-origin": { type: "string", multiple: true, default: none },
  seed: { type: "string" },
  latency: { type: "string", default: "0ms" },
  fail: { type: "string", multiple: true, default: none },
  limit: { type: "string", multiple: true, default: none },
  help: { type: "boolean", default: false },
} as const;

/** Parses the command line; returns a problem if it is invalid. */
export const readCommand = (parse: typeof parseArgs, args: readonly string[]): Command => {
  try {
    const { values } = parse({ args: [...args], options: known });
    if (values.help) return { help: true };
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      return { problem: `--port must be a port, not ${values.port}.` };
    // The seed is random by default, since a server is not a test.
    const seed = values.seed ?? crypto.randomUUID();
    const latency = values.latency as Duration; // Checked on the next line.
    millisecondsOf(latency);
    const faults = Object.fromEntries(values.fail.map(faultOf));
    const limited = Object.fromEntries(values.limit.map(limitOf));
    const options = { seed, latency, faults, limits: limited, allowedOrigins: values["allow-origin"] };
    return { help: false, port, host: values.host, allowedHosts: values["allow-host"], options };
  } catch (error) {
    return { problem: unknownOption(error, known) };
  }
};

const form = /^([\w.]+)=(\d{3}|[A-Za-z_]+)(?:x([1-9]\d*))?$/;

const faultOf = (text: string): [OperationId, Fault] => {
  const [, id = "", what = "", times = "1"] = form.exec(text) ?? [];
  if (!isOperation(id)) {
    const question = didYouMean(id, Object.keys(operations));
    throw new TypeError(`--fail needs <operation>=<status>, like messages.send=429, not ${text}.${question}`);
  }
  if (/^\d/.test(what)) return [id, { status: Number(what), times: Number(times) }];
  if (!isErrorCode(what))
    throw new TypeError(
      `--fail: ${what} is neither a status nor an error code.${didYouMean(what, Object.keys(errors))}`,
    );
  return [id, { code: what, times: Number(times) }];
};

const isOperation = (id: string): id is OperationId => Object.hasOwn(operations, id);
const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code);

const limitOf = (text: string): [LimitName, number] => {
  const [, name = "", requests = ""] = /^(\w+)=(\d+)$/.exec(text) ?? [];
  if (isLimit(name) && Number(requests) > 0) return [name, Number(requests)];
  const classes = Object.keys(limits);
  const question = name === "" || isLimit(name) ? "" : didYouMean(name, classes);
  throw new TypeError(`--limit needs <class>=<requests a minute>, of ${classes.join(", ")}, not ${text}.${question}`);
};

const isLimit = (name: string): name is LimitName => Object.hasOwn(limits, name);
