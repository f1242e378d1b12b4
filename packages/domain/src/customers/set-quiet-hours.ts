import type { SuccessOf } from "@atlas-messaging/contract";
import { type Change, insert, remove, update } from "../changes.ts";
import { type Facts, type Verb, accept, refuseMember } from "../outcome.ts";
import { audit } from "../records.ts";
import type { Id, QuietHoursRow } from "../rows.ts";
import { isTimeZone } from "./time-zone.ts";

export interface QuietHoursFacts extends Facts {
  /** Null when the organization has none. */
  readonly quietHours: QuietHoursRow | null;
}

type Shown = SuccessOf<"console.getQuietHours">["data"];

export const presentQuietHours = (row: QuietHoursRow | null): Shown => ({
  quiet_hours: row && { start: row.starts, end: row.ends, time_zone: row.time_zone },
});

/** Sets the hours without marketing, or ends them (POST quiet-hours of the console). */
export const setQuietHours: Verb<"console.setQuietHours", QuietHoursFacts> = (facts, { body }) => {
  const { quietHours: known, organizationId: organization_id, now: updated_at } = facts;
  const { quiet_hours: wanted } = body;
  if (wanted && wanted.start === wanted.end) return refuseMember("quiet_hours.end", "must not be the same as start");
  if (wanted && !isTimeZone(wanted.time_zone)) {
    const why = `must be an IANA name, such as Europe/Berlin; ${wanted.time_zone} is not a time zone`;
    return refuseMember("quiet_hours.time_zone", why);
  }
  const set = wanted && { starts: wanted.start, ends: wanted.end, time_zone: wanted.time_zone, updated_at };
  const data = presentQuietHours(set && { organization_id, ...set });
  const before = presentQuietHours(known).quiet_hours;
  const entry = audit(facts, "atlas_api.quiet_hours.set", organization_id, { before, after: data.quiet_hours });
  const changes = changesOf(organization_id, known, set);
  return accept({ ok: true, data }, changes.length === 0 ? [] : [...changes, entry]);
};

type Settings = Omit<QuietHoursRow, "organization_id">;

const changesOf = (organization_id: Id, known: QuietHoursRow | null, set: Settings | null): Change[] => {
  if (!known) return set ? [insert("quiet_hours", { organization_id, ...set })] : [];
  const { starts, ends, time_zone } = known;
  const read = { organization_id, starts, ends, time_zone };
  return [set ? update("quiet_hours", read, set) : remove("quiet_hours", read)];
};
