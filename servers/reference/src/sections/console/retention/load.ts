import { sql } from "drizzle-orm";
import { rows } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { retentions } from "./tables.ts";

export const retentionFacts = { chosen: rows("retentions", sql`select * from ${own(retentions)} order by kind`) };
