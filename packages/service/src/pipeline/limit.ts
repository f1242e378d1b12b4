import { type LimitName, type Operation, keysOf, limits } from "@atlas-messaging/contract";
import {
  type CountedIn,
  type LimitDecision,
  type WindowState,
  decisionOf,
  limitHeaders,
  rateLimited,
} from "@atlas-messaging/server-stubs/parts";
import type { Shell } from "./services.ts";
import { type Context, operationOf } from "./context.ts";
import type { Principal } from "./principals.ts";
import { Problem } from "./problem.ts";

/** The windows of a request, by their keys. */
interface Windows {
  readonly keys: readonly string[];
  readonly reasons: readonly CountedIn["reason"][];
}

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
  const decision = decisionOf(limitClass, windows.reasons, taken);
  context.limit = decision;
  if (!taken.admitted) throw rateLimited(decision);
};

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
  window: CountedIn,
  { max, limitClass, what, places }: CountingIn,
): Promise<Problem | null> => {
  const taken = await limiter.take([window.key], max, places);
  if (taken.admitted) return null;
  const decision = decisionOf(limitClass, [window.reason], taken);
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
  return decisionOf(limitClass, windows.reasons, { ...taken, admitted: true });
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

export const countedClasses: readonly CountedClass[] = keysOf(limits).filter(isCounted);

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

const windowsOf = (context: Context, limitClass: LimitName): Windows => {
  const { principal } = context;
  if (!principal || limitClass === "public") {
    const own = limitClass === "sign_in" ? "sign_in " : "";
    return { keys: [`${own}address ${context.clientAddress ?? "unknown"}`], reasons: ["address"] };
  }
  const known = windowsOfPrincipals.get(principal) ?? {};
  windowsOfPrincipals.set(principal, known);
  return (known[limitClass] ??= {
    keys: [keyOf(limitClass, "organization", principal.organizationId), keyOf(limitClass, "principal", principal.id)],
    reasons: ["organization", "principal"],
  });
};

const keyOf = (limitClass: LimitName, per: Counted["per"], id: string): string => `${limitClass} ${per} ${id}`;

type WindowsByClass = { [Class in LimitName]?: Windows };

/** Keys are cached as a new string would be hashed again at each of its four look-ups. */
const windowsOfPrincipals = new WeakMap<Principal, WindowsByClass>();
