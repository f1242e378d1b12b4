import { type Change, insert } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import type { JobRow } from "../rows/jobs.ts";
import { finish } from "../core/jobs.ts";
import { later } from "../core/time.ts";
import { describe, expect, test } from "vitest";
import { idOf, now, organizationId } from "../../test-support/facts.ts";
import { jobRow } from "../../test-support/rows.ts";
import { type TestShell, testShell } from "../../test-support/job-shell.ts";
import { askingJob, bindJob, bySubject, decidingJob } from "./job.ts";

interface Known extends Facts {
  readonly job: JobRow;
  readonly random: number;
  readonly read: number;
}

const job = jobRow({ subject_id: idOf(9, 1) });
const waiting = [insert("outbox", job)];

/** A job that counts its reads and questions, and tells what it was decided of. */
const counted = (
  own: { readonly asksOnce?: boolean; readonly maxDecisions?: number; readonly asked?: boolean } = {},
) => {
  const { asked = true, ...given } = own;
  const log = { reads: 0, questions: 0, decided: [] as unknown[] };
  const bound = bindJob(
    askingJob({
      args: bySubject,
      ask: ({ read }: Known): string | null => (asked ? `question ${read}` : null),
      decide: (facts, answer: string | null, conflict): readonly Change[] => {
        log.decided.push([facts.read, answer, conflict]);
        return [finish(facts.job)];
      },
      setAside: (facts) => [insert("outbox", jobRow({ id: idOf(9, 2), subject_id: String(facts.read) }))],
      ...given,
    }),
    {
      load: (_shell: TestShell, organization, { id }) => {
        expect([organization, id]).toEqual([organizationId, job.subject_id]);
        return { read: ++log.reads };
      },
      answer: (_shell: TestShell, question) => `answer to ${question}, asked ${++log.questions} times`,
    },
  );
  return { bound, log };
};

describe("a job", () => {
  test("loads, asks, decides and commits", async () => {
    const { bound, log } = counted();
    const shell = testShell(waiting);
    await bound.run(shell, job);
    expect(log.decided).toEqual([[1, "answer to question 1, asked 1 times", null]]);
    expect(shell.world.rows("outbox")).toEqual([]);
  });

  test("waits for a load that is a promise", async () => {
    const shell = testShell(waiting);
    const bound = bindJob(decidingJob({ args: bySubject, decide: (facts: Known) => [finish(facts.job)] }), {
      load: async (_shell: TestShell) => ({ read: 1 }),
    });
    const running = bound.run(shell, job);
    expect(shell.commits).toEqual([]);
    await running;
    expect(shell.commits).toEqual([[finish(job)]]);
  });

  test("waits for an answer that is a promise, and decides at the time that it came", async () => {
    const known: [string, string | null][] = [];
    let time = Date.parse(now);
    const shell: TestShell = { ...testShell(waiting), clock: { now: () => time } };
    const asking = askingJob({
      args: bySubject,
      ask: (): string | null => "a question",
      decide: (facts: Known, answer: string | null) => (known.push([facts.now, answer]), [finish(facts.job)]),
    });
    const answer = async (): Promise<string> => ((time += 1_000), "an answer");
    await bindJob(asking, { load: (_shell: TestShell) => ({ read: 1 }), answer }).run(shell, job);
    expect(known).toEqual([[later(now, 1_000), "an answer"]]);
  });

  test("that has nothing to ask decides without an answer", async () => {
    const { bound, log } = counted({ asked: false });
    await bound.run(testShell(waiting), job);
    expect([log.questions, log.decided]).toEqual([0, [[1, null, null]]]);
  });

  test("knows the time, its own row and chance", async () => {
    const known: Known[] = [];
    const decide = (facts: Known): readonly Change[] => (known.push(facts), [finish(facts.job)]);
    const bound = bindJob(decidingJob({ args: bySubject, decide }), { load: (_shell: TestShell) => ({ read: 1 }) });
    await bound.run({ ...testShell(waiting), random: () => 0.5 }, job);
    expect(known).toMatchObject([{ now, job, random: 0.5, organizationId, read: 1 }]);
  });

  test("that brought down each of its workers is not tried again", async () => {
    const { bound, log } = counted();
    await expect(bound.run(testShell(waiting), { ...job, attempts: 10 })).rejects.toThrow(
      "no worker has ended the job",
    );
    expect(log.reads).toBe(0);
  });
});

describe("a job that meets a conflict", () => {
  test("fails, unless it decides again", async () => {
    const { bound } = counted();
    await expect(bound.run(testShell(waiting, ["precondition"]), job)).rejects.toThrow("met a conflict: precondition");
  });

  test("reads and asks anew, and learns of the conflict", async () => {
    const { bound, log } = counted({ maxDecisions: 3 });
    await bound.run(testShell(waiting, ["precondition"]), job);
    expect(log.decided).toEqual([
      [1, "answer to question 1, asked 1 times", null],
      [2, "answer to question 2, asked 2 times", "precondition"],
    ]);
  });

  test("keeps an answer that can be had once", async () => {
    const { bound, log } = counted({ maxDecisions: 3, asksOnce: true });
    await bound.run(testShell(waiting, ["one", "two"]), job);
    const answer = "answer to question 1, asked 1 times";
    expect(log.decided).toEqual([
      [1, answer, null],
      [2, answer, "one"],
      [3, answer, "two"],
    ]);
  });

  test("gives up after its last decision", async () => {
    const { bound, log } = counted({ maxDecisions: 2 });
    await expect(bound.run(testShell(waiting, ["one", "two"]), job)).rejects.toThrow("met a conflict: two");
    expect(log.decided).toHaveLength(2);
  });
});

describe("a shell that can persist", () => {
  const persisting = (shell: TestShell) => {
    const persisted: string[] = [];
    const persist: TestShell["persist"] = (held, act) => (persisted.push(held.id), act());
    return { shell: { ...shell, persist }, persisted };
  };

  test.for([
    [{ asksOnce: true }, [job.id]],
    [{ asksOnce: true, asked: false }, []],
    [{ asksOnce: false }, []],
  ] as const)("does so for an answer that cannot be asked for again (%o)", async ([own, expected]) => {
    const { shell, persisted } = persisting(testShell(waiting));
    await counted(own).bound.run(shell, job);
    expect(persisted).toEqual(expected);
    expect(shell.world.rows("outbox")).toEqual([]);
  });
});

describe("what is lost with a job", () => {
  test("is nothing before its last failure", async () => {
    const { bound, log } = counted();
    expect(await bound.lostWith(testShell(), { ...job, attempts: 8 })).toEqual([]);
    expect(log.reads).toBe(0);
  });

  test("is decided on current rows after it", async () => {
    expect(await counted().bound.lostWith(testShell(), { ...job, attempts: 9 })).toMatchObject([
      { row: { subject_id: "1" } },
    ]);
  });
});
