import { type LimitName, type Operation, limits } from "@atlas-messaging/contract";
import type { Limiter, Shell, Taken, WindowState } from "./services.ts";
import { type Context, type LimitDecision, operationOf } from "./context.ts";
import type { Principal } from "./principals.ts";
import { Problem } from "./problem.ts";
import type { Clock } from "../core/time.ts";

type Reason = Exclude<LimitDecision["reason"], "ok">;

/** A window that a request counts in. */
interface Checked {
  readonly key: string;
  readonly reason: Reason;
}

/** The windows of a request, by their keys. */
interface Windows {
  readonly keys: readonly string[];
  readonly reasons: readonly Reason[];
}

/** Returns the limit class of a request whose body is known. */
export const limitClassOf = ({ limit: own, limitBy }: Operation, body: unknown): LimitName => {
  if (!limitBy) return own;
  const value: unknown = Reflect.get(Object(body), limitBy.member);
  return limitBy.classes[String(value)] ?? own;
};

/** Counts a request, unless it is a probe. If the class depends on the body, `validate` counts it. */
export const limit = async (context: Context): Promise<void> => {
  const operation: Operation = operationOf(context);
  if (!operation.probe && !operation.limitBy) await count(context, operation.limit);
};

/** Returns the requests per minute of a class: the organization's own, else the deployment's. */
export const limitOf = ({ shell, principal }: Pick<Context, "shell" | "principal">, limitClass: LimitName): number =>
  principal?.standing?.limits?.[limitClass] ?? shell.settings.limits[limitClass];

/** Counts a request for its organization and principal, or for its client address. A full window refuses it. */
export const count = async (context: Context, limitClass: LimitName): Promise<void> => {
  const windows = windowsOf(context, limitClass);
  const taken = await context.shell.limiter.take(windows.keys, limitOf(context, limitClass));
  const decision = decisionOf(limitClass, windows, taken);
  context.limit = decision;
  if (!taken.admitted) throw refusalOf(decision);
};

const refusalOf = ({ limit: max, limitClass, reason, retryAfterSeconds }: LimitDecision): Problem =>
  new Problem(
    "rate_limited",
    `${max} requests per minute are allowed (${limitClass}, per ${reason}); try again in ${retryAfterSeconds} s.`,
  );

interface CountingIn {
  readonly max: number;
  readonly limitClass: LimitName;
  /** Names what is counted, in the refusal. */
  readonly what: string;
  /** Number that are counted at once; default 1. */
  readonly places?: number;
}

/** Counts in one more window. Returns the refusal if it is full, with that window's headers. */
export const countIn = async (
  { limiter }: Pick<Shell, "limiter">,
  window: Checked,
  { max, limitClass, what, places }: CountingIn,
): Promise<Problem | null> => {
  const taken = await limiter.take([window.key], max, places);
  if (taken.admitted) return null;
  const decision = decisionOf(limitClass, { keys: [window.key], reasons: [window.reason] }, taken);
  const message = `${max} ${what} per minute are allowed; try again in ${decision.retryAfterSeconds} s.`;
  return new Problem("rate_limited", message, { headers: limitHeaders(decision) });
};

/** A page loads several files, and a reader opens many pages: their window is so many times that of other requests. */
const filesOfReader = 20;

/** Counts a page, or a file of one, for its client address. They have a window of their own, as they lie in memory. */
export const countPage = async ({ shell, clientAddress }: Context): Promise<void> => {
  const window = { key: `pages of ${clientAddress ?? "unknown"}`, reason: "address" } as const;
  const max = shell.settings.limits.public * filesOfReader;
  const refused = await countIn(shell, window, { max, limitClass: "public", what: "pages and their files" });
  if (refused !== null) throw refused;
};

/** Returns the windows' state without counting, for the headers. */
export const showLimit = async (context: Context): Promise<LimitDecision> => {
  const { shell, limitClass } = context;
  const windows = windowsOf(context, limitClass);
  const taken = await shell.limiter.peek(windows.keys, limitOf(context, limitClass));
  return decisionOf(limitClass, windows, { ...taken, admitted: true });
};

/** Owner of windows: an organization, or one of its principals. */
export interface Counted {
  readonly per: "organization" | "principal";
  readonly id: string;
}

/** Classes that count requests with a credential. */
type CountedClass = {
  [Name in LimitName]: (typeof limits)[Name]["per"][0] extends "organization" ? Name : never;
}[LimitName];

const isCounted = (name: LimitName): name is CountedClass => limits[name].per[0] === "organization";

const names = Object.keys(limits) as readonly LimitName[]; // The table has no other keys.

export const countedClasses: readonly CountedClass[] = names.filter(isCounted);

/** Returns the state of one window without counting. */
export const peekWindow = async (
  context: Pick<Context, "shell" | "principal">,
  limitClass: CountedClass,
  { per, id }: Counted,
): Promise<WindowState> => {
  const max = limitOf(context, limitClass);
  const [window] = (await context.shell.limiter.peek([keyOf(limitClass, per, id)], max)).windows;
  return window ?? { limit: max, remaining: max, resetAt: 0 };
};

/** Returns the state of the tightest window. */
const decisionOf = (limitClass: LimitName, { reasons }: Windows, taken: Taken): LimitDecision => {
  const tightest = taken.windows.reduce((a, b) => (b.remaining < a.remaining ? b : a));
  const { limit: max, remaining, resetAt } = tightest;
  const reason = reasons[taken.windows.indexOf(tightest)] ?? "organization";
  const waitSeconds = Math.ceil((resetAt - taken.now) / 1_000);
  return {
    limitClass,
    limit: max,
    remaining,
    resetAt,
    resetSeconds: Math.max(0, waitSeconds),
    reason: taken.admitted ? "ok" : reason,
    retryAfterSeconds: taken.admitted ? 0 : Math.max(1, waitSeconds),
  };
};

/** Returns the six headers of the specification, and the two fields of the IETF draft on rate limits. */
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

const windowsOf = (context: Context, limitClass: LimitName): Windows => {
  const { principal } = context;
  if (!principal || limitClass === "public") {
    const own = limitClass === "sign_in" ? "sign_in " : "";
    return { keys: [`${own}address ${context.clientAddress ?? "unknown"}`], reasons: ["address"] };
  }
  const known = windowsOfPrincipals.get(principal) ?? firstWindowsOf(principal);
  return (known[limitClass] ??= {
    keys: [keyOf(limitClass, "organization", principal.organizationId), keyOf(limitClass, "principal", principal.id)],
    reasons: ["organization", "principal"],
  });
};

const keyOf = (limitClass: LimitName, per: Counted["per"], id: string): string => `${limitClass} ${per} ${id}`;

type WindowsByClass = { [Class in LimitName]?: Windows };

/** Keys are cached as a new string would be hashed again at each of its four look-ups. */
const windowsOfPrincipals = new WeakMap<Principal, WindowsByClass>();

const firstWindowsOf = (principal: Principal): WindowsByClass => {
  const windows: WindowsByClass = {};
  windowsOfPrincipals.set(principal, windows);
  return windows;
};

/** Windows of one process, which snapshots can read and write. */
export interface ProcessLimiter extends Limiter {
  read(): readonly CountedRequests[];
  write(counted: readonly CountedRequests[]): void;
}

const lessBy = ({ limit: max, remaining, resetAt }: WindowState, places: number): WindowState => ({
  limit: max,
  remaining: Math.max(0, remaining - places),
  resetAt,
});

/** Creates a limiter for a deployment of one process. */
export const processLimiter = (clock: Clock): ProcessLimiter => {
  const windows = new SlidingWindows();
  const look = (keys: readonly string[], max: number): Taken => {
    const now = clock.now();
    const states = keys.map((key) => windows.peek(key, max, now));
    return { admitted: states.every(({ remaining }) => remaining > 0), windows: states, now };
  };
  return {
    read: () => windows.read(),
    write: (counted) => windows.write(counted),
    peek: look,
    take: (keys, max, places = 1) => {
      const found = look(keys, max);
      if (!found.admitted) return found;
      for (const key of keys) for (let place = 0; place < places; place++) windows.add(key, found.now);
      return { admitted: true, windows: found.windows.map((each) => lessBy(each, places)), now: found.now };
    },
  };
};

/** Times of the requests in the window of a key, oldest first. */
export type CountedRequests = readonly [key: string, times: readonly number[]];

const span = 60_000;

const sweepEvery = 4_096;

/** Times of the requests that count, oldest first. Expired ones are cut off in batches. */
class Log {
  #times: number[] = [];
  #first = 0;

  forget(before: number): void {
    while (this.#first < this.#times.length && (this.#times[this.#first] ?? 0) <= before) this.#first++;
    if (this.#first > 1_024 && this.#first * 2 > this.#times.length) {
      this.#times = this.#times.slice(this.#first);
      this.#first = 0;
    }
  }

  get count(): number {
    return this.#times.length - this.#first;
  }

  get oldest(): number | undefined {
    return this.#times[this.#first];
  }

  get times(): readonly number[] {
    return this.#times.slice(this.#first);
  }

  add(time: number): void {
    this.#times.push(time);
  }
}

export class SlidingWindows {
  #logs = new Map<string, Log>();
  #calls = 0;

  /** Returns the state of a window without counting. */
  peek(key: string, max: number, now: number): WindowState {
    const log = this.#logs.get(key);
    log?.forget(now - span);
    return {
      limit: max,
      remaining: Math.max(0, max - (log?.count ?? 0)),
      resetAt: (log?.oldest ?? now) + span,
    };
  }

  /** Counts a request. */
  add(key: string, now: number): void {
    if (++this.#calls % sweepEvery === 0) this.#sweep(now);
    const log = this.#logs.get(key) ?? new Log();
    this.#logs.set(key, log);
    log.add(now);
  }

  read(): readonly CountedRequests[] {
    return Array.from(this.#logs, ([key, log]) => [key, log.times]);
  }

  /** Replaces all counted requests. */
  write(counted: readonly CountedRequests[]): void {
    this.#logs = new Map();
    for (const [key, times] of counted) for (const time of times) this.add(key, time);
  }

  #sweep(now: number): void {
    for (const [key, log] of this.#logs) {
      log.forget(now - span);
      if (log.count === 0) this.#logs.delete(key);
    }
  }
}
