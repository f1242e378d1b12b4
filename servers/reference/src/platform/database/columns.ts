/** What the tables of every section have in common: how times are stored, and who may see a row. */
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { pgPolicy, timestamp } from "drizzle-orm/pg-core";

/** A time in milliseconds, as JavaScript has them: a finer one would never equal what a decision has read. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: "string" });

// As subqueries the settings are read once per statement, not once per row.
const TENANT = sql`(select nullif(current_setting('app.organization_id', true), '')::uuid)`;
const SYSTEM = sql`(select current_setting('app.system', true)) = 'on'`;

const everyCommand = (name: string, condition: SQL) => pgPolicy(name, { using: condition, withCheck: condition });

/** An organization sees and writes its own rows; without an organization there are none. */
export const tenantPolicy = () => everyCommand("tenant", sql`organization_id = ${TENANT}`);

/** The table of organizations itself: the row whose id is the organization's. */
export const ownOrganizationPolicy = () => everyCommand("tenant", sql`id = ${TENANT}`);

/** For tables that are read before the tenant is known, or worked on for all tenants at once. */
export const systemPolicy = () => everyCommand("system", SYSTEM);
