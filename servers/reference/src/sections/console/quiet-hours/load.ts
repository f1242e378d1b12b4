import { sql } from "drizzle-orm";
import { row } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { quietHours } from "../../customers/tables.ts";

/** The hours in which the organization sends no marketing. */
export const quietHoursFact = row("quiet_hours", sql`select * from ${own(quietHours)}`);
