import { sql } from "drizzle-orm";
import { row } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { organizations as table } from "./tables.ts";

const organizationFacts = { organization: row("organizations", sql`select * from ${own(table)}`) };

export const organizations = {
  "console.updateOrganization": organizationFacts,
  "console.deleteOrganization": organizationFacts,
};
