/** Encodes values for the database and decodes its answers, for both drivers. */
import type { Statement, Value } from "./database.ts";
import { planSettings } from "./plan-settings.ts";

/** The protocol counts values in 16 bits. */
const MAX_VALUES = 65_533;

/** Text that JSON writes with more escapes than an array literal has. */
const escapedByJson = /[\p{Cc}\p{Cs}]/u;

/** Writes an element of an array literal. Most texts are quoted as in JSON, which takes a tenth of the time. */
export const quoted = (element: unknown): string => {
  if (element === null) return "NULL";
  if (typeof element !== "string") throw new TypeError("an array value may hold strings and null only");
  return escapedByJson.test(element) ? `"${element.replace(/["\\]/g, "\\$&")}"` : JSON.stringify(element);
};

const encoded = (value: Value, index: number): string | null => {
  if (value === null || typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "t" : "f";
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return `{${value.map(quoted).join(",")}}`;
  throw new TypeError(`$${index + 1} is not a value for the database: ${typeof value}`);
};

/** Encodes all values before a message is built: an invalid one leaves no partial message on the connection. */
export const encodeValues = ({ values }: Statement): (string | null)[] => {
  if (values.length > MAX_VALUES) throw new RangeError(`a statement takes at most ${MAX_VALUES} values`);
  return values.map(encoded);
};

type Parse = (text: string) => unknown;

const asNumber: Parse = (text) => Number(text);
const asBoolean: Parse = (text) => text === "t";
const asJson: Parse = (text) => JSON.parse(text);

/** Parsers by type number of PostgreSQL's catalog; other types stay text. */
export const PARSERS: Readonly<Record<number, Parse>> = {
  16: asBoolean,
  20: asNumber, // bigint, for counts
  21: asNumber,
  23: asNumber,
  114: asJson,
  700: asNumber,
  701: asNumber,
  3802: asJson, // jsonb
};

export interface Session {
  readonly role: "atlas_app" | "atlas_system";
  /** Empty for no organization. */
  readonly organizationId: string;
}

export const tenantSession = (organizationId: string): Session => ({ role: "atlas_app", organizationId });

export const SYSTEM_SESSION: Session = { role: "atlas_system", organizationId: "" };

/**
 * Opens a transaction: sets role, organization and everything else it relies on. All settings are local to the
 * transaction, so nothing depends on which connection a pooler gives it.
 */
export const openSession = ({ role, organizationId }: Session): Statement => ({
  text: role === "atlas_system" ? OPEN_SYSTEM : OPEN_TENANT,
  values: [role, organizationId],
});

const OPEN = `select set_config('role', $1::text, true), set_config('app.organization_id', $2::text, true),
  set_config('search_path', 'public, pg_temp', true), set_config('TimeZone', 'UTC', true),
  set_config('statement_timeout', '30000', true)`;

const OPEN_TENANT = [
  OPEN,
  ...Object.entries(planSettings).map(([name, value]) => `set_config('${name}', '${value}', true)`),
].join();

// The system's queries all have an index, and cached plans may stem from empty tables, so we forbid scans. The queries
// are few and alike: one generic plan saves planning, which takes longer than a claim.
const OPEN_SYSTEM = `${OPEN}, set_config('enable_seqscan', 'off', true),
  set_config('plan_cache_mode', 'force_generic_plan', true)`;

export const PING: Statement = { text: "select 1 as up", values: [] };

/** Reads the time in milliseconds since the epoch. */
export const PING_TIME: Statement = {
  text: "select (extract(epoch from clock_timestamp()) * 1000)::float8 as now",
  values: [],
};
