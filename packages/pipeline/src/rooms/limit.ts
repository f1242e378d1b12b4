import type { LimitName, Operation } from "@atlas-messaging/contract";
import type { Taken } from "../limiter.ts";
import type { Shell } from "../shell.ts";
import { type Context, type LimitDecision, operationOf } from "./context.ts";
import type { Principal } from "./principals.ts";
import { Problem } from "./problem.ts";

type Reason = Exclude<LimitDecision["reason"], "ok">;

/** A window that a request counts in. */
interface Checked {
  readonly key: string;
  readonly reason: Reason;
}

/** The class of a request whose body is known. */
export const limitClassOf = ({ limit: own, limitBy }: Operation, body: unknown): LimitName => {
  if (!limitBy) return own;
  const value: unknown = Reflect.get(Object(body), limitBy.member);
  return limitBy.classes[String(value)] ?? own;
};

/** Counts a request of an operation; one whose class depends on the body counts in `validate`. */
export const limit = (context: Context): Promise<void> | void => {
  const operation = operationOf(context);
  // Health checks are never limited.
  if (operation.id !== "system.health" && !operation.limitBy) return count(context, operation.limit);
};

/** Counts a request in the windows of its organization and principal, or of its client address; full ones refuse it. */
export const count = async (context: Context, limitClass: LimitName): Promise<void> => {
  const { shell } = context;
  const checked = windowsOf(context, limitClass);
  const most = shell.settings.limits[limitClass];
  const taken = await shell.limiter.take(keysOf(checked), most);
  context.limit = decisionOf(limitClass, checked, taken);
  if (taken.admitted) return;
  const { reason, retryAfterSeconds } = context.limit;
  throw new Problem(
    "rate_limited",
    `${most} requests per minute are allowed (${limitClass}, per ${reason}); try again in ${retryAfterSeconds} s.`,
  );
};

/** Counts in one window beside those of the request; the refusal where it is full, whose headers tell of that window. */
export const countIn = async (
  { limiter }: Pick<Shell, "limiter">,
  window: Checked,
  { most, limitClass, what }: { readonly most: number; readonly limitClass: LimitName; readonly what: string },
): Promise<Problem | null> => {
  const taken = await limiter.take([window.key], most);
  if (taken.admitted) return null;
  const decision = decisionOf(limitClass, [window], taken);
  const message = `${most} ${what} per minute are allowed; try again in ${decision.retryAfterSeconds} s.`;
  return new Problem("rate_limited", message, { headers: limitHeaders(decision) });
};

/** The state of the windows for the headers of an answer that does not count. */
export const showLimit = async (context: Context): Promise<LimitDecision> => {
  const { shell, limitClass } = context;
  const checked = windowsOf(context, limitClass);
  const taken = await shell.limiter.peek(keysOf(checked), shell.settings.limits[limitClass]);
  return decisionOf(limitClass, checked, { ...taken, admitted: true });
};

/** The tighter of the windows, and whether it has refused. */
const decisionOf = (limitClass: LimitName, checked: readonly Checked[], taken: Taken): LimitDecision => {
  const tightest = taken.windows.reduce((a, b) => (b.remaining < a.remaining ? b : a));
  const { limit: most, remaining, resetAt } = tightest;
  const reason = checked[taken.windows.indexOf(tightest)]?.reason ?? "organization";
  const waitSeconds = Math.ceil((resetAt - taken.now) / 1_000);
  return {
    limitClass,
    limit: most,
    remaining,
    resetAt,
    resetSeconds: Math.max(0, waitSeconds),
    reason: taken.admitted ? "ok" : reason,
    retryAfterSeconds: taken.admitted ? 0 : Math.max(1, waitSeconds),
  };
};

/** The six headers of the specification, and the field pair of the IETF's draft on rate limits. */
export const limitHeaders = (state: LimitDecision) => ({
  "x-atlas-ratelimit-limit": String(state.limit),
  "x-atlas-ratelimit-remaining": String(state.remaining),
  "x-atlas-ratelimit-reset": String(Math.ceil(state.resetAt / 1_000)),
  "x-atlas-ratelimit-reason": state.reason,
  "retry-after": String(state.retryAfterSeconds),
  "x-ratelimit-remaining": String(state.remaining),
  "ratelimit-policy": `"${state.limitClass}";q=${state.limit};w=60`,
  ratelimit: `"${state.limitClass}";r=${state.remaining};t=${state.resetSeconds}`,
});

const keysOf = (checked: readonly Checked[]): readonly string[] => checked.map(({ key }) => key);

const windowsOf = (context: Context, limitClass: LimitName): readonly Checked[] => {
  const { principal } = context;
  if (!principal || limitClass === "public") {
    const own = limitClass === "sign_in" ? "sign_in " : "";
    return [{ key: `${own}address ${context.clientAddress ?? "unknown"}`, reason: "address" }];
  }
  const known = windowsOfPrincipals.get(principal) ?? {};
  windowsOfPrincipals.set(principal, known);
  return (known[limitClass] ??= [
    { key: `${limitClass} organization ${principal.organizationId}`, reason: "organization" },
    { key: `${limitClass} principal ${principal.id}`, reason: "principal" },
  ]);
};

/** A key that is made anew must be hashed anew, at each of its four look-ups. */
const windowsOfPrincipals = new WeakMap<Principal, { [Class in LimitName]?: readonly Checked[] }>();
