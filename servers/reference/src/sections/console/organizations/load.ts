import { sql } from "drizzle-orm";
import { row } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { organizations } from "./tables.ts";

export const organizationFacts = { organization: row("organizations", sql`select * from ${own(organizations)}`) };
