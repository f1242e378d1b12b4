import type { AttemptedDelivery } from "@atlas-messaging/service/webhooks/delivery";
import type { EventRow, WebhookDeliveryRow, WebhookEndpointRow } from "@atlas-messaging/service/rows/events";
import type { Id, Instant } from "@atlas-messaging/service/rows/primitives";
import { type JobRow, outbox } from "@atlas-messaging/service/rows/jobs";
import { instantOf, later } from "@atlas-messaging/service/core/time";
import { sql } from "drizzle-orm";
import type { Services } from "../services/services.ts";
import { decodeInstant } from "@atlas-messaging/service/core/facts.sql";
import { arg } from "@atlas-messaging/postgres/facts";
import { prepare } from "@atlas-messaging/postgres/queries";
import { lease } from "../outbox/queues.ts";

/** Columns of a delivery's job that attempting and ending it need. */
export type DeliveryJob = Pick<
  JobRow,
  | "organization_id"
  | "id"
  | "subject_id"
  | "attempts"
  | "due_at"
  | "leased_until"
  | "correlation_id"
  | "traceparent"
  | "conversation_id"
  | "waited_ms"
> & {
  readonly endpoint_id: Id;
  /** Time that the rate of its endpoint leaves for it; null for at once. */
  readonly send_at: Instant | null;
};

export type DueDelivery = AttemptedDelivery & Pick<WebhookDeliveryRow, "event_id" | "event_type">;
export type DeliveredEvent = Pick<EventRow, "created_at" | "payload">;
export type Receiver = Pick<
  WebhookEndpointRow,
  | "organization_id"
  | "id"
  | "url"
  | "status"
  | "payload"
  | "headers"
  | "signing_key"
  | "previous_signing_key"
  | "secret"
  | "previous_secret"
  | "previous_secret_until"
  | "failing_since"
  | "speed"
  | "throttled_until"
> & {
  /** Host name of its URL, without port; other endpoints may share it. */
  readonly host: string;
};

/** A leased delivery with all that an attempt needs; null where a row is gone. */
export interface ClaimedDelivery {
  readonly job: DeliveryJob;
  readonly delivery: DueDelivery | null;
  readonly endpoint: Receiver | null;
  readonly event: DeliveredEvent | null;
}

/** A worker's slots for fast receivers and for all others. */
export interface Places {
  readonly quick: number;
  readonly slow: number;
}

/** Capacity of a worker. */
export interface Room extends Places {
  /** Endpoints marked fast that keep us waiting; they get slots among the slow. */
  readonly waitedFor?: readonly Id[];
  /** Hosts and organizations that keep us waiting so much that we claim none of their fast deliveries. */
  readonly stuck?: readonly string[];
}

export interface ClaimedDeliveries {
  readonly claimed: readonly ClaimedDelivery[];
  /** Endpoint after which the next claim continues, so that each gets its turn. */
  readonly visited: Id;
  /** True if more may be due than there was room for. */
  readonly more: boolean;
  /** Endpoints, hosts and organizations at their limit; their other deliveries wait until one ends. */
  readonly full: ReadonlySet<string>;
}

/** Before all endpoints. */
export const firstClaim: Id = "00000000-0000-0000-0000-000000000000";

const claimDeliveries = prepare(sql`
  select * from atlas_claim_deliveries(${arg("now")}::timestamptz, ${arg("leasedUntil")}::timestamptz,
    ${arg("places")}::int, ${arg("perHost")}::int, ${arg("perOrganization")}::int, ${arg("quick")}::int, ${arg("slow")}::int,
    ${arg("after")}::uuid, ${arg("waitedFor")}::uuid[], ${arg("stuck")}::text[])`);

interface Taken {
  readonly visited: Id;
  readonly more: boolean;
  readonly full: readonly string[];
  readonly receivers: readonly StoredReceiver[];
  readonly jobs: readonly TakenJob[];
}

/** Columns as the database names them. */
type StoredReceiver = Omit<Receiver, "speed"> & { readonly pace: Receiver["speed"] };

type TakenJob = Omit<DeliveryJob, "leased_until" | "endpoint_id"> & { readonly lane: Id } & (
    | Unattempted
    | { readonly event_id: null }
  ) &
  (DeliveredEvent | { readonly created_at: null });

type Unattempted = Omit<DueDelivery, "organization_id" | "id" | "attempts"> & { readonly attempted: number };

/** Claims due deliveries for free slots, within each endpoint's limit. */
export const takeDeliveries = async (services: Services, room: Room, after: Id): Promise<ClaimedDeliveries> => {
  const now = instantOf(services.clock);
  const { perEndpoint: places, perHost, perOrganization } = services.settings.deliveries;
  const leasedUntil = later(now, lease);
  const [taken] = await services.database.asSystem<Taken>(
    claimDeliveries({ now, leasedUntil, places, perHost, perOrganization, waitedFor: [], stuck: [], ...room, after }),
  );
  if (!taken) throw new Error("the claim of deliveries returned nothing");
  const receivers = new Map(taken.receivers.map((row) => [row.id, receiverOf(row)]));
  const claimed = taken.jobs.map((row) => decode(row, leasedUntil, receivers.get(row.lane) ?? null));
  return { claimed, visited: taken.visited, more: taken.more, full: new Set(taken.full) };
};

const decode = (row: TakenJob, leased_until: Instant, endpoint: Receiver | null): ClaimedDelivery => {
  const { organization_id, id, subject_id, attempts, correlation_id, traceparent, lane: endpoint_id } = row;
  const { conversation_id, waited_ms } = row;
  const times = { due_at: decodeInstant(row.due_at), leased_until, send_at: row.send_at && decodeInstant(row.send_at) };
  const ids = { organization_id, id, subject_id, correlation_id, traceparent, endpoint_id, conversation_id };
  return {
    job: { ...ids, ...times, attempts, waited_ms },
    delivery: row.event_id === null ? null : deliveryOf(row),
    endpoint,
    event: row.created_at === null ? null : { created_at: decodeInstant(row.created_at), payload: row.payload },
  };
};

const deliveryOf = (row: Unattempted & Pick<DeliveryJob, "organization_id" | "subject_id">): DueDelivery => ({
  organization_id: row.organization_id,
  id: row.subject_id,
  event_id: row.event_id,
  event_type: row.event_type,
  attempts: row.attempted,
  round_attempts: row.round_attempts,
  round_started_at: decodeInstant(row.round_started_at),
});

const receiverOf = ({ pace: speed, ...row }: StoredReceiver): Receiver => ({
  ...row,
  speed,
  previous_secret_until: row.previous_secret_until && decodeInstant(row.previous_secret_until),
  failing_since: row.failing_since && decodeInstant(row.failing_since),
  throttled_until: row.throttled_until && decodeInstant(row.throttled_until),
});

const soonestWaiting = prepare(sql`
  select extract(epoch from min(due_at)) * 1000 as due from ${outbox}
  where lane is not null and not ripe and dead_at is null`);

/** Returns the due time of the next delayed delivery, in epoch milliseconds; null without one. */
export const nextDeliveryAt = async ({ database }: Services): Promise<number | null> => {
  const [found] = await database.asSystem<{ due: string | null }>(soonestWaiting({}));
  return found?.due == null ? null : Number(found.due);
};

const letGo = prepare(sql`
  update ${outbox} held set leased_until = null
  from unnest(${arg("organizations")}::uuid[], ${arg("ids")}::uuid[]) as given(organization_id, id)
  where (held.organization_id, held.id) = (given.organization_id, given.id)
    and held.leased_until = any(${arg("leases")}::timestamptz[])`);

/** Releases leased deliveries, unless another worker holds them by now. */
export const releaseDeliveries = async ({ database }: Services, jobs: readonly DeliveryJob[]): Promise<void> => {
  const organizations = jobs.map(({ organization_id }) => organization_id);
  const leases = jobs.flatMap(({ leased_until }) => leased_until ?? []);
  await database.asSystem(letGo({ organizations, ids: jobs.map(({ id }) => id), leases }));
};
