import type { JobKind, JobRow } from "@atlas-messaging/service/rows/jobs";
import { later } from "@atlas-messaging/service/core/time";
import { uuidv7 } from "uuidv7";
import { beforeAll, expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import { handlersOf } from "../../test-support/handlers.ts";
import type { Services } from "../services/services.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../platform/database/commit.ts";
import { createLogger } from "../platform/logger.ts";
import { Metrics } from "../platform/metrics.ts";
import { claim, nextDueAt } from "./claim.ts";
import { queues } from "./queues.ts";
import { startWorker } from "../jobs/worker.ts";

const start = "2026-01-02T12:00:00.000Z";
const { prompt, ingest } = queues;

const jobsOf = (organization_id: string, kind: JobKind, count: number, dueAfter = 0): JobRow[] =>
  Array.from({ length: count }, (_, index) => ({
    organization_id,
    id: uuidv7(),
    kind,
    subject_id: uuidv7(),
    detail: null,
    attempts: 0,
    due_at: later(start, dueAfter + index),
    leased_until: null,
    endpoint_id: null,
    ripe: true,
    conversation_id: null,
    event_row_id: null,
    waited_ms: null,
    dead_at: null,
    last_error: null,
    correlation_id: "test-claim",
    traceparent: null,
    created_at: start,
  }));

const countsOf = (jobs: readonly JobRow[]): { readonly [organization: string]: number } =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(jobs, (job) => job.organization_id),
      ([id, own]) => [id, own.length],
    ),
  );

describeOnBoth(
  "the outbox",
  (openDatabase) => {
    let database: Database;
    beforeAll(async () => {
      database = await openDatabase();
    });

    /** An outbox with these jobs and no others, a minute after the first was due. */
    const open = async (jobs: readonly JobRow[]) => {
      await database.asSystem({ text: "delete from outbox", values: [] });
      for (const [organizationId, rows] of Map.groupBy(jobs, (job) => job.organization_id)) {
        await commit(database, organizationId, [{ kind: "insertMany", table: "outbox", rows }]);
      }
      const clock = { at: Date.parse(start) + 60_000, now: () => clock.at };
      // Claims and workers use no other services than these.
      const own = { database, clock, logger: createLogger("silent"), metrics: new Metrics() };
      return { services: own as unknown as Services, clock };
    };
    const finish = ({ organization_id, id }: JobRow) =>
      commit(database, organization_id, [{ kind: "remove", table: "outbox", where: { organization_id, id } }]);

    test("gives an organization with many deliveries its share, and another's the next place", async () => {
      const [many, few] = [uuidv7(), uuidv7()];
      const { services } = await open([
        ...jobsOf(many, "ingest_knowledge", 305),
        ...jobsOf(few, "ingest_knowledge", 2, 10_000),
      ]);
      const claimed = await claim(services, ingest, ingest.places);
      expect(countsOf(claimed)).toEqual({ [many]: ingest.share, [few]: 2 });
      expect(await claim(services, ingest, ingest.places)).toEqual([]);
    });

    test("serves organizations side by side when there are few places", async () => {
      const organizations = [uuidv7(), uuidv7(), uuidv7()];
      const { services } = await open(
        organizations.flatMap((id, index) => jobsOf(id, "ingest_knowledge", 20, index * 1_000)),
      );
      const claimed = await claim(services, ingest, 6);
      expect(countsOf(claimed)).toEqual(Object.fromEntries(organizations.map((id) => [id, 2])));
    });

    test("gives an organization a place again when one of its jobs ends, the oldest first", async () => {
      const organizationId = uuidv7();
      const jobs = jobsOf(organizationId, "ingest_knowledge", 20);
      const { services } = await open(jobs);
      const [first] = await claim(services, ingest, ingest.places);
      if (first) await finish(first);
      const next = await claim(services, ingest, ingest.places);
      expect(next.map(({ id }) => id)).toEqual([jobs[ingest.share]?.id]);
    });

    test("counts what is held among the share although older jobs came after it", async () => {
      const organizationId = uuidv7();
      const { services } = await open(jobsOf(organizationId, "ingest_knowledge", 8, 1_000));
      await claim(services, ingest, ingest.places);
      await commit(database, organizationId, [
        { kind: "insertMany", table: "outbox", rows: jobsOf(organizationId, "ingest_knowledge", 8) },
      ]);
      expect(await claim(services, ingest, ingest.places)).toEqual([]);
    });

    test("takes jobs over whose lease has run out, within the same share", async () => {
      const jobs = jobsOf(uuidv7(), "ingest_knowledge", 20);
      const { services, clock } = await open(jobs);
      const first = await claim(services, ingest, ingest.places);
      clock.at += ingest.lease;
      const again = await claim(services, ingest, ingest.places);
      const ids = (claimed: readonly JobRow[]) => claimed.map(({ id }) => id).toSorted();
      expect(ids(again)).toEqual(ids(first));
      expect(ids(first)).toEqual(ids(jobs.slice(0, ingest.share)));
    });

    test("gives a job to one of many claimers, and an organization no more than its share", async () => {
      const organizations = Array.from({ length: 12 }, uuidv7);
      const { services } = await open(organizations.flatMap((id) => jobsOf(id, "ingest_knowledge", 20)));
      const claims = await Promise.all(Array.from({ length: 24 }, () => claim(services, ingest, 7)));
      // A claimer may find all that it looks at taken, so the rest is claimed by one alone.
      const claimed = [...claims.flat(), ...(await claim(services, ingest, 1_000))];
      expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length);
      expect(countsOf(claimed)).toEqual(Object.fromEntries(organizations.map((id) => [id, ingest.share])));
    });

    test("has every kind of job in one queue", () => {
      const kinds = Object.values(queues).flatMap((queue) => queue.kinds);
      expect(kinds.toSorted()).toEqual(Object.keys(handlersOf(() => Promise.resolve())).toSorted());
    });

    test("knows when a job of a queue is due next, whatever is due already or in the other", async () => {
      const organizationId = uuidv7();
      const { services } = await open([
        ...jobsOf(organizationId, "ingest_knowledge", 10),
        ...jobsOf(organizationId, "ingest_knowledge", 1, 90_000),
        ...jobsOf(organizationId, "ingest_knowledge", 1, 80_000),
        ...jobsOf(organizationId, "send_message", 1, 70_000),
      ]);
      const at = later(start, 60_000);
      expect(await nextDueAt(services, ingest, at)).toBe(Date.parse(start) + 80_000);
      expect(await nextDueAt(services, prompt, at)).toBe(Date.parse(start) + 70_000);
      expect(await nextDueAt(services, prompt, later(start, 70_000))).toBeNull();
    });

    test("claims messages, and lets the others run, while receivers hang in every place of the others", async () => {
      const hanging = Array.from({ length: ingest.places / ingest.share }, uuidv7);
      const writer = uuidv7();
      const { services } = await open([
        ...hanging.flatMap((id) => jobsOf(id, "ingest_knowledge", 20)),
        ...jobsOf(writer, "ingest_knowledge", 1, 5_000),
      ]);
      const [hung, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const full = Promise.withResolvers<void>();
      const begun: JobRow[] = [];
      const worker = startWorker(
        services,
        handlersOf(async (job) => {
          begun.push(job);
          if (begun.length === ingest.places) full.resolve();
          if (job.kind === "send_message") sent.resolve();
          else await hung.promise;
          await finish(job);
        }),
      );
      await full.promise;
      await commit(database, writer, [
        { kind: "insertMany", table: "outbox", rows: jobsOf(writer, "send_message", 3) },
      ]);
      worker.wake();
      await sent.promise;
      const stopped = worker.stop();
      hung.resolve();
      await stopped;
      const deliveries = begun.filter(({ kind }) => kind === "ingest_knowledge");
      expect(deliveries).toHaveLength(ingest.places);
      expect(countsOf(deliveries)[writer]).toBe(1);
      for (const id of hanging) expect(countsOf(deliveries)[id]).toBeLessThanOrEqual(ingest.share);
    });
  },
  { pglite: true },
);
