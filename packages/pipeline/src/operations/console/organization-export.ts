/** The export of an organization: asked for, looked at, and downloaded. */
import {
  type ExportFacts,
  type OrganizationExportRow,
  auditDownload,
  canBeDownloaded,
  presentExport,
  requestExport,
} from "@atlas-messaging/domain";
import { type Answer, relay } from "@atlas-messaging/server-stubs/handlers";
import { instantOf } from "../../clock.ts";
import { read, write } from "../../handler.ts";
import { contentRange, namesTag, rangeOf } from "../../media/range.ts";
import { type Context, principalOf } from "../../rooms/context.ts";
import { factsOf } from "../../rooms/decide.ts";
import { found } from "../../rooms/found.ts";
import { Problem } from "../../rooms/problem.ts";

type Known = Pick<ExportFacts, "known">;

export const organizationExport = {
  "console.getExport": read("console.getExport", {
    args: () => ({}),
    present: ({ known }: Known, _, { shell }) => ({
      status: 200,
      body: { ok: true, data: { export: known && presentExport(known, instantOf(shell.clock)) } },
    }),
  }),
  "console.requestExport": write("console.requestExport", { args: () => ({}), decide: requestExport }),
  "console.downloadExport": read("console.downloadExport", {
    args: () => ({}),
    present: ({ known }: Known, _, context) => download(found(known), context),
  }),
};

const download = async (row: OrganizationExportRow, context: Context): Promise<Answer<"console.downloadExport">> => {
  const { shell, request } = context;
  const { status } = presentExport(row, instantOf(shell.clock));
  if (!canBeDownloaded(row, instantOf(shell.clock))) throw notReady(row.id, status);
  const { size_bytes } = row;
  const etag = `"${row.id}"`;
  if (namesTag(request.headers.get("if-none-match"), etag))
    return relay("console.downloadExport", 304, { headers: { etag } });
  const part = rangeOf(request.headers, etag, size_bytes);
  if (part === "none") throw outside(size_bytes);
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
  if (request.method === "HEAD") return relay("console.downloadExport", answered, parts);
  const { organizationId } = principalOf(context);
  const body = await shell.exports.read(organizationId, row, range);
  if (!body) throw notReady(row.id, "expired");
  await shell.store.commit(organizationId, [auditDownload(factsOf(context, null), row, shown)]);
  return relay("console.downloadExport", answered, { ...parts, body });
};

const outside = (size: number): Problem =>
  new Problem("range_not_satisfiable", `The file has ${size} bytes; \`Range\` begins after them.`, {
    headers: { "content-range": `bytes */${size}` },
  });

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
