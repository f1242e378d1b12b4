/** Values on their way to the database and back, the same for both drivers. */
import type { Statement, Value } from "./database.ts";

/** More would be refused by the protocol, after the driver has already queued the statement. */
const MOST_VALUES = 65_533;

const quoted = (element: unknown): string => {
  if (element === null) return "NULL";
  if (typeof element !== "string") throw new TypeError("an array value may hold strings and null only");
  return `"${element.replace(/["\\]/g, "\\$&")}"`;
};

function encoded(value: Value, index: number): string | null {
  if (value === null || typeof value === "string") return value;
  if (typeof value === "boolean") return value ? "t" : "f";
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  if (Array.isArray(value)) return `{${value.map(quoted).join(",")}}`;
  throw new TypeError(`$${index + 1} is not a value for the database: ${typeof value}`);
}

/**
 * Every value as text, before the driver sees it: a value that a driver fails to encode would shift the answers of its
 * connection, so that one query received another's rows.
 */
export function encodeValues({ values }: Statement): (string | null)[] {
  if (values.length > MOST_VALUES) throw new RangeError(`a statement takes at most ${MOST_VALUES} values`);
  return values.map(encoded);
}

type Parse = (text: string) => unknown;

const asText: Parse = (text) => text;
const asNumber: Parse = (text) => Number(text);
const asBoolean: Parse = (text) => text === "t";
const asJson: Parse = (text) => JSON.parse(text);

/** By the type's number in PostgreSQL's catalog. */
export const PARSERS: Readonly<Record<number, Parse>> = {
  16: asBoolean,
  17: asText, // bytea
  20: asNumber, // bigint, for counts
  21: asNumber,
  23: asNumber,
  114: asJson,
  700: asNumber,
  701: asNumber,
  1009: asText, // text[]
  1082: asText, // date
  1114: asText, // timestamp
  1184: asText, // timestamptz
  3802: asJson, // jsonb
};

export interface Session {
  readonly role: "atlas_app" | "atlas_system";
  /** Empty: of no organization. */
  readonly organizationId: string;
}

export const tenantSession = (organizationId: string): Session => ({ role: "atlas_app", organizationId });

export const SYSTEM_SESSION: Session = { role: "atlas_system", organizationId: "" };

/**
 * Says as whom and for whom the session works, for every statement until the next one of these. What the system does has
 * an index each time, and its plans may have been made when the tables were empty: so no scan of a table is considered.
 * They are few and alike, so one plan serves all values: planning a claim anew takes longer than the claim.
 */
export const openSession = ({ role, organizationId }: Session): Statement => ({
  text: `select set_config('role', $1::text, false), set_config('app.organization_id', $2::text, false),
    set_config('enable_seqscan', $3::text, false), set_config('plan_cache_mode', $4::text, false)`,
  values: [role, organizationId, ...(role === "atlas_system" ? ["off", "force_generic_plan"] : ["on", "auto"])],
});

export const PING: Statement = { text: "select 1 as up", values: [] };

/** The time in milliseconds since the epoch. */
export const PING_TIME: Statement = {
  text: "select (extract(epoch from clock_timestamp()) * 1000)::float8 as now",
  values: [],
};
