/** Deployment under test. */
import type { Clock } from "./case.ts";
import type { Fetch } from "./client/exchange.ts";
import type { Addresses } from "./client/hosts.ts";
import type { StartReceiver } from "./receiver.ts";

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
