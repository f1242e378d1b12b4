import { sql } from "drizzle-orm";
import { arg, row } from "../../platform/database/facts.ts";
import { credentials } from "./tables.ts";

/** A service-account key; tokens of other kinds are none. */
export const keyFacts = {
  key: row("credentials", sql`select * from ${credentials} where kind = 'key' and id = ${arg("id")}`),
};
