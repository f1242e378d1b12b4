import type { Change } from "@atlas-messaging/service/core/changes";
import { expandEvent } from "@atlas-messaging/service/events/jobs";
import { jobFacts } from "@atlas-messaging/service/pipeline/job";
import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import type { Services } from "../services/services.ts";
import { type Decide, inBatches } from "./batched.ts";
import type { JobHandler } from "./handler.ts";
import { loadExpansions } from "./load.ts";

/** Expands waiting events to deliveries per endpoint. */
export const expandEvents = (): JobHandler => inBatches({ load, writer: "system" });

const load = async (services: Services, jobs: readonly JobRow[]): Promise<Decide> => {
  // An event that was tried before may have deliveries: a recovery of an endpoint made them first.
  const retried = jobs.filter(({ attempts }) => attempts > 0);
  const {
    found,
    endpoints: active,
    made,
  } = await loadExpansions(services.database, {
    retried_of: retried.map(({ organization_id }) => organization_id),
    retried: retried.map(({ subject_id }) => subject_id),
    organizations: jobs.map(({ organization_id }) => organization_id),
    ids: jobs.map(({ subject_id }) => subject_id),
  });
  const eventById = new Map(found.map((event) => [event.id, event]));
  const madeOf = Map.groupBy(made, ({ event_row_id }) => event_row_id);
  const endpointsOf = Map.groupBy(active, ({ organization_id }) => organization_id);
  return (job) => {
    const event = eventById.get(job.subject_id) ?? null;
    const endpoints = endpointsOf.get(job.organization_id) ?? [];
    const facts = { ...jobFacts(services, job), job, event, endpoints, made: madeOf.get(job.subject_id) ?? [] };
    const changes = expandEvent.decide(facts, null, null);
    return { changes, share: rowsIn(changes) / rowsOfPart };
  };
};

/** Rows computed and written per turn, a few milliseconds' worth; one event may exceed it. */
const rowsOfPart = 1_000;

const rowsIn = (changes: readonly Change[]): number =>
  changes.reduce((sum, change) => sum + (change.kind === "insertMany" ? change.rows.length : 1), 0);
