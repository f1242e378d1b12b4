import type { CallOptions } from "./call.ts";
import { systemClock } from "./transport/clock.ts";
import type { Clock } from "./transport/clock.ts";
import { addressesOf } from "./transport/environment.ts";
import type { Environment } from "./transport/environment.ts";
import type { Hook } from "./transport/hooks.ts";
import type { Addresses, HostOptions } from "./transport/hosts.ts";
import { Throttle } from "./transport/throttle.ts";

/** The platform's `fetch`, or what stands in for it; it is given an address and an init, never a `Request`. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** How to reach the service, and how patiently. */
export interface ClientOptions extends HostOptions, Omit<CallOptions, "signal" | "idempotencyKey"> {
  /** An OAuth token, a service-account key or an app grant token; its scopes decide which calls are allowed. Public operations need none. */
  readonly token?: string | undefined;
  /** What the addresses belong to, where they do not tell: a token of another environment is refused. */
  readonly environment?: Environment | undefined;
  /** In place of the platform's `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Called around each attempt, in their order. */
  readonly hooks?: readonly Hook[] | undefined;
  /** Shared with other clients of the same token; `false` sends at once what the service may refuse. */
  readonly throttle?: Throttle | false | undefined;
  /** In place of the platform's time and chance, for tests. */
  readonly clock?: Clock | undefined;
}

/** The options with their defaults. */
export type Settings = {
  readonly [Name in SettledOption]: NonNullable<ClientOptions[Name]>;
} & { readonly token: string; readonly addresses: Addresses };

type SettledOption = "fetch" | "timeout" | "attemptTimeout" | "retries" | "hooks" | "throttle" | "clock" | "headers";

/** @throws {TypeError} for an address without http(s), and for a token that no header can carry or that belongs to another environment; it is not shown */
export const settingsOf = ({
  fetch: given,
  timeout = 90_000,
  attemptTimeout = 30_000,
  retries = 4,
  hooks = [],
  throttle = new Throttle(),
  clock = systemClock,
  ...options
}: ClientOptions): Settings => {
  const token = options.token?.trim() ?? "";
  // A platform that refuses a header quotes it, and with it the token.
  if (/[^!-~]/.test(token)) throw new TypeError("The token fits no header.");
  return {
    ...options,
    addresses: addressesOf(token, options),
    token,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...byName(options.headers) },
    fetch: given ?? ((url, init) => fetch(url, init)),
    timeout,
    attemptTimeout,
    retries,
    hooks,
    throttle,
    clock,
  };
};

/** Headers under their names in lower case, so that one replaces the other however both are spelled. */
export const byName = (headers: CallOptions["headers"]): Record<string, string> =>
  Object.fromEntries(new Headers(headers));
