import { type SQL, sql } from "drizzle-orm";
import { arg, row, rows } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { credentials } from "../../keys/tables.ts";

/** Selects the newest credentials of each owner on a page, as many as the contract shows. */
export const credentialsOf = (page: SQL, kind: "grant" | "key") =>
  rows(
    "credentials",
    sql`select credential.* from (${page}) owner cross join lateral (
          select * from ${own(credentials)} where owner_id = owner.id and kind = ${sql.raw(`'${kind}'`)} order by id desc limit 100
        ) credential`,
  );

export const ownedCredentialFacts = {
  credential: row(
    "credentials",
    sql`select * from ${own(credentials)}
        where owner_id = ${arg("owner_id")} and id = ${arg("id")} and kind = ${arg("kind")}`,
  ),
};
