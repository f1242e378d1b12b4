import { sql } from "drizzle-orm";
import { arg, row } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { prepare } from "../../../platform/database/prepare.ts";
import { exportPieces, organizationExports } from "./tables.ts";

export const exportFacts = {
  known: row("organization_exports", sql`select * from ${own(organizationExports)}`),
};

/** Reads one piece. */
export const findExportPiece = prepare(sql`
  select content from ${own(exportPieces)}
  where export_id = ${arg("export_id")}::uuid and position = ${arg("position")}::int`);

/** Finds the piece with a byte of the file. A process of the version before did not note lengths. */
export const findPieceWith = prepare(sql`
  select position, start from (
    select position, length, sum(length) over (order by position) - length as start from (
      select position, coalesce(size_bytes, octet_length(decode(content, 'base64'))) as length
      from ${own(exportPieces)} where export_id = ${arg("export_id")}::uuid
    ) piece
  ) placed
  where start <= ${arg("byte")}::bigint and start + length > ${arg("byte")}::bigint`);
