import { type Change, insert } from "../core/changes.ts";
import type { IdempotencyRow } from "../rows/requests.ts";
import { later } from "../core/time.ts";
import { describe, expect, test } from "vitest";
import { organizationId } from "../../test-support/deployment.ts";
import { fakeShell, idOf, requestTo, startOfTime } from "../../test-support/fake-shell.ts";
import type { Commitment, Span } from "./services.ts";
import type { Context } from "./context.ts";
import { Problem } from "./problem.ts";
import { correlate } from "./request.ts";
import { decideAndCommit, wasExecuted } from "./decide.ts";

const now = new Date(startOfTime).toISOString();
const notice: Change = insert("deprecation_notices", {
  organization_id: organizationId,
  id: "1",
  operation_id: "messages.send",
  sunset_at: null,
  created_at: now,
});
const key = { scope: "scope", operation: "messages.send", key: "once", requestHash: "hash" };
const answer = { status: 200, text: "{}" };
const storedRow: IdempotencyRow = {
  organization_id: organizationId,
  scope: key.scope,
  operation: key.operation,
  key: key.key,
  request_hash: key.requestHash,
  status: 200,
  answer: "before",
  created_at: now,
};

interface Given {
  readonly ends?: readonly (Commitment | Error)[];
  readonly stored?: IdempotencyRow | null;
  readonly changes?: readonly Change[];
  readonly executed?: boolean;
  readonly keyed?: boolean;
  readonly traced?: boolean;
}

/** Decides one request. Commits end as given, and the last end repeats. */
const run = async ({
  ends = ["committed"],
  stored = null,
  changes = [notice],
  executed = true,
  keyed = true,
  traced = false,
}: Given) => {
  const commits: (readonly Change[])[] = [];
  const conflicts: (string | null)[] = [];
  const spans: Parameters<Span["end"]>[0][] = [];
  let [loads, announced] = [0, 0];
  const shell = fakeShell({
    jobsEnqueued: () => void announced++,
    ...(traced ? { tracing: { begin: () => ({ traceparent: "00-1-2-01", end: (end) => void spans.push(end) }) } } : {}),
    store: {
      commit: async (_, committed) => {
        commits.push(committed);
        const end = ends[Math.min(commits.length, ends.length) - 1] ?? "committed";
        if (end instanceof Error) throw end;
        return end;
      },
    },
  });
  const context: Context = correlate(shell, null, { request: requestTo("/"), clientAddress: null });
  context.principal = {
    id: idOf(5),
    kind: "key",
    name: null,
    credentialId: idOf(6),
    organizationId,
    scopes: [],
    permissions: [],
    resource: null,
    expiresAt: null,
  };
  const deciding = async () =>
    decideAndCommit(context, keyed ? key : null, {
      load: async () => {
        loads++;
        return { stored, lives: true, standing: null };
      },
      replay: (row) => ({ status: row.status, text: `again ${row.answer}` }),
      kept: ({ status, text }) => ({ status, text: `kept ${text}` }),
      decide: (_, base, conflict) => {
        conflicts.push(conflict);
        expect(base).toMatchObject({ organizationId, actor: { kind: "key", id: idOf(5) }, now });
        return { answer, changes, executed };
      },
    });
  const result = await deciding().catch((error: unknown) => error);
  return { result, commits, conflicts, spans, loads, announced };
};

const conflict = { conflict: "customers_phone_number_key" };

describe("a decision", () => {
  test("is committed with its answer, and its jobs are announced", async () => {
    const { result, commits, announced, loads } = await run({});
    expect([result, announced, loads]).toEqual([answer, 1, 1]);
    expect(commits[0]?.[0]).toBe(notice);
    expect(commits[0]?.[1]).toMatchObject({
      table: "idempotency",
      row: { key: "once", status: 200, answer: "kept {}", request_hash: "hash" },
    });
  });

  test("without a key keeps no answer", async () => {
    expect((await run({ keyed: false })).commits).toEqual([[notice]]);
  });

  test("that was not executed leaves its key free", async () => {
    expect((await run({ executed: false })).commits).toEqual([[notice]]);
  });

  test("without changes commits nothing", async () => {
    const { result, commits, announced } = await run({ changes: [], executed: false });
    expect([result, commits, announced]).toEqual([answer, [], 0]);
  });

  test("after a conflict is made again, on fresh facts", async () => {
    const { result, conflicts, loads, announced } = await run({ ends: [conflict, conflict, "committed"] });
    expect([result, loads, announced]).toEqual([answer, 3, 1]);
    expect(conflicts).toEqual([null, conflict.conflict, conflict.conflict]);
  });

  test("that always meets a conflict is given up", async () => {
    const { result, loads, announced } = await run({ ends: [conflict] });
    expect(result).toBeInstanceOf(Problem);
    expect(result).toMatchObject({
      refusal: { code: "unavailable", message: "The resource keeps changing; retry with the same idempotency_key." },
    });
    expect([loads, announced]).toEqual([64, 0]);
  });
});

describe("a key that was used", () => {
  test("replays its answer, and decides nothing", async () => {
    const { result, commits, conflicts } = await run({ stored: storedRow });
    expect([result, commits, conflicts]).toEqual([{ status: 200, text: "again before" }, [], []]);
  });

  test("a day ago is free", async () => {
    const { result } = await run({ stored: { ...storedRow, created_at: later(now, -86_400_000) } });
    expect(result).toBe(answer);
  });
});

describe("a traced commit", () => {
  test("tells how it ended", async () => {
    const { spans } = await run({ traced: true, ends: [conflict, "committed"] });
    expect(spans).toEqual([
      { failed: false, attributes: { "atlas.commit": conflict.conflict } },
      { failed: false, attributes: { "atlas.commit": "committed" } },
    ]);
  });

  test("that fails is marked, and fails the request", async () => {
    const lost = new Error("lost");
    const { result, spans, announced } = await run({ traced: true, ends: [lost] });
    expect([result, spans, announced]).toEqual([lost, [{ failed: true }], 0]);
  });
});

test.for([
  [{ kind: "accepted" }, true],
  [{ kind: "refused", code: "conflict" }, true],
  [{ kind: "refused", code: "validation_failed" }, false],
  [{ kind: "refused", code: "not_found" }, false],
] as const)("%o uses its key up: %s", ([outcome, expected]) => {
  expect(wasExecuted(outcome)).toBe(expected);
});
