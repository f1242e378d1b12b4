/** The organization of the session, renamed and deleted. */
import type { AnswerOf } from "../core/outcome.ts";
import { type AlertFacts, deleteOrganization, presentAlerts, setAlerts, updateOrganization } from "./decide.ts";
import { type RetentionFacts, presentRetention, setRetention } from "./retention.ts";
import { read, write } from "../pipeline/handler.ts";
import { type Counts, presentOverview } from "./overview.ts";
import { type Context, principalOf } from "../pipeline/context.ts";
import { Problem, found } from "../pipeline/problem.ts";
import type { OrganizationExportRow, RetentionRow } from "../rows/organizations.ts";
import { type Counted, countedClasses, peekWindow } from "../pipeline/limit.ts";
import type { StoredRequestRow } from "../rows/requests.ts";
import { contentRange, namesTag, outsideOf, rangeOf } from "../pipeline/bytes.ts";
import { type Listed, pageArgs, paged, within } from "../pipeline/paging.ts";
import { type ExportFacts, auditDownload, canBeDownloaded, presentExport, requestExport } from "./export.ts";
import { type Answer, relay } from "@atlas-messaging/server-stubs";
import { instantOf } from "../core/time.ts";
import { requestFacts, mustCommit } from "../pipeline/decide.ts";
import { proveOperator } from "../members/operations.password.ts";

export const organization = {
  "console.organization.update": write("console.organization.update", { args: () => ({}), decide: updateOrganization }),
  "console.organization.delete": write("console.organization.delete", {
    args: () => ({}),
    asks: (_, context, { body }) => proveOperator(context, body),
    decide: deleteOrganization,
  }),
};

export const overview = {
  "console.overview.get": read("console.overview.get", {
    args: () => ({}),
    present: (counts: Counts, _, context) => {
      const { apps, service_accounts, webhooks, audit_events } = counts;
      const shown = presentOverview(
        { apps, service_accounts, webhooks, audit_events },
        principalOf(context).permissions,
      );
      return { status: 200, body: { ok: true, data: shown } };
    },
  }),
};

export const alerts = {
  "console.alerts.get": read("console.alerts.get", {
    args: () => ({}),
    present: ({ choice }: Pick<AlertFacts, "choice">) => ({
      status: 200,
      body: { ok: true, data: presentAlerts(choice) },
    }),
  }),
  "console.alerts.set": write("console.alerts.set", {
    args: () => ({}),
    addFacts: ({ body: { webhook_url } }, { shell }) => ({
      targetProblem: webhook_url ? shell.targetProblem(webhook_url) : null,
    }),
    decide: setAlerts,
  }),
};

export const retention = {
  "console.retention.get": read("console.retention.get", {
    args: () => ({}),
    present: ({ chosen }: { readonly chosen: readonly RetentionRow[] }, _, { shell }) => ({
      status: 200,
      body: { ok: true, data: presentRetention({ chosen, bounds: shell.settings.retention }) },
    }),
  }),
  "console.retention.set": write("console.retention.set", {
    args: () => ({}),
    addFacts: (_, { shell }): Pick<RetentionFacts, "bounds"> => ({ bounds: shell.settings.retention }),
    decide: setRetention,
  }),
};

// Windows of the rate limits, as they are filled.

type Window = AnswerOf<"console.limits.list">["data"]["limits"][number];

const windowOf = async (context: Context, limitClass: Window["class"], counted: Counted): Promise<Window> => {
  const { limit, remaining, resetAt } = await peekWindow(context, limitClass, counted);
  const used = limit - remaining;
  const resets_at = used === 0 ? null : new Date(resetAt).toISOString();
  return { class: limitClass, per: counted.per, limit, used, remaining, resets_at };
};

export const consoleLimits = {
  "console.limits.list": read("console.limits.list", {
    args: ({ query }) => ({ principal_id: query.principal_id?.toLowerCase() ?? null }),
    present: async ({ isOwn }: { readonly isOwn: boolean }, { query }, context) => {
      const principal = query.principal_id?.toLowerCase();
      const counted: Counted =
        principal === undefined
          ? { per: "organization", id: principalOf(context).organizationId }
          : { per: "principal", id: principal };
      const asked = countedClasses.filter((each) => query.class === undefined || each === query.class);
      // Windows of other organizations' principals are not told.
      const shown = principal === undefined || isOwn ? asked : [];
      const limits = await Promise.all(shown.map((each) => windowOf(context, each, counted)));
      return { status: 200, body: { ok: true, data: { limits } } };
    },
  }),
};

// Stored requests in the developer console.

export const requests = {
  "console.requests.list": read("console.requests.list", {
    args: ({ query }, context) => ({
      ...within(pageArgs(query, context), query),
      of_request: query.correlation_id ?? null,
      of_operation: query.operation ?? null,
      of_status: query.status ?? null,
      of_principal: query.principal_id?.toLowerCase() ?? null,
    }),
    present: (loaded: Listed<StoredRequestRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { requests: items.map(presentRequest), ...page } } };
    },
  }),
  "console.requests.get": read("console.requests.get", {
    args: ({ params }) => ({ id: params.request_id }),
    present: ({ request }: { readonly request: StoredRequestRow | null }) => ({
      status: 200,
      body: { ok: true, data: { request: presentWholeRequest(found(request)) } },
    }),
  }),
};

type Shown = AnswerOf<"console.requests.list">["data"]["requests"][number];

type Whole = AnswerOf<"console.requests.get">["data"]["request"];

export const presentRequest = (row: Omit<StoredRequestRow, "request_body" | "response_body">): Shown => ({
  id: row.id,
  correlation_id: row.correlation_id,
  operation: row.operation,
  method: row.method,
  path: row.path,
  query: { ...row.query },
  status: row.status,
  error_code: row.error_code,
  principal: { type: row.principal_kind, id: row.principal_id, name: row.principal_name },
  duration_ms: row.duration_ms,
  idempotent_replayed: row.idempotent_replayed,
  created_at: row.created_at,
});

export const presentWholeRequest = (row: StoredRequestRow): Whole => ({
  ...presentRequest(row),
  request_body: row.request_body,
  request_is_cut: row.request_is_cut,
  response_body: row.response_body,
  response_is_cut: row.response_is_cut,
});

// The export of an organization: asked for, looked at, and downloaded.

type Known = Pick<ExportFacts, "known">;

export const organizationExport = {
  "console.organization.getExport": read("console.organization.getExport", {
    args: () => ({}),
    present: ({ known }: Known, _, { shell }) => ({
      status: 200,
      body: { ok: true, data: { export: known && presentExport(known, instantOf(shell.clock)) } },
    }),
  }),
  "console.organization.requestExport": write("console.organization.requestExport", {
    args: () => ({}),
    decide: requestExport,
  }),
  "console.organization.downloadExport": read("console.organization.downloadExport", {
    args: () => ({}),
    present: ({ known }: Known, _, context) => download(found(known), context),
  }),
};

const download = async (
  row: OrganizationExportRow,
  context: Context,
): Promise<Answer<"console.organization.downloadExport">> => {
  const { shell, request } = context;
  const { status } = presentExport(row, instantOf(shell.clock));
  if (!canBeDownloaded(row, instantOf(shell.clock))) throw notReady(row.id, status);
  const { size_bytes } = row;
  const etag = `"${row.id}"`;
  if (namesTag(request.headers.get("if-none-match"), etag))
    return relay("console.organization.downloadExport", 304, { headers: { etag } });
  const part = rangeOf(request.headers, etag, size_bytes);
  if (part === "none") throw outsideOf(size_bytes);
  const range = part ?? { first: 0, last: size_bytes - 1 };
  const shown = contentRange(range, size_bytes);
  const headers = {
    etag,
    "accept-ranges": "bytes",
    "cache-control": "private, no-store",
    "content-disposition": `attachment; filename="export-${row.requested_at.slice(0, 10)}.jsonl.gz"`,
    "content-length": String(range.last - range.first + 1),
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
    ...(part && { "content-range": shown }),
  };
  const parts = { contentType: "application/gzip", headers };
  const answered = part ? 206 : 200;
  if (request.method === "HEAD") return relay("console.organization.downloadExport", answered, parts);
  const { organizationId } = principalOf(context);
  const body = await shell.exports.read(organizationId, row, range);
  if (!body) throw notReady(row.id, "expired");
  await mustCommit(shell, organizationId, [auditDownload(requestFacts(context, null), row, shown)]);
  return relay("console.organization.downloadExport", answered, { ...parts, body });
};

const notReady = (id: string, status: OrganizationExportRow["status"]) =>
  new Problem(
    "conflict",
    {
      running: `The export ${id} is under way. Download it when its status is ready.`,
      failed: `The export ${id} could not be made. Request it again.`,
      expired: `The export ${id} has expired. Request it again.`,
      ready: `The export ${id} has no file.`,
    }[status],
  );
