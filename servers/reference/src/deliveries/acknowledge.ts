/** Records results of deliveries, many in one statement. */
import { commit, commitEach } from "../platform/database/commit.ts";
import {
  type FollowedAttempt,
  changesHealth,
  disablesEndpoint,
  followEndpoint,
  giveUpDelivery,
  resumeDeliveries,
} from "@atlas-messaging/service/webhooks/delivery";
import { jobFacts } from "@atlas-messaging/service/pipeline/job";
import type { Services } from "../services/services.ts";
import { DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { Batcher } from "../outbox/batcher.ts";
import { returnJob, whileHeld } from "../outbox/claim.ts";
import type { Change } from "@atlas-messaging/service/core/changes";
import type { DeliveryJob, Receiver } from "./claim.ts";
import { instantOf } from "@atlas-messaging/service/core/time";
import { untilCommitted } from "@atlas-messaging/service/pipeline/decide";
import { sql } from "drizzle-orm";
import { arg, factLoader } from "@atlas-messaging/postgres/facts";
import { row } from "@atlas-messaging/service/core/facts.sql";
import { own } from "@atlas-messaging/postgres/queries";
import { type WebhookEndpointRow, webhookEndpoints } from "@atlas-messaging/service/rows/events";
import { organizations } from "@atlas-messaging/service/rows/organizations";

/** Gathers results; each resolves once it is written or has failed. */
export const acknowledger = (services: Services): Batcher<Concluded> =>
  new Batcher((batch) => acknowledge(services, batch));

const acknowledge = async (services: Services, batch: readonly Concluded[]): Promise<void> => {
  const [first] = batch;
  if (!first) return;
  let left = batch;
  const write = async (): Promise<void> => {
    const results = await commitEach(
      services.database,
      left.map(({ changes }) => changes),
    );
    left.forEach(({ job }, index) => {
      const result = results[index];
      if (result?.status !== "fulfilled" || result.value) return;
      services.logger.warn({ job_id: job.id }, "a delivery was attempted, but its lease had run out");
    });
    left = left.filter((_, index) => results[index]?.status === "rejected");
    const failed = results.find((result) => result.status === "rejected");
    if (failed) throw failed.reason;
  };
  try {
    await whileHeld(services, first.job, write);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) {
      services.logger.error({ err: error, deliveries: left.length }, "acknowledging failed; the leases run out");
      return;
    }
    services.logger.error({ err: error, deliveries: left.length }, "acknowledging failed; one by one");
    for (const concluded of left) await acknowledgeAlone(services, concluded);
  }
  await followEndpoints(services, batch);
};

/** Writes one by one after a batch failed, so that one bad row does not hold up the others. */
const acknowledgeAlone = async (services: Services, { job, changes }: Concluded): Promise<void> => {
  try {
    const made = await commit(services.database, job.organization_id, changes);
    if (made !== "committed") throw new Error(`acknowledging a delivery met a conflict: ${made.conflict}`);
  } catch (error) {
    const { organization_id, subject_id: id } = job;
    await returnJob(services, job, error, [giveUpDelivery(jobFacts(services, job), { organization_id, id })]);
  }
};

/** Result of a delivery; `followed` is null if it was withheld or put off. */
export interface Concluded {
  readonly job: DeliveryJob;
  readonly endpoint: Receiver;
  readonly followed: FollowedAttempt | null;
  readonly changes: readonly Change[];
}

const maxDecisions = 3;

/** Updates endpoints after attempts; usually nothing to record. After a failure the next attempt tries again. */
export const followEndpoints = async (services: Services, batch: readonly Concluded[]): Promise<void> => {
  const now = instantOf(services.clock);
  const wasWithheld = ({ endpoint, followed }: Concluded) => followed === null && endpoint.status !== "active";
  const hasNews = (concluded: Concluded) =>
    concluded.followed ? changesHealth(concluded.endpoint, [concluded.followed], now) : wasWithheld(concluded);
  const affected = new Set(batch.filter(hasNews).map(({ endpoint }) => endpoint.id));
  const relevant = batch.filter(({ endpoint }) => affected.has(endpoint.id));
  const each = async (concluded: readonly Concluded[]): Promise<void> => {
    const [first] = concluded;
    const attempts = concluded.flatMap(({ followed }) => followed ?? []);
    if (first && changesHealth(first.endpoint, attempts, now)) await follow(services, first, attempts);
    if (first && concluded.some(wasWithheld)) await resumeIfActive(services, first);
  };
  await Promise.all(Array.from(Map.groupBy(relevant, ({ endpoint }) => endpoint.id).values(), each));
};

/** Resumes deliveries withheld while an operator reactivated their endpoint. */
const resumeIfActive = async (services: Services, { job, endpoint: { id } }: Concluded): Promise<void> => {
  const { database, logger } = services;
  try {
    const { endpoint } = await loadEndpoint(database, job.organization_id, { id });
    if (endpoint?.status !== "active") return;
    await commit(database, job.organization_id, resumeDeliveries(jobFacts(services, job), endpoint));
  } catch (error) {
    logger.warn({ err: error, endpoint_id: id }, "resuming the deliveries to an endpoint failed");
  }
};

const follow = async (
  services: Services,
  { job, endpoint: { id, host } }: Concluded,
  attempts: readonly FollowedAttempt[],
): Promise<void> => {
  const { database, store, logger } = services;
  const { organization_id: organizationId } = job;
  try {
    const news = await untilCommitted({
      decide: async () => {
        const { endpoint, organization } = await loadEndpoint(database, organizationId, { id });
        const changes = followEndpoint({ ...jobFacts(services, job), endpoint }, attempts);
        return { organizationId, changes, answer: { says: newsOf(changes, endpoint), organization } };
      },
      store,
      maxDecisions,
      giveUp: () => null,
    });
    if (!news?.says) return;
    const about = { organization_id: organizationId, organization: news.organization?.name, endpoint_id: id, host };
    logger.warn(about, news.says);
  } catch (error) {
    logger.warn({ err: error, endpoint_id: id }, "noting the state of an endpoint failed");
  }
};

/** Tells what changes of an endpoint's health mean to whoever reads the log; null for a change of its speed. */
const newsOf = (
  changes: readonly Change[],
  before: Pick<WebhookEndpointRow, "failing_since"> | null,
): string | null => {
  if (disablesEndpoint(changes)) return "webhook disabled";
  const since = changes.flatMap((each) =>
    each.kind === "update" && each.table === "webhook_endpoints" ? [each.set.failing_since ?? null] : [],
  )[0];
  if (since === undefined || (since === null) === (before?.failing_since == null)) return null;
  return since === null ? "webhook's receiver answers again" : "webhook's receiver fails";
};

export const loadEndpoint = factLoader({
  organization: row("organizations", sql`select * from ${own(organizations)}`),
  endpoint: row("webhook_endpoints", sql`select * from ${own(webhookEndpoints)} where id = ${arg("id")}`),
});
