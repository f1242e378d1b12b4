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
