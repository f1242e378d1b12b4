/** Makes an export's file: each run of the job reads some rows as one piece. */
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { type ExportPiece } from "@atlas-messaging/service/organizations/export";
import { type BoundJob, bindJob } from "@atlas-messaging/service/pipeline/job";
import { type NextPiece, exportOrganization as job } from "@atlas-messaging/service/organizations/jobs";
import type { Database } from "@atlas-messaging/postgres/database";
import { exportLine, exportRows, exportedTables } from "../platform/database/export-rows.ts";
import type { JobServices } from "./handler.ts";
import { loadExport } from "./load.ts";

const compress = promisify(gzip);

/** Characters of a piece before it is compressed. The last row may exceed it. */
const pieceLength = 2_000_000;
/** Rows of a piece, so that a step stays short where rows are small. */
const pieceRows = 10_000;

export const exportOrganization: BoundJob<JobServices> = bindJob(job, {
  load: async ({ database, settings }: JobServices, organization, args) => ({
    ...(await loadExport(database, organization, args)),
    days: settings.exportDays,
  }),
  answer: ({ database }, asked) => makePiece(database, asked),
});

const makePiece = async (database: Database, { organizationId, place }: NextPiece): Promise<ExportPiece> => {
  const lines: string[] = [];
  let length = 0;
  let next: ExportPiece["next"] = null;
  for await (const exported of exportRows(database, organizationId, exportedTables, place)) {
    const line = exportLine(exported);
    lines.push(line);
    length += line.length;
    if (length < pieceLength && lines.length < pieceRows) continue;
    next = { table: exported.table, after: exported.key };
    break;
  }
  const bytes = await compress(lines.join(""));
  return { rows: lines.length, content: bytes.toString("base64"), size_bytes: bytes.length, next };
};
