import { describe, expect, test } from "vitest";
import { outline } from "../../test-support/changes.ts";
import { facts, organizationId } from "../../test-support/facts.ts";
import { jobRow } from "../../test-support/rows.ts";
import { update } from "../core/changes.ts";
import { testShell } from "../../test-support/job-shell.ts";
import { jobFacts, bySubject, failed, isLastFailure, requireRow, reasonOf, refuseSpent } from "./job.ts";

const lost = [update("messages", { organization_id: organizationId, id: "m" }, { error_code: "set_aside" })];

describe("a job that has failed", () => {
  test("rests, and loses nothing", () => {
    const [change, ...more] = failed(facts(), jobRow({ attempts: 8 }), new Error("down"), lost);
    expect(change).toMatchObject({ kind: "update", table: "outbox", set: { attempts: 9, leased_until: null } });
    expect(more).toEqual([]);
  });

  test("is set aside after its last failure, and with it what it was about", () => {
    const changes = failed(facts(), jobRow({ attempts: 9 }), new Error("down"), lost);
    expect(outline(changes)).toEqual(["update outbox", "insert audit_events", "update messages"]);
    expect(changes[0]).toMatchObject({ set: { dead_at: facts().now, last_error: "Error: down" } });
  });

  test.for([
    [8, false],
    [9, true],
  ] as const)("%i times before: this was the last: %s", ([attempts, isLast]) => {
    expect(isLastFailure({ attempts })).toBe(isLast);
  });
});

describe("a job", () => {
  test("that no worker has ended is refused", () => {
    expect(() => refuseSpent({ attempts: 9 })).not.toThrow();
    expect(() => refuseSpent({ attempts: 10 })).toThrow("no worker has ended the job in 10 attempts");
  });

  test("is decided by the system, on behalf of the request that it came of", () => {
    const job = jobRow({ traceparent: "00-trace-span-01" });
    expect(jobFacts(testShell(), job)).toMatchObject({
      organizationId,
      actor: { kind: "system", id: null },
      correlationId: job.correlation_id,
      traceparent: "00-trace-span-01",
    });
  });

  test("is about a row that must be there", () => {
    const job = jobRow();
    expect(bySubject(job)).toEqual({ id: job.subject_id });
    expect(requireRow("row", job)).toBe("row");
    expect(() => requireRow(null, job)).toThrow(`job ${job.id} is about ${job.subject_id}, which is not there`);
  });
});

test("the reason of a failure is text, whatever was thrown", () => {
  expect([reasonOf(new TypeError("odd")), reasonOf("plain"), reasonOf(7)]).toEqual(["TypeError: odd", "plain", "7"]);
});
