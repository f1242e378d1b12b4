import { sql } from "drizzle-orm";
import { arg, row, rows } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { knowsAfter, newestFirst } from "../../../platform/database/pages.ts";
import { templates } from "./tables.ts";

export const templatePageFacts = {
  rows: rows("templates", sql`select * from ${own(templates)} where ${newestFirst(templates.id)}`),
  known: knowsAfter(templates.id, sql`select 1 from ${own(templates)} where true`),
};

export const templateNamedFacts = {
  template: row("templates", sql`select * from ${own(templates)} where name = ${arg("name")}`),
};
