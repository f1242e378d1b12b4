import { sql } from "drizzle-orm";
import { arg, row, rows } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { knowsAfter, newestFirst } from "../../../platform/database/pages.ts";
import { credentialsOf } from "../credentials/load.ts";
import { serviceAccounts } from "./tables.ts";

const accountPage = sql`select * from ${own(serviceAccounts)} where ${newestFirst(serviceAccounts.id)}`;

export const serviceAccountPageFacts = {
  rows: rows("service_accounts", accountPage),
  known: knowsAfter(serviceAccounts.id, sql`select 1 from ${own(serviceAccounts)} where true`),
  keys: credentialsOf(accountPage, "key"),
};

export const serviceAccountFacts = {
  serviceAccount: row(
    "service_accounts",
    sql`select * from ${own(serviceAccounts)} where id = ${arg("service_account_id")}`,
  ),
};
