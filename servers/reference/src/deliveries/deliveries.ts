/** Runs deliveries: claims in batches, attempts concurrently, acknowledges in batches. */
import type { Id, Instant } from "@atlas-messaging/service/rows/primitives";
import { isAcknowledged } from "@atlas-messaging/service/webhooks/delivery";
import { LRUCache } from "lru-cache";
import { type DeliveryFacts, deliverWebhook, followed as follow } from "@atlas-messaging/service/webhooks/jobs";
import { jobFacts, refuseSpent } from "@atlas-messaging/service/pipeline/job";
import type { Services } from "../services/services.ts";
import type { OutgoingHttp } from "../platform/outgoing-http.ts";
import { type Concluded, acknowledger } from "./acknowledge.ts";
import { type Deliverable, attemptDelivery, attemptTimeout } from "./attempt.ts";
import { type Wakeup, Throttle, pause, pollEvery, untilDue } from "../outbox/polling.ts";
import {
  type ClaimedDeliveries,
  type ClaimedDelivery,
  type DeliveryJob,
  type Receiver,
  type Room,
  firstClaim,
  nextDeliveryAt,
  releaseDeliveries,
  takeDeliveries,
} from "./claim.ts";
import { Batcher } from "../outbox/batcher.ts";
import { Pools } from "./pools.ts";
import { leaseCheck, rests, returnJob } from "../outbox/claim.ts";
import { turnTaker, turnsOfAll } from "./turns.ts";

export interface DeliveryWork {
  readonly outgoing: OutgoingHttp;
  readonly random: () => number;
}

/** Deliveries that are worth the cost of a claim. */
const plenty = 64;

/** Parts that the deliveries of one worker share. */
interface Shared extends DeliveryWork {
  readonly concluded: Batcher<Concluded>;
  /** Rest that receivers asked for, by endpoint and URL. Deliveries that are claimed already learn of it here. */
  readonly resting: LRUCache<string, Instant>;
}

/** Serves until `stopping()` is true, and resolves when running deliveries have ended. */
export const serveDeliveries = async (
  services: Services,
  work: DeliveryWork,
  wakeup: Wakeup,
  stopping: () => boolean,
): Promise<void> => {
  const released = releaser(services);
  const lookAtAll = turnsOfAll(services);
  const pools = new Pools(() => wakeup.wake(), services.settings.requestsAtOnce, services.settings.deliveries);
  const running = new Set<Promise<void>>();
  const throttle = new Throttle();
  let after = firstClaim;
  // `crowded`: any delivery's end makes room for another. `full`: only theirs do.
  let crowded = false;
  let full: ReadonlySet<string> = new Set();

  // Few claims of many cost less than many of few.
  const turned = (): void => {
    if (pools.worthClaiming) wakeup.wake();
    else crowded = true;
  };
  const turns = turnTaker(services, turned);
  const shared: Shared = { ...work, concluded: acknowledger(services), resting: new LRUCache({ max: 10_000 }) };

  const run = async (claimed: ClaimedDelivery): Promise<void> => {
    const isHeld = leaseCheck(services, claimed.job, attemptTimeout);
    if (claimed.job.send_at !== null) await pause(Math.max(0, Date.parse(claimed.job.send_at) - services.clock.now()));
    const place = await pools.enter(claimed.endpoint);
    if (!place) return released.add(claimed.job);
    // After a pause of the process, another worker may have sent it.
    if (isHeld()) await deliver(services, shared, claimed, place.answered);
    else await released.add(claimed.job);
    place.leave();
    const { endpoint_id: endpoint, organization_id: organization, conversation_id } = claimed.job;
    const isAwaited = crowded || [endpoint, organization, claimed.endpoint?.host ?? ""].some((each) => full.has(each));
    if (isAwaited && pools.worthClaiming) wakeup.wake();
    if (conversation_id !== null) await turns.add({ endpoint_id: endpoint, conversation_id });
  };

  const start = (claimed: ClaimedDelivery): void => {
    const ended = run(claimed).finally(() => running.delete(ended));
    running.add(ended);
  };

  while (!stopping()) {
    wakeup.reset();
    if (rests(services)) {
      await wakeup.wait(pollEvery);
      continue;
    }
    if (!pools.worthClaiming) {
      crowded = true;
      await wakeup.wait(pollEvery);
      continue;
    }
    const { free, waitedFor, stuck } = pools;
    const found = await throttle.claim(
      () => takeSafely(services, { ...free, waitedFor, stuck }, after),
      ({ claimed }) => claimed.length >= plenty,
    );
    after = found.visited;
    ({ more: crowded, full } = found);
    found.claimed.forEach(start);
    if (crowded && found.claimed.length > 0) continue;
    if (await lookAtAll()) continue;
    await wakeup.wait(await untilDue(services, () => nextDeliveryAt(services)));
  }
  await Promise.all(running);
};

const deliver = async (
  services: Services,
  shared: Shared,
  claimed: ClaimedDelivery,
  answered: () => void,
): Promise<void> => {
  const { job, delivery, event } = claimed;
  const endpoint = claimed.endpoint && rested(claimed.endpoint, shared);
  try {
    refuseSpent(job);
    if (!delivery || !endpoint || !event) throw new Error(`job ${job.id} is about a delivery that is not there`);
    const conclusion = await conclude(services, shared, { job, delivery, endpoint, event });
    answered();
    await shared.concluded.add({ job, endpoint, ...conclusion });
  } catch (error) {
    services.logger.error({ err: error, job_id: job.id, request_id: job.correlation_id }, "job failed");
    await returnJob(services, job, error, deliverWebhook.setAside(factsOf(services, claimed, 0)));
  }
};

/** Adds the rest that an endpoint's receiver has asked for since the claim. */
const rested = (endpoint: Receiver, { resting }: Shared): Receiver => {
  const until = resting.get(placeOf(endpoint));
  return until === undefined ? endpoint : { ...endpoint, throttled_until: until };
};

const placeOf = ({ id, url }: Receiver): string => `${id} ${url}`;

const conclude = async (services: Services, { outgoing, random, resting }: Shared, found: Deliverable) => {
  const chance = random();
  const asked = deliverWebhook.ask(factsOf(services, found, chance));
  const attempt = asked && (await attemptDelivery(services, outgoing, found));
  if (attempt && isAcknowledged(attempt)) {
    const since = services.clock.now() - Date.parse(found.event.created_at);
    services.metrics.webhookLatency.observe(since / 1_000);
  }
  const facts = factsOf(services, found, chance);
  const followed = attempt && follow(facts, found.delivery, attempt);
  if (followed?.restUntil) resting.set(placeOf(found.endpoint), followed.restUntil);
  return { followed, changes: deliverWebhook.decide(facts, attempt, null) };
};

const factsOf = (services: Services, { job, delivery, endpoint, event }: ClaimedDelivery, random: number) =>
  ({ ...jobFacts(services, job), job, random, delivery, endpoint, event }) satisfies DeliveryFacts;

const none = (after: Id): ClaimedDeliveries => ({ claimed: [], visited: after, more: false, full: new Set() });

/** Logs a failure of the database; the next poll tries again. */
const takeSafely = async (services: Services, room: Room, after: Id): Promise<ClaimedDeliveries> => {
  try {
    return await takeDeliveries(services, room, after);
  } catch (error) {
    services.logger.error({ err: error }, "claiming deliveries failed");
    return none(after);
  }
};

/** Releases leased deliveries that were not attempted, in batches. */
const releaser = (services: Services): Batcher<DeliveryJob> =>
  new Batcher(async (jobs) => {
    // If it fails, their leases expire and other workers take over.
    await releaseDeliveries(services, jobs).catch((error: unknown) => {
      services.logger.warn({ err: error }, "letting go of deliveries failed; their leases run out");
    });
  });
