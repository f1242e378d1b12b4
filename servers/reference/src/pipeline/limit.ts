import type { LimitName } from "@atlas-messaging/contract";
import type { Call, LimitDecision, Principal, Services } from "./call.ts";
import { Problem } from "./problem.ts";

type Reason = Exclude<LimitDecision["reason"], "ok">;
interface Checked {
  readonly key: string;
  readonly reason: Reason;
}

/** Counts a request in the windows of its organization and principal, or of its client address; full ones refuse it. */
export const limit = (services: Services, call: Call, limitClass: LimitName): void => {
  const checked = windowsOf(call, limitClass);
  const now = services.clock.now();
  const before = tightest(services, checked, limitClass, now);
  if (before.remaining === 0) {
    const wait = Math.max(1, Math.ceil((before.resetAt - now) / 1_000));
    call.limit = { ...before, retryAfterSeconds: wait };
    throw new Problem(
      "rate_limited",
      `${before.limit} requests per minute are allowed (${limitClass}, per ${before.reason}); try again in ${wait} s.`,
    );
  }
  for (const { key } of checked) services.windows.add(key, now);
  call.limit = { ...tightest(services, checked, limitClass, now), reason: "ok", retryAfterSeconds: 0 };
};

/** The state of the windows for the headers of an answer that does not count. */
export const showLimit = (services: Services, call: Call, limitClass: LimitName): LimitDecision => ({
  ...tightest(services, windowsOf(call, limitClass), limitClass, services.clock.now()),
  reason: "ok",
  retryAfterSeconds: 0,
});

const tightest = (services: Services, checked: readonly Checked[], limitClass: LimitName, now: number) =>
  checked
    .map(({ key, reason }) => ({ ...services.windows.peek(key, services.settings.limits[limitClass], now), reason }))
    .reduce((tight, other) => (other.remaining < tight.remaining ? other : tight));

const windowsOf = (call: Call, limitClass: LimitName): readonly Checked[] => {
  const { principal } = call;
  if (!principal || limitClass === "public") {
    return [{ key: `address ${call.clientAddress ?? "unknown"}`, reason: "address" }];
  }
  return [windowOf(principal, "organization", limitClass), windowOf(principal, "principal", limitClass)];
};

const windowOf = (principal: Principal, reason: "organization" | "principal", limitClass: LimitName): Checked => ({
  key: `${limitClass} ${reason} ${reason === "organization" ? principal.organizationId : principal.id}`,
  reason,
});
