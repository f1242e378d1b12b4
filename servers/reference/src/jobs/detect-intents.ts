import { detectIntent } from "@atlas-messaging/service/inbound/jobs";
import { jobFacts } from "@atlas-messaging/service/pipeline/job";
import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import type { Services } from "../services/services.ts";
import { type Decide, inBatches } from "./batched.ts";
import type { JobHandler } from "./handler.ts";
import { loadEvents } from "./load.ts";

/** Detects the intents of customers' messages. */
export const detectIntents = (): JobHandler => inBatches({ load, writer: "organization" });

const load = async (services: Services, jobs: readonly JobRow[]): Promise<Decide> => {
  const { found } = await loadEvents(services.database, {
    organizations: jobs.map(({ organization_id }) => organization_id),
    ids: jobs.map(({ subject_id }) => subject_id),
  });
  const eventById = new Map(found.map((event) => [event.id, event]));
  return (job) => {
    const event = eventById.get(job.subject_id) ?? null;
    const changes = detectIntent.decide({ ...jobFacts(services, job), job, event }, null, null);
    return { changes, share: JSON.stringify(event?.payload).length / lengthOfPart };
  };
};

/** Length of the events whose messages are heard per turn, a few milliseconds' worth; one event may exceed it. */
const lengthOfPart = 20_000;
