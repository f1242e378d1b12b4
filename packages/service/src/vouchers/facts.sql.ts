import { sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { quotaOf, row, rows } from "../core/facts.sql.ts";
import { own } from "@atlas-messaging/postgres/queries";
import { knowsAfter, newestFirst } from "@atlas-messaging/postgres/pages";
import { vouchers } from "../rows/customers.ts";

const voucherPageFacts = {
  rows: rows("vouchers", sql`select * from ${own(vouchers)} where ${newestFirst(vouchers.id)}`),
  known: knowsAfter(vouchers.id, sql`select 1 from ${own(vouchers)} where true`),
};

const voucherNamedFacts = {
  voucher: row("vouchers", sql`select * from ${own(vouchers)} where code = ${arg("code")}`),
};

export const vouchersFacts = {
  "console.vouchers.list": voucherPageFacts,
  "console.vouchers.create": { ...voucherNamedFacts, quota: quotaOf("vouchers") },
};
