/** The limits, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Asked, type Fault, answering, answers, asks, rewrites } from "./fault.ts";

const ingesting: readonly OperationId[] = ["knowledge.create"];
const limited = (_: unknown, { status }: Response): boolean => status === 429;

/** A window that is full is full for more than it should be; empty for what it is not. */
const fillsMore = (name: string, operations: readonly OperationId[], windowOf: (asked: Asked) => string): Fault => {
  const full = new Map<string, Response>();
  return {
    name,
    operations,
    layer: () => {
      full.clear();
      return async (asked, next) => {
        const known = full.get(windowOf(asked));
        if (known) return known.clone();
        const response = await next(asked.request);
        if (response.status === 429 && windowOf(asked) !== "") full.set(windowOf(asked), response.clone());
        return response;
      };
    },
    moved: () => full.clear(),
  };
};

export const limitFaults: readonly Fault[] = [
  { name: "allows 31 actions a minute", operations: ["actions.execute"], settings: { limits: { actions: 31 } } },
  {
    name: "says 30 actions and allows 31",
    operations: ["actions.execute"],
    settings: { limits: { actions: 31 } },
    layer: answers(
      (_, __, { headers }) => {
        const left = String(Math.max(0, Number(headers.get("x-atlas-ratelimit-remaining")) - 1));
        const both = { "x-atlas-ratelimit-remaining": left, "x-ratelimit-remaining": left };
        const field = headers.get("ratelimit")?.replace(/r=\d+/, `r=${left}`) ?? null;
        const policy = headers.get("ratelimit-policy")?.replace("q=31", "q=30") ?? null;
        return { headers: { ...both, "x-atlas-ratelimit-limit": "30", ratelimit: field, "ratelimit-policy": policy } };
      },
      (asked, { headers }) => asked.operation === "actions.execute" && headers.get("x-atlas-ratelimit-limit") === "31",
    ),
  },
  { name: "counts an ingest like any write", operations: ingesting, settings: { limits: { ingest: 60 } } },
  {
    name: "counts a message like an agent's tool",
    operations: ["messages.send"],
    settings: { limits: { messages: 120 } },
  },
  { name: "allows 9 ingests a minute", operations: ingesting, settings: { limits: { ingest: 9 } } },
  {
    name: "limits without Retry-After",
    operations: ingesting,
    layer: answers(() => ({ headers: { "retry-after": null } }), limited),
  },
  {
    name: "limits with a Retry-After of 0",
    operations: ingesting,
    layer: answers(() => ({ headers: { "retry-after": "0" } }), limited),
  },
  {
    name: "limits with a Retry-After of an hour",
    operations: ingesting,
    layer: answers(() => ({ headers: { "retry-after": "3600" } }), limited),
  },
  {
    name: "limits for the reason ok",
    operations: ingesting,
    layer: answers(() => ({ headers: { "x-atlas-ratelimit-reason": "ok" } }), limited),
  },
  { name: "limits with 503", operations: ingesting, layer: answers(() => ({ status: 503 }), limited) },
  {
    name: "never counts a request",
    operations: [
      "knowledge.create",
      "channels.list",
      "conversations.list",
      "runs.list",
      "agent.manifest",
      "agent.searchKnowledge",
    ],
    layer: answers((_, __, { headers }) => {
      const limit = headers.get("x-atlas-ratelimit-limit") ?? "";
      const field = headers.get("ratelimit")?.replace(/r=\d+/, `r=${limit}`) ?? null;
      return { headers: { "x-atlas-ratelimit-remaining": limit, "x-ratelimit-remaining": limit, ratelimit: field } };
    }),
  },
  {
    name: "counts each token by itself",
    operations: ["channels.list", "console.serviceAccounts.create", "console.serviceAccounts.createKey"],
    layer: () => {
      const counts = new Map<string, number>();
      return async (asked, next) => {
        const response = await next(asked.request);
        const { headers, status } = response;
        if (asked.operation !== "channels.list" || status !== 200) return response;
        const count = (counts.get(asked.token) ?? 0) + 1;
        counts.set(asked.token, count);
        const left = String(Number(headers.get("x-atlas-ratelimit-limit")) - count);
        const field = headers.get("ratelimit")?.replace(/r=\d+/, `r=${left}`) ?? null;
        const rateHeaders = { "x-atlas-ratelimit-remaining": left, "x-ratelimit-remaining": left, ratelimit: field };
        return answering(response, { headers: rateHeaders });
      };
    },
  },
  {
    name: "executes what it limits",
    operations: ["knowledge.create", "knowledge.list"],
    settings: { limits: { ingest: 1_000 } },
    layer: () => {
      const counts = new Map<string, number>();
      return async (asked, next) => {
        const response = await next(asked.request);
        if (asked.operation !== "knowledge.create" || asked.token === "") return response;
        const count = (counts.get(asked.token) ?? 0) + 1;
        counts.set(asked.token, count);
        const left = String(Math.max(0, 10 - count));
        const rateHeaders = {
          "x-atlas-ratelimit-limit": "10",
          "x-atlas-ratelimit-remaining": left,
          "x-ratelimit-remaining": left,
          ratelimit: `"ingest";r=${left};t=60`,
          "ratelimit-policy": response.headers.get("ratelimit-policy")?.replace("1000", "10") ?? null,
        };
        if (count <= 10) return answering(response, { headers: rateHeaders });
        const error = { code: "rate_limited", message: "Too many.", retryable: true };
        return answering(response, {
          status: 429,
          headers: {
            ...rateHeaders,
            "retry-after": "60",
            "x-atlas-ratelimit-reason": "organization",
            "idempotent-replayed": null,
          },
          body: { ok: false, error },
        });
      };
    },
  },
  {
    name: "tells the organization's windows as those of a key",
    operations: ["console.limits.list"],
    layer: asks(["console.limits.list"], () => ({ query: { principal_id: null } })),
  },
  {
    name: "tells every window as empty",
    operations: ["console.limits.list"],
    layer: rewrites(["console.limits.list"], (text) =>
      text.replaceAll(
        /"limit":(\d+),"used":\d+,"remaining":\d+,"resets_at":"[^"]*"/g,
        (_, limit: string) => `"limit":${limit},"used":0,"remaining":${limit},"resets_at":null`,
      ),
    ),
  },
  {
    name: "tells the windows of all organizations' keys",
    operations: ["console.limits.list"],
    layer: () => {
      const answered = new Map<string, Response>();
      return async (asked, next) => {
        const response = await next(asked.request);
        const principal = asked.query.get("principal_id");
        if (asked.operation !== "console.limits.list" || principal === null || response.status !== 200) return response;
        const known = answered.get(principal) ?? response.clone();
        answered.set(principal, known);
        return known.clone();
      };
    },
  },
  fillsMore(
    "counts every class in one window",
    ["knowledge.create", "knowledge.list", "sessions.create"],
    ({ token }) => token,
  ),
  fillsMore("counts all organizations in one window", ingesting, ({ operation }) =>
    operation === "knowledge.create" ? "all" : "",
  ),
];
