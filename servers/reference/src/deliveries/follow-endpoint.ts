import { type FollowedAttempt, followEndpoint, changesHealth, resumeDeliveries } from "@atlas-messaging/domain";
import type { Services } from "../pipeline/services.ts";
import { instantOf, untilCommitted } from "@atlas-messaging/pipeline";
import { baseFactsOf } from "@atlas-messaging/pipeline/jobs";
import { commit } from "../platform/database/index.ts";
import type { Concluded } from "./concluded.ts";
import { loadEndpoint } from "./load.ts";

const maxDecisions = 3;

/** Updates endpoints after attempts; usually nothing to record. After a failure the next attempt tries again. */
export const followEndpoints = async (services: Services, batch: readonly Concluded[]): Promise<void> => {
  const now = instantOf(services.clock);
  const hasNews = ({ endpoint, followed }: Concluded) => followed === null || changesHealth(endpoint, [followed], now);
  const affected = new Set(batch.filter(hasNews).map(({ endpoint }) => endpoint.id));
  const relevant = batch.filter(({ endpoint }) => affected.has(endpoint.id));
  const each = async (concluded: readonly Concluded[]): Promise<void> => {
    const [first] = concluded;
    const attempts = concluded.flatMap(({ followed }) => followed ?? []);
    if (first && changesHealth(first.endpoint, attempts, now)) await follow(services, first, attempts);
    if (first && attempts.length < concluded.length) await resumeIfActive(services, first);
  };
  await Promise.all(Array.from(Map.groupBy(relevant, ({ endpoint }) => endpoint.id).values(), each));
};

/** Resumes deliveries withheld while an operator reactivated their endpoint. */
const resumeIfActive = async (services: Services, { job, endpoint: { id } }: Concluded): Promise<void> => {
  const { database, logger } = services;
  try {
    const { endpoint } = await loadEndpoint(database, job.organization_id, { id });
    if (endpoint?.status !== "active") return;
    await commit(database, job.organization_id, resumeDeliveries(baseFactsOf(services, job), endpoint));
  } catch (error) {
    logger.warn({ err: error, endpoint_id: id }, "resuming the deliveries to an endpoint failed");
  }
};

const follow = async (
  services: Services,
  { job, endpoint: { id } }: Concluded,
  attempts: readonly FollowedAttempt[],
): Promise<void> => {
  const { database, store, logger } = services;
  const { organization_id: organizationId } = job;
  try {
    const isDisabled = await untilCommitted({
      decide: async () => {
        const { endpoint } = await loadEndpoint(database, organizationId, { id });
        const changes = followEndpoint({ ...baseFactsOf(services, job), endpoint }, attempts);
        return { organizationId, changes, answer: changes.length > 1 };
      },
      store,
      maxDecisions,
      giveUp: () => false,
    });
    if (isDisabled) logger.warn({ organization_id: organizationId, endpoint_id: id }, "webhook disabled");
  } catch (error) {
    logger.warn({ err: error, endpoint_id: id }, "noting the state of an endpoint failed");
  }
};
