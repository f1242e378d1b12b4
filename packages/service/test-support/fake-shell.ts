/** Shell for tests of single stages: a clock set by hand, ids in order, windows in memory, readable logs. */
import { createHash } from "node:crypto";
import { type LimitName, limits } from "@atlas-messaging/contract";
import { validateRequest } from "@atlas-messaging/validators/requests";
import { retentionOf } from "../src/organizations/retention.ts";
import { processLimiter } from "@atlas-messaging/server-stubs/parts";
import type { RequestLine, Shell, Store } from "../src/pipeline/services.ts";
import { Principals, createToken } from "../src/pipeline/principals.ts";
import { Streams } from "../src/pipeline/streams.ts";

const at = "http://atlas.example";

/** Output of the stages: the access log, and the log by level. */
export interface Heard {
  readonly lines: RequestLine[];
  readonly logged: (readonly [level: string, message: string])[];
}

export interface FakeShell extends Shell {
  readonly heard: Heard;
  readonly clock: { now(): number; set(time: number): void };
}

export const startOfTime = Date.parse("2026-01-02T12:00:00.000Z");

export const idOf = (count: number): string => `0198c0de-0000-7000-8000-${String(count).padStart(12, "0")}`;

/** Creates a store with the given functions; any other throws and names itself. */
const storeOf = (given: Partial<Store>): Store =>
  new Proxy(given, {
    get: (target, name) =>
      Reflect.get(target, name) ??
      (() => {
        throw new Error(`store.${String(name)} was not expected`);
      }),
  }) as Store; // Every member is there: some fail.

export type Changed = Partial<Omit<Shell, "store">> & { readonly store?: Partial<Store> };

export const fakeShell = ({ store = {}, ...changed }: Changed = {}): FakeShell => {
  const heard: Heard = { lines: [], logged: [] };
  let [now, ids, tokens] = [startOfTime, 0, 0];
  const clock = { now: () => now, set: (time: number) => void (now = time) };
  const log = (level: string) => (_: object, message: string) => void heard.logged.push([level, message]);
  const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
  return {
    settings: {
      environment: "sandbox",
      signUp: "open",
      enablePreview: true,
      build: "test",
      limits: defaultLimits,
      maxMediaBytes: 1_000,
      retention: retentionOf({ retentionDays: 30, requestRetentionDays: 7, maxRetentionDays: 365 }),
      quotas: {
        webhooks: 1,
        apps: 1,
        service_accounts: 1,
        keys: 1,
        members: 1,
        documents: 1,
        templates: 1,
        agents: 1,
        vouchers: 1,
        stored_bytes: 1_000_000,
      },
    },
    exports: { read: async () => new ReadableStream() },
    media: {
      keep: async () => {},
      receive: async () => ({ size_bytes: 0, sha256: "" }),
      drop: async () => {},
      read: () => new ReadableStream(),
    },
    isServed: () => true,
    whyNotReady: () => null,
    hosts: { api: at, console: at, agent: at, site: at },
    separateHosts: null,
    authorizes: true,
    trustedHosts: null,
    toolServerHosts: null,
    validateRequest,
    log: { info: log("info"), warn: log("warn"), error: log("error") },
    accessLog: { info: (line) => void heard.lines.push(line) },
    keepRequest: null,
    limiter: processLimiter(clock),
    principals: new Principals(),
    streams: new Streams(),
    recordUse: () => {},
    notices: new Set(),
    newId: () => idOf(++ids),
    mac: (text) => sha256(`mac ${text}`),
    sha256,
    fingerprint: sha256,
    createToken: (kind) => createToken(kind, "sandbox", { randomInt: (below) => (tokens += 7) % below, sha256 }),
    seal: (text) => `sealed ${text}`,
    open: (sealed) => sealed.replace(/^sealed /, ""),
    passwords: {
      hashTried: async (_, password) => `hash of ${password}`,
      hashNew: async (_, password) => `hash of ${password}`,
    },
    seedKnowledge: () => [],
    freshSecret: () => "fresh secret",
    signingKey: () => ({ privateKey: "whsk_fresh", publicKey: "whpk_fresh" }),
    afterAnswer: (work) => void work(),
    jobsEnqueued: () => {},
    targetProblem: () => null,
    askChannel: async () => ({ ok: true, latencyMs: 0 }),
    askUnlinked: async () => ({ ok: true, latencyMs: 0 }),
    checkLink: async () => null,
    subscribeApp: async () => null,
    askTemplates: async (link) => ({ at: link.created_at, templates: [], complete: true }),
    ...changed,
    store: storeOf({ isUnavailable: () => false, lives: async () => ({ lives: true, standing: null }), ...store }),
    heard,
    clock,
  };
};

const names = Object.keys(limits) as LimitName[]; // The table has exactly its own keys.
const defaultLimits = Object.fromEntries(
  names.map((name) => [name, limits[name].limit]),
) as Shell["settings"]["limits"];

/** Creates a request to the fake shell's host. */
export const requestTo = (path: string, init?: RequestInit): Request => new Request(`${at}${path}`, init);

/** Returns the six headers of the specification; null for a missing one. */
export const sixHeaders = ({ headers }: Response) => ({
  limit: headers.get("x-atlas-ratelimit-limit"),
  remaining: headers.get("x-atlas-ratelimit-remaining"),
  reset: headers.get("x-atlas-ratelimit-reset"),
  reason: headers.get("x-atlas-ratelimit-reason"),
  retryAfter: headers.get("retry-after"),
  plain: headers.get("x-ratelimit-remaining"),
});
