import {
  type EventRow,
  type Id,
  type JobRow,
  type WebhookDeliveryRow,
  type WebhookEndpointRow,
  later,
} from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import type { Services } from "../pipeline/call.ts";
import { instantOf } from "@atlas-messaging/pipeline";
import { decodeRow } from "../platform/database/index.ts";
import { arg } from "../platform/database/facts.ts";
import { prepare } from "../platform/database/prepare.ts";
import { lease } from "./queues.ts";
import { outbox } from "./tables.ts";

/** A delivery that is held, and all that an attempt needs; null where a row is not there any more. */
export interface ClaimedDelivery {
  readonly job: JobRow;
  readonly delivery: WebhookDeliveryRow | null;
  readonly endpoint: WebhookEndpointRow | null;
  readonly event: EventRow | null;
}

/** Places for deliveries of a worker: those to receivers that answer soon, and those to all others. */
export interface Places {
  readonly quick: number;
  readonly slow: number;
}

/** What a worker has room for. */
export interface Room extends Places {
  /** Endpoints that are said to be quick, and keep it waiting: they get places among the others. */
  readonly waitedFor?: readonly Id[];
}

export interface ClaimedDeliveries {
  readonly claimed: readonly ClaimedDelivery[];
  /** Where the next claim goes on, so that each lane gets its turn. */
  readonly visited: Id;
  /** Whether more may be due than could be taken: for want of places, here or of an endpoint. */
  readonly more: boolean;
}

export const firstLane: Id = "00000000-0000-0000-0000-000000000000";

const claimDeliveries = prepare(sql`
  select atlas_claim_deliveries(${arg("now")}::timestamptz, ${arg("leasedUntil")}::timestamptz, ${arg("places")}::int,
    ${arg("quick")}::int, ${arg("slow")}::int, ${arg("after")}::uuid, ${arg("waitedFor")}::uuid[])::text as found`);

/** Takes due deliveries into free places, and of no endpoint more than it may have under way. */
export const takeDeliveries = async (services: Services, room: Room, after: Id): Promise<ClaimedDeliveries> => {
  const now = instantOf(services.clock);
  const places = services.settings.deliveriesPerEndpoint;
  const leasedUntil = later(now, lease);
  const [row] = await services.database.asSystem<{ found: string }>(
    claimDeliveries({ now, leasedUntil, places, waitedFor: [], ...room, after }),
  );
  if (!row) throw new Error("the claim of deliveries returned nothing");
  const { claimed, visited, more }: { claimed: Json[]; visited: Id; more: boolean } = JSON.parse(row.found);
  return { claimed: claimed.map(decode), visited, more };
};

interface Json {
  readonly job: unknown;
  readonly delivery: unknown;
  readonly endpoint: unknown;
  readonly event: unknown;
}

const decode = ({ job, delivery, endpoint, event }: Json): ClaimedDelivery => ({
  job: decodeRow("outbox", job),
  delivery: delivery === null ? null : decodeRow("webhook_deliveries", delivery),
  endpoint: endpoint === null ? null : decodeRow("webhook_endpoints", endpoint),
  event: event === null ? null : decodeRow("events", event),
});

const soonestWaiting = prepare(sql`
  select extract(epoch from min(due_at)) * 1000 as due from ${outbox}
  where lane is not null and not ripe and dead_at is null`);

/** When the next delivery that waits for its time is due, in milliseconds since the epoch; null when none waits. */
export const nextDeliveryAt = async ({ database }: Services): Promise<number | null> => {
  const [found] = await database.asSystem<{ due: string | null }>(soonestWaiting({}));
  return found?.due == null ? null : Number(found.due);
};
