import { sql } from "drizzle-orm";
import { arg, row, rows } from "../../platform/database/facts.ts";
import { own } from "../../platform/database/own.ts";
import { knowsAfter, newestFirst } from "../../platform/database/pages.ts";
import { conversationParts } from "../conversations/index.ts";
import { knowledgeHits } from "../knowledge/index.ts";
import { sendFacts } from "../messages/index.ts";
import { customers } from "../conversations/tables.ts";
import { messages } from "../messages/tables.ts";
import { runs } from "../runs/tables.ts";
import { vouchers } from "./tables.ts";

/** What each tool depends on. */
export const toolFacts = {
  send_message: { parts: conversationParts, template: sendFacts.template },
  send_message_to_phone: sendFacts,
  search_knowledge: { hits: knowledgeHits },
  issue_voucher: {
    voucher: row("vouchers", sql`select * from ${own(vouchers)} where id = ${arg("voucher_id")}`),
    customer: row("customers", sql`select * from ${own(customers)} where id = ${arg("customer_id")}`),
  },
};

/** The rehearsal that a commit names. */
export const rehearsal = row("runs", sql`select * from ${own(runs)} where run_id = ${arg("shadow_run_id")} limit 1`);

/** A message by the id that its provider gave it. */
export const providerMessageFacts = {
  message: row(
    "messages",
    sql`select * from ${own(messages)} where provider_message_id = ${arg("provider_message_id")}`,
  ),
};

export const voucherPageFacts = {
  rows: rows("vouchers", sql`select * from ${own(vouchers)} where ${newestFirst(vouchers.id)}`),
  known: knowsAfter(vouchers.id, sql`select 1 from ${own(vouchers)} where true`),
};

export const voucherNamedFacts = {
  voucher: row("vouchers", sql`select * from ${own(vouchers)} where code = ${arg("code")}`),
};
