import { sql } from "drizzle-orm";
import { arg, row, rows } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { knowsAfter, newestFirst } from "../../../platform/database/pages.ts";
import { vouchers } from "./tables.ts";

export const voucherPageFacts = {
  rows: rows("vouchers", sql`select * from ${own(vouchers)} where ${newestFirst(vouchers.id)}`),
  known: knowsAfter(vouchers.id, sql`select 1 from ${own(vouchers)} where true`),
};

export const voucherNamedFacts = {
  voucher: row("vouchers", sql`select * from ${own(vouchers)} where code = ${arg("code")}`),
};
