/** The deployment under test. */
import type { Clock } from "./case.ts";
import type { Fetch } from "./client/exchange.ts";
import type { Addresses } from "./client/hosts.ts";
import type { StartReceiver } from "./receiver.ts";

export interface Target extends Addresses {
  /** In place of the platform's `fetch`, for a target in memory. */
  readonly fetch?: Fetch;
  /** A token with every scope. Without one, a sandbox hands out its own. */
  readonly token?: string | undefined;
  /** A token of another organization; a sandbox hands one out. */
  readonly otherToken?: string | undefined;
  /** A console session with every permission; console operations are skipped without it. */
  readonly operatorToken?: string | undefined;
  /** A token with exactly these scopes, in any organization, or null when there is none; a sandbox hands them out. */
  readonly narrowToken?: (scopes: readonly string[]) => Promise<string | null>;
  /** Where webhooks can be received; null when the target can reach no receiver of ours. */
  readonly startReceiver?: StartReceiver | null;
  /** Moves the target's time. */
  readonly clock?: Clock;
  /** A customer's number that messages may be sent to, where the target is no sandbox. */
  readonly phoneNumber?: string | undefined;
}
