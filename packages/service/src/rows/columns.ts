/** Column types and row-level policies that all tables share. */
import { type GetColumnData, type SQL, sql } from "drizzle-orm";
import { type PgTable, pgPolicy, pgRole, timestamp } from "drizzle-orm/pg-core";

/** Row of a table. The keys are mapped as they are, so that editors show a column's docstring on its member. */
export type RowOf<Table extends PgTable> = {
  readonly [Column in keyof Table["_"]["columns"]]: GetColumnData<Table["_"]["columns"][Column]>;
};

/** Timestamp in milliseconds, like JavaScript's: a finer one would never equal what a decision has read. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: "string" });

// A subquery reads the setting once per statement, not once per row.
const TENANT = sql`(select nullif(current_setting('app.organization_id', true), '')::uuid)`;

const onlyWhere = (condition: SQL) => pgPolicy("tenant", { using: condition, withCheck: condition });

/** Lets an organization see and write its own rows only. */
export const tenantPolicy = () => onlyWhere(sql`organization_id = ${TENANT}`);

/** Lets an organization see only its own row of `organizations`. */
export const ownOrganizationPolicy = () => onlyWhere(sql`id = ${TENANT}`);

/**
 * Opens a table across organizations, for lookups before the tenant is known and for bulk work. It has its own role: an
 * alternative within one role would keep tenants' statements off the first column of a key.
 */
export const systemPolicy = () =>
  pgPolicy("system", { to: pgRole("atlas_system").existing(), using: sql`true`, withCheck: sql`true` });
