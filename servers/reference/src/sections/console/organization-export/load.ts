import { sql } from "drizzle-orm";
import { arg, row } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { prepare, tenantArg } from "../../../platform/database/prepare.ts";
import { exportPieces, organizationExports } from "./tables.ts";

export const exportFacts = {
  known: row("organization_exports", sql`select * from ${own(organizationExports)}`),
};

/** Reads one piece. */
export const findExportPiece = prepare(sql`
  select content from ${own(exportPieces)}
  where export_id = ${arg("export_id")}::uuid and position = ${arg("position")}::int`);

/** Notes that a download of the file begins, unless it has ended or another takes its place at this moment. */
export const beginRead = prepare(sql`
  with known as (
    select from ${own(organizationExports)} where id = ${arg("export_id")}::uuid and status = 'ready' for share
  )
  update export_pieces set read_at = ${arg("now")}::timestamptz
  where organization_id = ${sql.placeholder(tenantArg)}::uuid and export_id = ${arg("export_id")}::uuid and exists (select from known)
  returning position`);

/** Notes that a download goes on. Finds no piece once the file was given up. */
export const goOnReading = prepare(sql`
  update export_pieces set read_at = ${arg("now")}::timestamptz
  where organization_id = ${sql.placeholder(tenantArg)}::uuid and export_id = ${arg("export_id")}::uuid
    and read_at > ${arg("given_up")}::timestamptz
  returning position`);

/** Finds the piece with a byte of the file. A process of the version before did not note lengths. */
export const findPieceWith = prepare(sql`
  select position, start from (
    select position, length, sum(length) over (order by position) - length as start from (
      select position, coalesce(size_bytes, octet_length(decode(content, 'base64'))) as length
      from ${own(exportPieces)} where export_id = ${arg("export_id")}::uuid
    ) piece
  ) placed
  where start <= ${arg("byte")}::bigint and start + length > ${arg("byte")}::bigint`);
