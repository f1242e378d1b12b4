import { describe, expect, test } from "vitest";
import { facts, now, organizationId } from "../../test-support/facts.ts";
import { jobRow } from "../../test-support/rows.ts";
import { insert, remove, update } from "./changes.ts";
import { hour, later, minute, second } from "./time.ts";
import { dueAgain, finish, giveBack, hold, maxFailures } from "./jobs.ts";

const job = jobRow();
const held = { organization_id: organizationId, id: job.id, leased_until: job.leased_until };

describe("a job", () => {
  test.for([
    ["was free", null, 0],
    ["was another's, whose lease has run out", later(now, -minute), 1],
  ] as const)("is held, and counts the end of its worker, when it %s", ([, leased_until, attempts]) => {
    const found = jobRow({ leased_until });
    const set = { leased_until: later(now, minute), attempts };
    expect(hold(found, later(now, minute))).toEqual({
      job: { ...found, ...set },
      changes: [update("outbox", { ...held, leased_until }, set)],
    });
  });

  test("leaves the outbox when it is done", () => {
    expect(finish(job)).toEqual(remove("outbox", held));
  });

  test("is rescheduled as if it had never failed", () => {
    const due_at = later(now, minute);
    const again = { attempts: 0, due_at, leased_until: null, ripe: false };
    expect(dueAgain(job, due_at)).toEqual(update("outbox", held, { ...again, last_error: null }));
    expect(dueAgain(job, due_at, "waits")).toEqual(update("outbox", held, { ...again, last_error: "waits" }));
  });
});

describe("a job that has failed", () => {
  test.for([
    [0, 5 * second],
    [1, 10 * second],
    [4, 80 * second],
    [maxFailures - 2, 21 * minute + 20 * second],
  ] as const)("%i times before rests twice as long each time: %i ms", ([attempts, rest]) => {
    const set = { attempts: attempts + 1, last_error: "down", leased_until: null, ripe: false };
    const expected = update("outbox", held, { ...set, due_at: later(now, rest) });
    expect(giveBack(facts(), jobRow({ attempts }), "down")).toEqual([expected]);
    expect(rest).toBeLessThanOrEqual(hour);
  });

  test("too often is set aside and audited", () => {
    const [changed, entry, ...more] = giveBack(facts(), jobRow({ attempts: maxFailures - 1 }), "down");
    const set = { attempts: maxFailures, last_error: "down", leased_until: null, ripe: false, dead_at: now };
    expect(changed).toEqual(update("outbox", held, set));
    const after = { job_id: job.id, attempts: maxFailures };
    expect(entry).toEqual(
      insert("audit_events", expect.objectContaining({ event_type: "atlas_api.job.set_aside", after })),
    );
    expect(more).toEqual([]);
  });

  test("keeps the beginning of a long reason", () => {
    const [change] = giveBack(facts(), job, "x".repeat(600));
    expect(change).toMatchObject({ set: { last_error: "x".repeat(500) } });
  });
});
