import { sql } from "drizzle-orm";
import { arg, row } from "../../platform/database/facts.ts";
import { credentials } from "./tables.ts";

/** A service-account key, or a sandbox's token, which stands in for one; tokens of other kinds are none. */
export const keyFacts = {
  key: row("credentials", sql`select * from ${credentials} where kind in ('key', 'sandbox') and id = ${arg("id")}`),
};
