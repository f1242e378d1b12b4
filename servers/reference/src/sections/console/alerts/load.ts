import { sql } from "drizzle-orm";
import { row } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { alertChoices } from "./tables.ts";

export const alertFacts = { choice: row("alert_choices", sql`select * from ${own(alertChoices)}`) };
