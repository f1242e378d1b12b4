/** Errors of a messaging app's Cloud API: whether to retry a message, and its `error_code` otherwise. */
import { later, minute, second } from "../core/time.ts";
import { type Change, update, updateAll } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import type { Instant, Json } from "../rows/primitives.ts";
import type { JobRow } from "../rows/jobs.ts";
import { leaseOf } from "../core/jobs.ts";
import type { ProviderWords } from "../rows/channels.ts";

/** Every `error_code` of a failed message, each with a sentence for people. */
export const failureCodes = {
  window_closed: "The customer last wrote more than 24 hours ago; only a template may be sent.",
  handed_off: "People had the conversation when an agent's scheduled message was due.",
  recipient_unreachable: "The messaging app cannot reach the customer.",
  recipient_opted_out: "The customer has opted out of marketing messages from this business.",
  quiet_hours: "The customer's quiet hours left no time to send marketing within 24 hours.",
  recipient_not_allowed: "The channel may not send to this number.",
  marketing_limited: "The messaging app holds back marketing messages to this customer.",
  template_not_found: "The messaging app has no such template in this language.",
  template_mismatch: "The template's parameters do not match the approved template.",
  template_unavailable: "The messaging app has paused, disabled or rejected the template.",
  message_invalid: "The messaging app rejects the message as invalid.",
  rate_limited: "The messaging app's rate limits did not let the message through in time.",
  channel_disconnected: "An operator disconnected the channel, and nobody reconnected it within 24 hours.",
  channel_refused: "The messaging app refuses the channel: check its token, account and number.",
  provider_unavailable: "The messaging app could not be reached in time.",
  provider_error: "The messaging app refused the message for another reason.",
  provider_unclear: "The messaging app accepted the message repeatedly, but gave it no id and no status.",
  spending_cap: "A spending cap holds the message until it is raised, or until the next month.",
  organization_suspended: "The operator of the service suspended the organization before the message left.",
  set_aside: "The message could not be handed over because of a fault on our side.",
} as const;

export type FailureCode = keyof typeof failureCodes;

const mendToken = "Make a new access token at the messaging app, and enter it under New secrets.";
const mendAccount = "Read the reason in the messaging app's business support, and appeal there.";
const mendRights = "Give the access token's user the permission to send messages of this account.";
const register = "Register the number again at the messaging app.";

/** Advice by the provider's error number, where a person can mend it. */
const advice: { readonly [code: number]: string } = {
  0: mendToken,
  3: mendRights,
  10: mendRights,
  190: mendToken,
  200: mendRights,
  368: mendAccount,
  131005: mendRights,
  131031: mendAccount,
  131037: "Have the display name of the number approved at the messaging app.",
  131042: "Add or mend the payment method of the business account at the messaging app.",
  131045: register,
  133010: register,
};

/** Returns a provider's words, bounded, with advice. The number that begins a title is the code, which stands beside it. */
export const providerWords = (
  code: number | null,
  title: string | null,
  details: string | null,
): ProviderWords | null =>
  code === null && title === null
    ? null
    : {
        code: code !== null && Number.isSafeInteger(code) ? code : null,
        title:
          title
            ?.replace(/^\(#\d+\) /, "")
            .slice(0, 300)
            .toWellFormed() ?? null,
        details: details?.slice(0, 1_000).toWellFormed() ?? null,
        advice: (code === null ? undefined : advice[code]) ?? null,
      };

/** Tells words in one sentence or two, for people. */
export const sentenceOf = ({ code, title, details, advice: mend }: ProviderWords): string => {
  const said = [title, details].flatMap((each) => each?.replace(/\.$/, "") ?? []).join(": ");
  const number = code === null ? "" : ` (${code})`;
  return [`The messaging app says: ${said}${number}.`, mend].filter((each) => each !== null).join(" ");
};

/** The consequence of a provider's error for a message. */
export interface ProviderError {
  readonly failure: FailureCode;
  /** Milliseconds before the first retry; null if retrying cannot help. */
  readonly rest: number | null;
}

const final = (failure: FailureCode): ProviderError => ({ failure, rest: null });

const passing = (failure: FailureCode, rest: number): ProviderError => ({ failure, rest });

const throttled = passing("rate_limited", second);

const unavailable = passing("provider_unavailable", 2 * second);

/** Retried, since an operator may fix the channel within the day. */
const refusedChannel = passing("channel_refused", 5 * minute);

/** Consequences by the provider's error number. */
const byCode = new Map<number, ProviderError>([
  // Throughput
  [4, throttled],
  [80007, throttled],
  [130429, throttled],
  [131048, passing("rate_limited", minute)],
  [131056, passing("rate_limited", 6 * second)],
  // The provider itself
  [1, unavailable],
  [2, unavailable],
  [131000, unavailable],
  [131016, unavailable],
  [131057, unavailable],
  [133004, unavailable],
  // Token, account and number
  [0, refusedChannel],
  [3, refusedChannel],
  [10, refusedChannel],
  [190, refusedChannel],
  [200, refusedChannel],
  [368, refusedChannel],
  [131005, refusedChannel],
  [131031, refusedChannel],
  [131037, refusedChannel],
  [131042, refusedChannel],
  [131045, refusedChannel],
  [133010, refusedChannel],
  // The customer
  [131047, final("window_closed")],
  [131026, final("recipient_unreachable")],
  [130472, final("marketing_limited")],
  [131049, final("marketing_limited")],
  [131050, final("recipient_opted_out")],
  [131021, final("recipient_not_allowed")],
  [131030, final("recipient_not_allowed")],
  // The template
  [132001, final("template_not_found")],
  [132000, final("template_mismatch")],
  [132005, final("template_mismatch")],
  [132012, final("template_mismatch")],
  [132018, final("template_mismatch")],
  [132007, final("template_unavailable")],
  [132015, final("template_unavailable")],
  [132016, final("template_unavailable")],
  // The request
  [33, final("message_invalid")],
  [100, final("message_invalid")],
  [131008, final("message_invalid")],
  [131009, final("message_invalid")],
  [131051, final("message_invalid")],
  [131053, final("message_invalid")],
]);

/** Interprets an unsuccessful answer. `code` is null if the body has no readable one. */
export const providerError = (status: number, code: number | null): ProviderError => {
  const known = code === null ? undefined : byCode.get(code);
  if (known) return known;
  if (status === 401 || status === 403) return refusedChannel;
  if (status === 429) return throttled;
  return status >= 500 || status < 400 ? unavailable : final("provider_error");
};

/** Interprets a failure in a callback. The provider has given up, so every reason is final. */
export const reportedFailure = (code: number | null): FailureCode =>
  (code === null ? undefined : byCode.get(code)?.failure) ?? "provider_error";

/** Facts of a retry. */
interface RetryFacts {
  readonly now: Instant;
  readonly job: JobRow;
  /** In [0, 1). Spreads the retries of jobs that were put off together. */
  readonly random: number;
}

const maxRest = 5 * minute;

/**
 * Reschedules a job that its provider has put off. The wait doubles each time, up to five minutes or what the provider
 * asks for; jitter only lengthens it.
 */
export const retryLater = (
  { now, job, random }: RetryFacts,
  { failure, rest }: { readonly failure: FailureCode; readonly rest: number },
  more: { readonly [member: string]: Json } = {},
): { readonly dueAt: Instant; readonly change: Change } => {
  const before = countIn(job.detail, "tries");
  const wait = Math.max(rest, Math.min(maxRest, rest * 2 ** before));
  const dueAt = later(now, Math.round(wait * (1 + 0.2 * random)));
  const detail = { ...Object(job.detail), tries: before + 1, ...more };
  const again = { attempts: 0, due_at: dueAt, leased_until: null, last_error: failure, ripe: false, detail };
  return { dueAt, change: update("outbox", leaseOf(job), again) };
};

/** Lets go at once what waits because a provider refused its channel: a person has put it right. */
export const retryRefused = ({ organizationId: organization_id, now }: Facts): readonly Change[] =>
  (["send_message", "send_media"] as const).map((kind) =>
    updateAll(
      "outbox",
      { organization_id, kind, last_error: "channel_refused" satisfies FailureCode, leased_until: null, dead_at: null },
      { due_at: now },
    ),
  );

/** Reads a count of a job's detail; 0 if it has none. */
export const countIn = (detail: Json, name: "tries" | "taken"): number => {
  const count: unknown = Object(detail)[name];
  return typeof count === "number" ? count : 0;
};
