import type { QueryOf } from "@atlas-messaging/contract";
import type { AuditEventRow, RunRow } from "../rows/runs.ts";
import { presentRun, presentRunInFull } from "../core/records.ts";
import { type ReadAgain, read } from "../pipeline/handler.ts";
import { type Context, principalOf } from "../pipeline/context.ts";
import { found } from "../pipeline/problem.ts";
import { type Listed, type PageArgs, instantOrNull, pageArgs, paged, rangeAfter, within } from "../pipeline/paging.ts";
import { presentAuditEvent } from "../organizations/overview.ts";
import { type Answer, relay } from "@atlas-messaging/server-stubs";
import { instantOf } from "../core/time.ts";

type Query = QueryOf<"runs.list">;

/** Filters of a list of runs, each null where it is not given. */
export const runFilters = (query: Query, context: Context) => ({
  ...within(pageArgs(query, context), query),
  status: query.status ?? null,
  intent: query.intent ?? null,
  of_agent: query.agent_id?.toLowerCase() ?? null,
  of_session: query.session_id?.toLowerCase() ?? null,
  of_conversation: query.conversation_id?.toLowerCase() ?? null,
  of_request: query.correlation_id ?? null,
});

const presentRuns = (loaded: Listed<RunRow>, query: Query, context: Context) => {
  const { items, ...page } = paged(loaded, ({ run_id }) => run_id, query, context);
  return { status: 200, body: { ok: true, data: { runs: items.map(presentRun), ...page } } } as const;
};

const presentOneRun = ({ history }: { readonly history: readonly RunRow[] }) => {
  const run = found(history.at(-1) ?? null);
  const data = { run: presentRunInFull(run), history: history.map(presentRunInFull) };
  return { status: 200, body: { ok: true, data } } as const;
};

export const runs = {
  "runs.list": read("runs.list", {
    args: ({ query }, context) => runFilters(query, context),
    present: (loaded: Listed<RunRow>, { query }, context) => presentRuns(loaded, query, context),
  }),
  "runs.get": read("runs.get", { args: ({ params }) => ({ id: params.run_id }), present: presentOneRun }),
};

// Runs in the developer console; the same lists and records as in the public API.

export const consoleRuns = {
  "console.runs.list": read("console.runs.list", {
    args: ({ query }, context) => runFilters(query, context),
    present: (loaded: Listed<RunRow>, { query }, context) => presentRuns(loaded, query, context),
  }),
  "console.runs.get": read("console.runs.get", {
    args: ({ params }) => ({ id: params.run_id }),
    present: presentOneRun,
  }),
};

const filtersOf = (query: QueryOf<"console.auditEvents.export">) => ({
  event_type: query.event_type ?? null,
  actor_id: query.actor_id ?? null,
  asset_id: query.asset_id ?? null,
  correlation_id: query.correlation_id ?? null,
  since: instantOrNull(query.since),
  until: instantOrNull(query.until),
});

export const auditEvents = {
  "console.auditEvents.list": read("console.auditEvents.list", {
    args: ({ query }, context) => ({ ...pageArgs(query, context), ...filtersOf(query) }),
    present: (loaded: Listed<AuditEventRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { events: items.map(presentAuditEvent), ...page } } };
    },
  }),
  "console.auditEvents.export": read("console.auditEvents.export", {
    args: ({ query }) => ({ ...exportPage(null), ...filtersOf(query) }),
    present: (loaded: Listed<AuditEventRow>, { query }, context, again) =>
      answerAuditExport({ loaded, args: { ...exportPage(null), ...filtersOf(query) }, context, again }),
  }),
};

// Audit events as JSON lines, read a page at a time while they are sent.

const pageSize = 200;

/** Arguments of a page after an event; null begins. */
const exportPage = (after: string | null) => ({ ...rangeAfter(after), page_size: pageSize });

type Read<Args extends PageArgs> = {
  readonly loaded: Listed<AuditEventRow>;
  readonly args: Args;
  readonly context: Context;
  readonly again: ReadAgain<Args, Listed<AuditEventRow>>;
};

const answerAuditExport = <Args extends PageArgs>(asked: Read<Args>): Answer<"console.auditEvents.export"> => {
  const { context } = asked;
  const headers = {
    "cache-control": "private, no-store",
    "content-disposition": `attachment; filename="audit-events-${instantOf(context.shell.clock).slice(0, 10)}.jsonl"`,
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  };
  const parts = { contentType: "application/x-ndjson; charset=utf-8", headers };
  if (context.request.method === "HEAD") return relay("console.auditEvents.export", 200, parts);
  return relay("console.auditEvents.export", 200, { ...parts, body: streamOf(pagesOf(asked)) });
};

/** Reads a page when the one before has been sent. A session that has ended breaks the answer off. */
const pagesOf = async function* <Args extends PageArgs>({ loaded, args, context, again }: Read<Args>) {
  for (let page = loaded; page.rows.length > 0;) {
    yield page.rows.map((row) => `${JSON.stringify(presentAuditEvent(row))}\n`).join("");
    const last = page.rows.at(-1);
    if (last === undefined || page.rows.length < pageSize) return;
    const { expiresAt } = principalOf(context);
    if (expiresAt !== null && expiresAt <= instantOf(context.shell.clock)) throw new Error("the session has ended");
    page = await again({ ...args, ...exportPage(last.id) });
  }
};

const encoder = new TextEncoder();

const streamOf = (texts: AsyncGenerator<string>): ReadableStream<Uint8Array> =>
  new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      cancel: async () => void (await texts.return(undefined)),
    },
    { highWaterMark: 0 },
  );
