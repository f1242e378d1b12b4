/** What the tables of every section have in common: how times are stored, and who may see a row. */
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { pgPolicy, pgRole, timestamp } from "drizzle-orm/pg-core";

/** A time in milliseconds, as JavaScript has them: a finer one would never equal what a decision has read. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: "string" });

// As a subquery the setting is read once per statement, not once per row.
const TENANT = sql`(select nullif(current_setting('app.organization_id', true), '')::uuid)`;

const onlyWhere = (condition: SQL) => pgPolicy("tenant", { using: condition, withCheck: condition });

/** An organization sees and writes its own rows; without an organization there are none. */
export const tenantPolicy = () => onlyWhere(sql`organization_id = ${TENANT}`);

/** The table of organizations itself: the row whose id is the organization's. */
export const ownOrganizationPolicy = () => onlyWhere(sql`id = ${TENANT}`);

/**
 * For tables that are read before the tenant is known, or worked on for all tenants at once. It is for a role of its
 * own: an alternative within one role would keep an organization's statements from using the first column of a key.
 */
export const systemPolicy = () =>
  pgPolicy("system", { to: pgRole("atlas_system").existing(), using: sql`true`, withCheck: sql`true` });
