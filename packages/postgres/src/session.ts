/** Opens each transaction with a role, an organization, and settings that do not hang on the connection. */
import type { Statement } from "./database.ts";

/**
 * Limits tenants' plans to index scans; all indexes begin with the organization. A cached plan may stem from small
 * tables or another organization's statistics.
 */
export const planSettings = { enable_seqscan: "off", enable_bitmapscan: "off" } as const;

export interface Session {
  readonly role: "atlas_app" | "atlas_system";
  /** Empty for no organization. */
  readonly organizationId: string;
}

export const tenantSession = (organizationId: string): Session => ({ role: "atlas_app", organizationId });

export const systemSession: Session = { role: "atlas_system", organizationId: "" };

/** Settings that tenants and the system share. */
const common = {
  search_path: "public, pg_temp",
  TimeZone: "UTC",
  statement_timeout: "30000",
  // A lock is held for milliseconds; whoever waits longer would hold up a connection and all behind it.
  lock_timeout: "2000",
  // The statements are small, and compiling one takes longer than running it.
  jit: "off",
};

const tenantSettings = { ...common, ...planSettings };

// The system's queries all have an index, and cached plans may stem from empty tables, so we forbid scans. The queries
// are few and alike: one generic plan saves planning, which takes longer than a claim.
const systemSettings = {
  ...common,
  enable_seqscan: "off",
  enable_bitmapscan: "on",
  plan_cache_mode: "force_generic_plan",
};

interface Settings {
  readonly [name: string]: string;
}

/** Opens a transaction with a role, an organization, and all settings that the session does not have. */
const openingOf = (wanted: Settings, session: Settings): string => {
  const missing = Object.entries(wanted).filter(([name, value]) => session[name] !== value);
  const settings = missing.map(([name, value]) => `, set_config('${name}', '${value}', true)`);
  return `select set_config('role', $1::text, true), set_config('app.organization_id', $2::text, true)${settings.join("")}`;
};

const openingsOn = (session: Settings) => ({
  atlas_app: openingOf(tenantSettings, session),
  atlas_system: openingOf(systemSettings, session),
});

const anySession = openingsOn({});

const settledSession = openingsOn(tenantSettings);

/**
 * Opens a transaction. Role and organization are local to it, and so is all else it relies on, as a pooler may give it
 * any connection. A connection that is ours alone is settled before.
 */
export const openSession = ({ role, organizationId }: Session, on: "any" | "settled" = "any"): Statement => ({
  text: (on === "settled" ? settledSession : anySession)[role],
  values: [role, organizationId],
});

const settling = (settings: Settings): Statement => ({
  text: `select ${Object.entries(settings)
    .map(([name, value]) => `set_config('${name}', '${value}', false)`)
    .join()}`,
  values: [],
});

/** Gives a connection of our own the settings of tenants, which would take a fifth of a read in each transaction. */
export const settle = settling(tenantSettings);

/** Settles a connection that only reads, and gives it the role of tenants, which sees no row without an organization. */
export const settleReader = settling({ ...tenantSettings, role: "atlas_app" });

export const ping: Statement = { text: "select 1 as up", values: [] };

/** Reads the time in milliseconds since the epoch. */
export const timeQuery: Statement = {
  text: "select (extract(epoch from clock_timestamp()) * 1000)::float8 as now",
  values: [],
};
