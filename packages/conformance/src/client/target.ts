/** Deployment under test. */
import type { Clock, Environment } from "../case.ts";
import type { Fetch } from "./exchange.ts";
import type { StartReceiver } from "../receiver.ts";
import { type Host, type OperationId, keysOf, operations } from "@atlas-messaging/contract";

/** Deployment to test: its addresses and credentials, and the means to reach it. */
export interface Target extends Addresses {
  /** Replaces the platform's `fetch`, for an in-memory target. */
  readonly fetch?: Fetch;
  /** Token with every scope. A sandbox provides one by default. */
  readonly token?: string | undefined;
  /** Token of another organization. A sandbox provides one. */
  readonly otherToken?: string | undefined;
  /** Console session with every permission. Console cases are skipped without it. */
  readonly operatorToken?: string | undefined;
  /** Returns a token with exactly these scopes in any organization, or null. A sandbox provides them. */
  readonly narrowToken?: (scopes: readonly string[]) => Promise<string | null>;
  /** Starts a webhook receiver. Null if the target can reach none. */
  readonly startReceiver?: StartReceiver | null;
  /** Moves the target's time. */
  readonly clock?: Clock;
  /** Customer's number that may receive messages, if the target is not a sandbox. */
  readonly phoneNumber?: string | undefined;
}

/** Addresses of a deployment's hosts (interface specification, address placeholders). All default to `baseUrl`. */
export interface Addresses {
  readonly baseUrl: string;
  readonly consoleUrl?: string | undefined;
  readonly agentUrl?: string | undefined;
  readonly siteUrl?: string | undefined;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Tells if an address is one of this machine alone. */
export const isLoopback = (url: string): boolean => loopback.test(new URL(url).hostname);

const withoutSlash = (url: string): string => url.replace(/\/+$/, "");

export const addressesByHost = ({ baseUrl, consoleUrl, agentUrl, siteUrl }: Addresses): Record<Host, string> => ({
  api: withoutSlash(baseUrl),
  console: withoutSlash(consoleUrl ?? baseUrl),
  agent: withoutSlash(agentUrl ?? baseUrl),
  site: withoutSlash(siteUrl ?? baseUrl),
});

const beginningOf = (path: string): string => path.split(/[/?]/, 2)[1] ?? "";

/** Hosts by the first segment of a path: `operator` is the console. */
const hosts = new Map<string, Host>(Object.values(operations).map(({ path, host }) => [beginningOf(path), host]));

/** Returns the host of a path, even an unknown one. */
export const hostOf = (path: string): Host => hosts.get(beginningOf(path)) ?? "api";

// Operations that a deployment claims to support.

/** A profile, as written in JSON. */
export interface Profile {
  /** Ids of the operations that the deployment claims. The suite tests only these. */
  readonly operations: readonly OperationId[];
}

/** The claims of a deployment about itself. */
export interface Told {
  readonly environment: Environment | null;
  readonly profile: Profile;
}

const environments: readonly Environment[] = ["sandbox", "staging", "production"];

/**
 * Reads the environment and the enabled operations from a body of `GET /version`, as far as it has them. Its cases
 * report what is wrong with it. Without a list, every operation counts as claimed.
 */
export const toldBy = (text: string): Told => {
  const data = member(parsed(text), "data");
  const listed = member(data, "operations");
  const enabled = Array.isArray(listed)
    ? listed.filter((each) => member(each, "enabled") === true).map((each) => member(each, "operation_id"))
    : keysOf(operations);
  const environment = environments.find((each) => each === member(data, "environment")) ?? null;
  return { environment, profile: { operations: enabled.filter(isOperation) } };
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const member = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

const isOperation = (id: unknown): id is OperationId => typeof id === "string" && Object.hasOwn(operations, id);

/**
 * Reads a profile from JSON.
 *
 * @throws {TypeError} that names what is wrong with it
 */
export const readProfile = (value: unknown): Profile => {
  const listed = typeof value === "object" && value !== null && "operations" in value ? value.operations : undefined;
  if (!Array.isArray(listed)) throw new TypeError('A profile is an object with the list "operations".');
  const names: unknown[] = listed;
  const unknown = names.filter((name) => !isOperation(name));
  if (unknown.length > 0) throw new TypeError(`The contract has no operation ${unknown.map(String).join(", ")}.`);
  return { operations: names.filter(isOperation) };
};
