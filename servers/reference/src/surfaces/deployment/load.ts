import { sql } from "drizzle-orm";
import { arg, count, factLoader, systemFactLoader } from "@atlas-messaging/postgres/facts";
import { own } from "@atlas-messaging/postgres/queries";
import { decodeInstant, row, rows } from "@atlas-messaging/service/core/facts.sql";
import { credentials } from "@atlas-messaging/service/rows/access";
import { events } from "@atlas-messaging/service/rows/events";
import { operatorSessions } from "@atlas-messaging/service/rows/members";
import { messages, storedBytes } from "@atlas-messaging/service/rows/messages";
import { organizations } from "@atlas-messaging/service/rows/organizations";

/** Pages the organizations that are neither deleted nor expired, oldest first. */
export const loadOrganizations = systemFactLoader({
  found: rows(
    "organizations",
    sql`select * from ${organizations} where id > ${arg("after")}::uuid and deleted_at is null
      and (expires_at is null or expires_at > ${arg("now")}::timestamptz)
      and (not ${arg("suspended")}::boolean or suspended_at is not null)
      order by id limit ${arg("size")}::int`,
  ),
});

/** A day of the busiest organization is not counted to its end. */
const maxCounted = 1_000_000;

const sinceId = sql`${arg("since_id")}::uuid`;

/** Loads an organization with its usage. Ids tell the time, so the last day is one range of an index. */
export const loadUsage = factLoader({
  organization: row("organizations", sql`select * from ${own(organizations)} where deleted_at is null`),
  messages_last_day: count(sql`select 1 from ${own(messages)} where id >= ${sinceId}`, maxCounted),
  events_last_day: count(sql`select 1 from ${own(events)} where id >= ${sinceId}`, maxCounted),
  stored_bytes: {
    query: sql`(select coalesce(sum(bytes), 0) from ${own(storedBytes)})`,
    decode: Number,
  },
  keys: count(sql`select 1 from ${own(credentials)} where revoked_at is null and kind in ('grant', 'key')`, maxCounted),
  last_seen_at: {
    query: sql`(select greatest(
      (select max(last_used_at) from ${own(credentials)}),
      (select max(last_seen_at) from ${own(operatorSessions)})))`,
    decode: (time: unknown) => (typeof time === "string" ? decodeInstant(time) : null),
  },
});

/** Loads an organization that moves. */
export const loadMoved = factLoader({ organization: row("organizations", sql`select * from ${own(organizations)}`) });
