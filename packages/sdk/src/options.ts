import type { CallOptions } from "./call.ts";
import { type Clock, systemClock } from "./clock.ts";
import { type Environment, addressesOf } from "./environment.ts";
import type { Hook } from "./hooks.ts";
import type { Addresses, HostOptions } from "./environment.ts";
import { Throttle } from "./throttle.ts";

/**
 * Substitute for the platform's `fetch`, such as that of undici, node-fetch or cross-fetch. It is called with an address and an
 * init, never with a `Request`. For event streams its answers need a web stream as `body`, which node-fetch has not.
 */
export type Fetch = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    /** Body as JSON; the bytes of an upload as a `Blob`, `Uint8Array` or web stream. */
    readonly body: string | null;
    readonly redirect: "manual";
    readonly signal: AbortSignal;
  },
) => Promise<{
  readonly status: number;
  readonly ok: boolean;
  readonly headers: { readonly get: (name: string) => string | null };
  readonly text: () => Promise<string>;
}>;

/** The platform's own, which a substitute stands for. */
export type PlatformFetch = (url: string, init: RequestInit) => Promise<Response>;

/** Options of a client. */
export interface ClientOptions extends HostOptions, Omit<CallOptions, "signal" | "idempotencyKey"> {
  /**
   * OAuth token, service-account key or app grant token. Its scopes decide which calls are allowed. Public operations
   * need none.
   */
  readonly token?: string | undefined;
  /** Environment of the addresses, if they do not name it. A token of another environment is refused. */
  readonly environment?: Environment | undefined;
  /** Replaces the platform's `fetch`. */
  readonly fetch?: Fetch | undefined;
  /** Hooks called in order around each attempt. */
  readonly hooks?: readonly Hook[] | undefined;
  /**
   * Throttle to share with other clients of the same token. `false` turns throttling off, so the service may answer
   * 429.
   */
  readonly throttle?: Throttle | false | undefined;
  /** Replaces the platform's time and randomness in tests. */
  readonly clock?: Clock | undefined;
}

/** Options with their defaults filled in. */
export type Settings = {
  readonly [Name in SettledOption]: NonNullable<ClientOptions[Name]>;
} & {
  readonly fetch: PlatformFetch;
  readonly token: string;
  readonly addresses: Addresses;
  /** Undefined until the service has answered, unless given. */
  retries?: number | undefined;
};

type SettledOption = "timeout" | "attemptTimeout" | "hooks" | "throttle" | "clock" | "headers";

/** @throws {TypeError} as the constructor of a client */
export const settingsOf = (all: ClientOptions): Settings => {
  // A platform quotes what it looks for a member of, such as a token.
  if (Object(all) !== all) throw new TypeError("Pass { token }.");
  const {
    fetch: given,
    timeout = 90_000,
    attemptTimeout = 30_000,
    hooks = [],
    throttle = new Throttle(),
    clock = systemClock,
    ...options
  } = all;
  const token = options.token?.trim() ?? "";
  // Platforms quote a header that they refuse, and would reveal the token.
  if (/[^!-~]/.test(token)) throw new TypeError("Invalid token.");
  return {
    ...options,
    addresses: addressesOf(token, options),
    token,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...byName(options.headers) },
    // Substitutes answer as the platform does, but each has types of its own.
    fetch: (given as PlatformFetch | undefined) ?? ((url, init) => fetch(url, init)),
    timeout,
    attemptTimeout,
    hooks,
    throttle,
    clock,
  };
};

/**
 * Returns headers under lower-case names, so that one replaces the other in any spelling.
 *
 * @throws {TypeError} for what no header can carry; the message omits it, as it may be a credential
 */
export const byName = (headers: CallOptions["headers"]): Record<string, string> => {
  try {
    return Object.fromEntries(new Headers(headers));
  } catch {
    throw new TypeError("Invalid header.");
  }
};
