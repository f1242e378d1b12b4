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
  /** Milliseconds that it may wait for a lock, where they are fewer than usual. */
  readonly lockMilliseconds?: number;
}

export const tenantSession = (organizationId: string): Session => ({ role: "atlas_app", organizationId });

export const systemSession: Session = { role: "atlas_system", organizationId: "" };

/** A lock is held for milliseconds; whoever waits longer would hold up a connection and all behind it. */
export const lockMilliseconds = 2_000;

/** Settings that tenants and the system share. */
const common = {
  search_path: "public, pg_temp",
  TimeZone: "UTC",
  statement_timeout: "30000",
  lock_timeout: String(lockMilliseconds),
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
export const openSession = (session: Session, on: "any" | "settled" = "any"): Statement => {
  const { role, organizationId, lockMilliseconds: patience } = session;
  const text = (on === "settled" ? settledSession : anySession)[role];
  if (patience === undefined) return { text, values: [role, organizationId] };
  return { text: `${text}${shorter}`, values: [role, organizationId, String(patience)] };
};

/** Comes after the usual setting, and so holds. */
const shorter = ", set_config('lock_timeout', $3::text, true)";

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
