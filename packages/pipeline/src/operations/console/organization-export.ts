/** The export of an organization: asked for, looked at, and downloaded. */
import {
  type ExportFacts,
  type OrganizationExportRow,
  canBeDownloaded,
  presentExport,
  requestExport,
} from "@atlas-messaging/domain";
import { relay } from "@atlas-messaging/server-stubs/handlers";
import { instantOf } from "../../clock.ts";
import { read, write } from "../../handler.ts";
import { type Context, principalOf } from "../../rooms/context.ts";
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

const download = (row: OrganizationExportRow, context: Context) => {
  const { shell } = context;
  const { status } = presentExport(row, instantOf(shell.clock));
  if (!canBeDownloaded(row, instantOf(shell.clock))) throw notReady(row.id, status);
  const headers = {
    "cache-control": "private, no-store",
    "content-disposition": `attachment; filename="export-${row.requested_at.slice(0, 10)}.jsonl.gz"`,
    "content-length": String(row.size_bytes),
    "content-security-policy": "sandbox; default-src 'none'",
    "x-content-type-options": "nosniff",
  };
  const body = shell.exports.read(principalOf(context).organizationId, row);
  return relay("console.downloadExport", 200, { contentType: "application/gzip", body, headers });
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
