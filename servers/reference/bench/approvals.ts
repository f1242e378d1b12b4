/** Concurrent decisions, and servers killed during them: each has one effect and one final record. */
import { createMigrated, startPostgres } from "../test-support/postgres.ts";
import { type MeasuredServer, openBench, startMeasured } from "./server.ts";
import type { Result } from "./fault-setup.ts";

const races = 1_000;
const kills = 20;
const perKill = 10;

interface Access {
  readonly token: string;
  readonly operator_token: string;
  readonly organization_id: string;
  readonly customer_id: string;
}

type Decision = "approve" | "reject";

export const benchApprovals = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true });
  try {
    for (const pair of [
      ["approve", "reject"],
      ["approve", "approve"],
    ] as const) {
      print(await raced(await createMigrated(postgres.url), pair));
    }
    print(await killed(await createMigrated(postgres.url)));
  } finally {
    await postgres.stop();
  }
};

const print = ({ name, of, lost, twice, note }: Result): void =>
  void process.stdout.write(`${name}: ${of}, undecided ${lost}, twice ${twice}; ${note}\n`);

const accessTo = async ({ port }: MeasuredServer): Promise<Access> =>
  ((await (await fetch(`http://127.0.0.1:${port}/sandbox/credentials`)).json()) as { data: Access }).data;

const post = (port: number, path: string, token: string, body?: object): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

/** Asks for a voucher per call, under a key of the same name. */
const ask = async (port: number, access: Access, voucher_id: string, key: string) => {
  const params = {
    name: "issue_voucher",
    idempotency_key: key,
    arguments: { voucher_id, customer_id: access.customer_id },
  };
  const answer = await post(port, "/atlas/v1/mcp", access.token, {
    jsonrpc: "2.0",
    id: key,
    method: "tools/call",
    params,
  });
  return (await answer.json()) as {
    readonly result?: object;
    readonly error?: { readonly data: { readonly code: string; readonly approval_id: string } };
  };
};

const decide = (port: number, access: Access, approvalId: string, how: Decision): Promise<Response> =>
  post(port, `/operator/developers/approvals/${approvalId}/${how}`, access.operator_token);

/** Vouchers are made by operators, so the bench writes its own. */
const makeVouchers = async (url: string, { organization_id }: Access, count: number): Promise<readonly string[]> => {
  const database = await openBench(url);
  try {
    const rows = await database.asTenant<{ id: string }>(organization_id, {
      text: `insert into vouchers (organization_id, id, code, description, status, created_at)
             select $1::uuid, gen_random_uuid(), 'BENCH-' || gen_random_uuid(), 'bench', 'available', now()
             from generate_series(1, $2::int) n returning id::text`,
      values: [organization_id, count],
    });
    return rows.map(({ id }) => id);
  } finally {
    await database.close();
  }
};

interface Books {
  readonly undecided: number;
  readonly doubled: number;
  readonly untrue: number;
}

/** Checks the rows: one final record per approval, and a voucher issued exactly where the record says so. */
const audit = async (url: string, { organization_id }: Access): Promise<Books> => {
  const database = await openBench(url);
  try {
    const [books] = await database.asTenant<Books>(organization_id, {
      text: `select count(*) filter (where approval.state = 'pending')::int as undecided,
               count(*) filter (where records.finals > 1 or issues.times > 1)::int as doubled,
               count(*) filter (where (approval.state = 'approved') <> (voucher.status = 'issued')
                 or (approval.state = 'approved') <> (records.completed = 1)
                 or (approval.state = 'rejected') <> (records.rejected = 1))::int as untrue
             from approvals approval
             join vouchers voucher on voucher.id = (approval.arguments ->> 'voucher_id')::uuid
             cross join lateral (
               select count(*) filter (where status <> 'pending_approval') as finals,
                 count(*) filter (where status = 'completed') as completed,
                 count(*) filter (where status = 'rejected') as rejected
               from runs where run_id = approval.run_id) records
             cross join lateral (
               select count(*) as times from audit_events
               where subject_id = voucher.id and event_type = 'atlas_api.voucher.issue') issues`,
      values: [],
    });
    return books ?? { undecided: 0, doubled: 0, untrue: 0 };
  } finally {
    await database.close();
  }
};

const raced = async (url: string, pair: readonly [Decision, Decision]): Promise<Result> => {
  const server = await startMeasured(url);
  const { port } = server;
  const access = await accessTo(server);
  const vouchers = await makeVouchers(url, access, races);
  const wins = { approve: 0, reject: 0 };
  let others = 0;
  for (const [index, voucher] of vouchers.entries()) {
    const { error } = await ask(port, access, voucher, `race-${index}`);
    const approvalId = error?.data.approval_id ?? "";
    const answers = await Promise.all(pair.map((how) => decide(port, access, approvalId, how)));
    answers.forEach(({ ok }, place) => (ok ? (wins[pair[place] ?? "approve"] += 1) : (others += 1)));
  }
  await server.stop();
  const { undecided, doubled, untrue } = await audit(url, access);
  return {
    name: `${pair.join(" against ")}, at once`,
    of: races,
    lost: undecided,
    twice: doubled,
    note: `${wins.approve} approved, ${wins.reject} rejected, ${others} told that it was decided; ${untrue} records untrue`,
  };
};

/** Kills the server during decisions and repeats them on the next one. */
const killed = async (url: string): Promise<Result> => {
  let access: Access | undefined;
  let before = 0;
  for (let kill = 0; kill < kills; kill++) {
    const server = await startMeasured(url);
    access ??= await accessTo(server);
    const known = access;
    const ids: string[] = [];
    for (const [index, voucher] of (await makeVouchers(url, known, perKill)).entries()) {
      const { error } = await ask(server.port, known, voucher, `kill-${kill}-${index}`);
      ids.push(error?.data.approval_id ?? "");
    }
    const decided = ids.map((id) => decide(server.port, known, id, "approve").catch(() => null));
    await Bun.sleep(5 + 6 * kill);
    await server.kill();
    before += (await Promise.all(decided)).filter((answer) => answer?.ok).length;
    const next = await startMeasured(url);
    for (const id of ids) await decide(next.port, known, id, "approve");
    await next.stop();
  }
  const { undecided, doubled, untrue } = await audit(url, access ?? fail());
  const of = kills * perKill;
  const note = `${before} answered before their server died; ${untrue} records untrue`;
  return {
    name: `approvals while the server is killed (-9) ${kills} times`,
    of,
    lost: undecided,
    twice: doubled,
    note,
  };
};

const fail = (): never => {
  throw new Error("no server was started");
};
