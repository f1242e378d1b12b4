/** A disk that is full, as PostgreSQL tells of it: writes fail, and reads go on. */
import { uuidv7 } from "uuidv7";
import { insertMany } from "@atlas-messaging/service/core/changes";
import { finish } from "@atlas-messaging/service/core/jobs";
import { askingJob, bindJob, bySubject, type JobFacts } from "@atlas-messaging/service/pipeline/job";
import { eventually } from "@atlas-messaging/test-wait";
import { beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../../../test-support/databases.ts";
import { connectAsOwner } from "../../../test-support/postgres.ts";
import { jobRow } from "../../../test-support/rows.ts";
import { testServices } from "../../../test-support/services.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { handlerOf, type JobHandlers } from "../../jobs/handler.ts";
import { startWorker } from "../../jobs/worker.ts";
import { queues } from "../../outbox/queues.ts";
import { commit } from "./commit.ts";
import { openDatabase } from "./open.ts";

let url: string;
let database: Database;
const heard: (string | null)[] = [];

beforeEach(async () => {
  url = await freshDatabase();
  heard.length = 0;
  database = await openDatabase({ url, dataDir: "", onWrites: (reason) => heard.push(reason) });
  return () => database.close();
});

/** Fills the disk for rows that are new or go; a claim still finds place, as on a real one. */
const fillDisk = async () => {
  const owner = connectAsOwner(url);
  await owner.unsafe(`create function full_disk() returns trigger language plpgsql as $$ begin
    raise exception using errcode = '53100', message = 'could not extend file'; end $$;
    create trigger full_disk before insert on idempotency execute function full_disk();
    create trigger full_disk before insert or delete on outbox execute function full_disk()`);
  return async () => {
    await owner.unsafe("drop function full_disk() cascade");
    await owner.end();
  };
};

test("a full disk is noticed by the first write that fails, and so is that writes pass again", async () => {
  const makeRoom = await fillDisk();
  const organization = uuidv7();
  const write = () => commit(database, organization, [insertMany("outbox", [jobRow(organization)])]);
  expect(database.whyNoWrites?.()).toBeNull();
  await expect(write()).rejects.toThrow("the database cannot do it now");
  expect(database.whyNoWrites?.()).toBe("could not extend file");
  await makeRoom();
  await eventually(() => expect(database.whyNoWrites?.()).toBeNull());
  expect(await write()).toBe("committed");
  expect(heard).toEqual(["could not extend file", null]);
});

test("a worker that cannot record what it sent sends nothing more, and nothing twice", async () => {
  const organization = uuidv7();
  const jobs = Array.from({ length: 150 }, () => jobRow(organization));
  await commit(database, organization, [insertMany("outbox", jobs)]);
  const makeRoom = await fillDisk();
  const sent: string[] = [];
  const job = askingJob({
    args: bySubject,
    ask: ({ job: { id } }: JobFacts) => id,
    decide: ({ job: ended }) => [finish(ended)],
  });
  const bound = bindJob(job, {
    load: async () => ({}),
    answer: async (_services, id) => void sent.push(id),
  });
  // Only jobs of this kind are there.
  const handlers = new Proxy({}, { get: () => handlerOf(bound, () => 0) }) as JobHandlers;
  const worker = startWorker(testServices(database), handlers);
  try {
    await eventually(() => expect(database.whyNoWrites?.()).not.toBeNull());
    expect(sent.length).toBeLessThanOrEqual(queues.prompt.places);
    await makeRoom();
    await eventually(() => expect(new Set(sent).size).toBe(jobs.length));
    expect(sent).toHaveLength(jobs.length);
  } finally {
    await worker.stop();
  }
});
