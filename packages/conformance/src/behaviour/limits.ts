/** Rate limits and their headers. */
import { type LimitName, type OperationId, keysOf, limits } from "@atlas-messaging/contract";
import type { Answer, Request } from "../calls.ts";
import type { Case, Citation, Context } from "../case.ts";
import { refusedBeyond } from "../operations/limits.ts";
import { type Operated, type Sandbox, freshConsole, freshSandbox, inbound, timeOf, topic } from "./steps.ts";
import { exhaust, letIn, limitOf, withinAMinute } from "./filled-windows.ts";

const section = "Rate limits";
const row = (line: string): Citation => ({ section, line });
const windowed = row("Limits are per organization (and per authenticated principal), as a sliding window per minute.");
const refusal: Citation = { section: "Errors", line: "Rate limiting returns HTTP 429 with a `Retry-After` header." };
const onEveryResponse: Citation = {
  section: "Headers on every response",
  line: "`X-Atlas-RateLimit-Limit`, `X-Atlas-RateLimit-Remaining`, `X-Atlas-RateLimit-Reset` (epoch seconds), `X-Atlas-RateLimit-Reason`, `Retry-After` (seconds), `X-RateLimit-Remaining`.",
};

/** Paths of standards, which no operation describes. A deployment without them answers `not_found`. */
const ofStandards = ["/.well-known/oauth-authorization-server", "/.well-known/oauth-protected-resource"];

const define = topic("limits");
const header = ({ headers }: Answer, name: string): number => Number(headers.get(`x-atlas-ratelimit-${name}`));

type Sample = readonly [OperationId, (its: Sandbox) => Request];

const text = { source_type: "text", title: "Lake", text: "Swans sleep on the lake." };
/** A file whose upload starts an ingest job. */
const file = {
  source_type: "document",
  title: "Lake",
  filename: "lake.txt",
  media_type: "text/plain",
  content: "U3dhbnMgc2xlZXAgb24gdGhlIGxha2Uu",
};

/** Operations of each limit class, with the line that sets its limit and a request. */
const samples: { readonly [Name in Exclude<LimitName, "public" | "sign_in">]: readonly [Citation, readonly Sample[]] } =
  {
    messages: [
      row("| POST /v1/atlas/messages | 60 req/min per organization |"),
      [["messages.send", ({ sandbox }) => ({ body: { phone_number: sandbox.phone_number, text: "Hello" } })]],
    ],
    agent_tools: [
      row("| POST /agent/v1/tools/* | 120 req/min per organization |"),
      [
        ["agent.sendMessage", ({ sandbox }) => ({ body: { conversation_id: sandbox.conversation_id, text: "Hello" } })],
        [
          "agent.sendMessageToPhone",
          ({ sandbox }) => ({ body: { phone_number: sandbox.phone_number, text: "Hello" } }),
        ],
      ],
    ],
    actions: [
      row("| POST /v1/atlas/actions | 30 req/min per organization |"),
      [
        [
          "actions.execute",
          ({ sandbox }) => ({ body: { conversation_id: sandbox.conversation_id, action_type: "handoff" } }),
        ],
      ],
    ],
    ingest: [row("| Bulk knowledge ingest | 10 jobs/min |"), [["knowledge.create", () => ({ body: file })]]],
    writes: [
      row("| Authenticated writes | 60 req/min |"),
      [
        ["sessions.create", () => ({})],
        ["agents.create", () => ({ body: { name: "Concierge" } })],
        ["knowledge.create", () => ({ body: text })],
        ["events.ingest", ({ sandbox }) => ({ body: inbound(sandbox.phone_number) })],
        ["webhooks.create", () => ({ body: { url: "https://shop.example/hook", events: ["session.ended"] } })],
      ],
    ],
    reads: [
      row("| Authenticated reads | 300 req/min |"),
      [
        ["channels.list", () => ({})],
        ["conversations.list", () => ({})],
        ["runs.list", () => ({})],
        ["agent.manifest", () => ({})],
        ["agent.searchKnowledge", () => ({ query: { query: "opening hours" } })],
      ],
    ],
  };

const names = keysOf(samples);

/** Makes two organizations. */
const two = async (context: Context) => [await freshSandbox(context), await freshSandbox(context)] as const;

const countsEach = (limitClass: keyof typeof samples): Case => {
  const [cites, requests] = samples[limitClass];
  return define(`class-${limitClass}`, {
    title: `the class ${limitClass} allows ${limits[limitClass].limit} requests a minute, and each request counts once`,
    operations: requests.map(([id]) => id),
    cites,
    sends: true,
    needs: ["organization"],
    // Runs alone, since other cases may move the clock.
    last: true,
    run: withinAMinute(freshSandbox, async ({ check }, its) => {
      let expected: number = limits[limitClass].limit;
      for (const [id, requestOf] of requests) {
        const answer = await its.client.call(id, requestOf(its));
        check.equal(header(answer, "limit"), limits[limitClass].limit, `X-Atlas-RateLimit-Limit of ${answer.where}`);
        expected -= 1;
        check.equal(header(answer, "remaining"), expected, `X-Atlas-RateLimit-Remaining of ${answer.where}`);
      }
    }),
  });
};

/** Checks that exactly the limit of the class succeeds, then a refusal says when to retry. */
const refusesTheNext = (id: OperationId, requestOf: (its: Sandbox) => Request): Case =>
  define(`refuses-beyond-${limitOf(id)}`, {
    title: `${id} is refused beyond ${limits[limitOf(id)].limit} requests a minute, and not before`,
    operations: [id],
    cites: refusal,
    sends: true,
    needs: ["organization"],
    // Runs alone, since other cases may move the clock.
    last: true,
    run: withinAMinute(freshSandbox, async (context, its, isSlow) => {
      const { check } = context;
      const answers = await exhaust(context, { client: its.client, id, request: requestOf(its), isSlow });
      const refused = answers.at(-1);
      check.equal(
        answers.map(({ status }) => status).slice(0, -1),
        Array.from({ length: limits[limitOf(id)].limit }, () => 200),
        `the statuses of the requests that ${id} allows`,
      );
      check.equal(
        refused?.error?.code,
        "rate_limited",
        `the request after the last that is allowed, ${refused?.where}`,
      );
      if (!refused) return;
      check.between(Number(refused.headers.get("retry-after")), 1, 60, `Retry-After of ${refused.where}`);
      check.matches(
        refused.headers.get("x-atlas-ratelimit-reason"),
        /^(organization|principal)$/,
        `X-Atlas-RateLimit-Reason of ${refused.where}`,
      );
      check.equal(header(refused, "remaining"), 0, `X-Atlas-RateLimit-Remaining of ${refused.where}`);
    }),
  });

/** Makes an organization, with a key of a new service account. */
const withKey = async (context: Context) => {
  const its = await freshConsole(context);
  const named = { name: "Corner shop", runtime_mode: "external_agent" };
  const made = await its.operator.succeed("console.serviceAccounts.create", { body: named });
  const params = { service_account_id: made.data.service_account.id };
  const body = { granted_scopes: ["atlas.channels.read"] };
  return { ...its, key: (await its.operator.succeed("console.serviceAccounts.createKey", { params, body })).data.key };
};

/** Maximum webhooks to create in one window of writes. A deployment may allow more. */
const maxTried = 55;
const subscription = { url: "https://shop.example/hook", events: ["session.ended"] };

const limitOfNumber = define("of-number", {
  title: "an organization that has as many webhooks as it may gets limit_reached, until it deletes one",
  operations: ["webhooks.create", "webhooks.delete"],
  cites: { section: "Errors", line: "Failures use the envelope `{ ok: false, error: { code, message, retryable } }`." },
  needs: ["organization"],
  // Runs alone, since other cases may move the clock.
  last: true,
  run: async (context) => {
    const { check } = context;
    const { client } = await freshSandbox(context);
    const create = () => client.call("webhooks.create", { body: subscription });
    const { data } = await client.succeed("webhooks.create", { body: subscription });
    for (let made = 1; made < maxTried; made++) {
      const answer = await create();
      if (answer.status === 200) continue;
      check.equal(answer.status, 409, answer.where);
      check.equal(answer.error?.code, "limit_reached", answer.where);
      check.equal(answer.error?.retryable, false, `retryable of ${answer.where}`);
      check.that(
        answer.error?.message.includes(String(made)) === true,
        `the limit, ${made}, in the message`,
        answer.where,
      );
      await client.succeed("webhooks.delete", { params: { id: data.id } });
      check.equal((await create()).status, 200, "the request after one was deleted");
      check.equal((await create()).error?.code, "limit_reached", "one more");
      return;
    }
    context.skip(`the deployment allows ${maxTried} webhooks or more`);
  },
});

export const rateLimits: readonly Case[] = [
  limitOfNumber,
  ...names.map(countsEach),
  refusesTheNext("knowledge.create", () => ({ body: file })),
  refusesTheNext("actions.execute", ({ sandbox }) => ({
    body: { conversation_id: sandbox.conversation_id, action_type: "handoff" },
  })),
  define("reset", {
    title: "X-Atlas-RateLimit-Reset is in epoch seconds, within the next minute",
    operations: ["channels.list", "sessions.create"],
    cites: onEveryResponse,
    needs: ["organization"],
    // Runs alone, since other cases may move the clock.
    last: true,
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const before = await timeOf(client);
      const answer = await client.call("channels.list");
      const [earliest, latest] = [before / 1_000 + 1, (await timeOf(client)) / 1_000 + 75];
      context.check.between(header(answer, "reset"), earliest, latest, `the reset of ${answer.where}`);
    },
  }),
  define("outside-the-contract", {
    title: "answers of a standard's paths have the headers of all others",
    operations: ["system.version"],
    cites: onEveryResponse,
    run: async ({ anonymous, check }) => {
      for (const path of ofStandards) {
        const { headers, where } = await anonymous.send("GET", path);
        check.present(headers.get("x-atlas-ratelimit-limit"), `X-Atlas-RateLimit-Limit of ${where}`);
      }
    },
  }),
  define("a-refusal-does-nothing", {
    title: "what is limited is not executed, and leaves its key free",
    operations: ["knowledge.create", "knowledge.list"],
    cites: refusal,
    needs: ["organization", "clock"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      await exhaust(context, { client, id: "knowledge.create", request: { body: file } });
      const body = { ...file, title: "Beyond", idempotency_key: context.unique() };
      await client.refuse("knowledge.create", "rate_limited", { body, ungoverned: true });
      const listed = await client.call("knowledge.list", { query: { limit: 200 } });
      context.check.that(!listed.text.includes("Beyond"), "no document of the limited request", listed.where);
      await context.clock.advance("61s");
      const again = await client.call("knowledge.create", { body });
      context.check.equal(again.status, 200, `after the window has moved on, ${again.where}`);
    },
  }),
  define("slides", {
    title: "a place in a window is free a minute after it was taken",
    operations: ["knowledge.create"],
    cites: windowed,
    needs: ["organization", "clock"],
    run: async (context) => {
      const { check } = context;
      const { client } = await freshSandbox(context);
      const send = () => client.call("knowledge.create", { body: file, ungoverned: true });
      await letIn(context, send);
      await context.clock.advance("30s");
      for (let count = 1; count < limits.ingest.limit; count++) await letIn(context, send);
      const full = await letIn(context, send);
      check.equal(full.error?.code, "rate_limited", full.where);
      check.between(Number(full.headers.get("retry-after")), 25, 30, `Retry-After of ${full.where}`);
      await context.clock.advance("31s");
      check.equal((await letIn(context, send)).status, 200, "the request a minute after the first");
      check.equal((await send()).error?.code, "rate_limited", "one more, since the others are 31 seconds old");
    },
  }),
  define("classes-apart", {
    title: "a full window of one class leaves the others as they are",
    operations: ["knowledge.create", "knowledge.list", "sessions.create"],
    cites: windowed,
    needs: ["organization"],
    run: withinAMinute(freshSandbox, async (context, { client }, isSlow) => {
      await exhaust(context, { client, id: "knowledge.create", request: { body: file }, isSlow });
      const reading = await letIn(context, () => client.call("knowledge.list", { ungoverned: true }));
      const writing = await letIn(context, () => client.call("sessions.create", { ungoverned: true }));
      context.check.equal(reading.status, 200, reading.where);
      context.check.equal(header(reading, "remaining"), limits.reads.limit - 1, `remaining of ${reading.where}`);
      context.check.equal(writing.status, 200, writing.where);
    }),
  }),
  define("organizations-apart", {
    title: "a full window of one organization leaves another's as it is",
    operations: ["knowledge.create"],
    cites: windowed,
    needs: ["organization"],
    run: withinAMinute(two, async (context, [one, other], isSlow) => {
      await exhaust(context, { client: one.client, id: "knowledge.create", request: { body: file }, isSlow });
      const answer = await letIn(context, () =>
        other.client.call("knowledge.create", { body: file, ungoverned: true }),
      );
      context.check.equal(answer.status, 200, answer.where);
      context.check.equal(header(answer, "remaining"), limits.ingest.limit - 1, `remaining of ${answer.where}`);
    }),
  }),
  define("tokens-together", {
    title: "the tokens of an organization count in one window of it, each of which tells what is left",
    operations: ["channels.list", "console.serviceAccounts.create", "console.serviceAccounts.createKey"],
    cites: windowed,
    needs: ["organization", "operator"],
    // Runs alone, since other cases may move the clock.
    last: true,
    run: withinAMinute(withKey, async (context, { client, key }) => {
      const first = await client.call("channels.list");
      const second = await context.clientOf(key.secret).call("channels.list");
      for (const [answer, left] of [
        [first, limits.reads.limit - 1],
        [second, limits.reads.limit - 2],
      ] as const)
        context.check.equal(header(answer, "remaining"), left, `X-Atlas-RateLimit-Remaining of ${answer.where}`);
    }),
  }),
  define("in-use", {
    title: "the console tells what is used of each window, for the organization and for one key, and not another's",
    operations: [
      "console.limits.list",
      "channels.list",
      "console.serviceAccounts.create",
      "console.serviceAccounts.createKey",
    ],
    cites: windowed,
    needs: ["organization", "operator"],
    // Runs alone, since other cases may move the clock.
    last: true,
    run: withinAMinute(withKey, async (context, { key, ...its }) => {
      const { check } = context;
      const other = await freshConsole(context);
      await context.clientOf(key.secret).call("channels.list");
      await its.client.call("channels.list");
      const used = async ({ operator }: Operated, query: { principal_id?: string; class?: "reads" }) => {
        const { data } = await operator.succeed("console.limits.list", { query });
        for (const { limit, used: count, remaining, resets_at, class: name } of data.limits) {
          check.equal([limit, resets_at === null], [count + remaining, count === 0], `the window of ${name}`);
        }
        return data.limits.map((window) => [window.class, window.per, window.used]);
      };
      check.equal(await used(its, { class: "reads" }), [["reads", "organization", 3]], "reads of the organization");
      const ofKey = await used(its, { principal_id: key.id });
      check.equal(ofKey.length, Object.keys(samples).length, "windows of a key");
      check.equal(
        ofKey.filter(([, , count]) => count !== 0),
        [["reads", "principal", 1]],
        "windows that the key used",
      );
      check.equal(await used(other, { principal_id: key.id }), [], "windows of another organization's key");
    }),
  }),
  define("public", {
    title: "requests without a credential count by the client's address",
    operations: ["system.version"],
    cites: row("| Public endpoints (preview) | 120 req/min |"),
    last: "of all",
    run: async (context) => {
      const { check, anonymous } = context;
      // Sent without waiting, since the window may be used up already.
      const first = await anonymous.call("system.version", { ungoverned: true });
      check.equal(header(first, "limit"), limits.public.limit, `X-Atlas-RateLimit-Limit of ${first.where}`);
      const answer = await refusedBeyond(context, "public", () =>
        anonymous.call("system.version", { ungoverned: true }),
      );
      check.equal(
        answer.error?.code,
        "rate_limited",
        `beyond ${limits.public.limit} requests a minute, ${answer.where}`,
      );
      check.equal(answer.headers.get("x-atlas-ratelimit-reason"), "address", `the reason of ${answer.where}`);
    },
  }),
];
