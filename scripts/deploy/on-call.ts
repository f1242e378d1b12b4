/** Troubles of a night on call, each provoked for real. Health, metrics and doctor must name it, and all else goes on. */
import { chown, mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type CloudNetwork, startNetwork } from "../../servers/reference/test-support/cloud-network.ts";
import { installedPostgres, serversFolder } from "../../servers/reference/test-support/installed-postgres.ts";
import { connectAsOwner, freePort } from "../../servers/reference/test-support/postgres.ts";
import { nobody } from "../../servers/reference/test-support/postgres-programs.ts";
import { type Shop, callerOf, openShop, sendFirst, untilTaken } from "./first-customer.ts";
import { loadDuring } from "./load.ts";
import { Unproven, needs, runProgram } from "./processes.ts";
import { binary } from "./programs.ts";
import { type Proxy, type Stack, startCaddy, startStack } from "./stack.ts";

interface Deployed {
  readonly stack: Stack;
  readonly caddy: Proxy;
  readonly provider: CloudNetwork;
  readonly shop: Shop;
  /** Folder of a small disk that holds the tables. PostgreSQL's log is elsewhere. */
  readonly disk: string;
}

const patience = 60_000;

const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
  const deadline = performance.now() + patience;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`In ${patience / 1_000} s this did not come: ${what}.`);
    await Bun.sleep(200);
  }
};

const must = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Error(what);
};

const deploy = async (folder: string): Promise<Deployed> => {
  needs("caddy", "openssl", "mount", "umount", "dd");
  const begin = await installedPostgres();
  if (begin === null || process.getuid?.() !== 0)
    throw new Unproven("It takes a complete PostgreSQL, and root to mount a small disk.");
  const disk = await serversFolder();
  await runProgram(["mount", "-t", "tmpfs", "-o", "size=96m", "tmpfs", disk]);
  await mkdir(join(disk, "tables"));
  await chown(join(disk, "tables"), nobody, nobody);
  const server = await begin({ settings: [] });
  const [provider, httpsPort] = [await startNetwork(), await freePort()];
  const stack = await startStack({
    folder,
    program: binary,
    postgres: { url: server.url, stop: () => server.lose() },
    httpsPort,
    fill: async () => {
      const superuser = connectAsOwner(server.url);
      await superuser.unsafe(`create tablespace small location '${join(disk, "tables")}'`);
      await superuser.unsafe("alter database atlas set tablespace small");
      await superuser.end();
    },
  });
  const caddy = await startCaddy(stack, httpsPort);
  return { stack, caddy, provider, shop: await openShop(stack, caddy, provider), disk };
};

const close = async ({ stack, caddy, provider, disk }: Deployed): Promise<void> => {
  await Promise.all([...stack.servers, stack.worker, caddy.program].map((each) => each.stop("SIGKILL")));
  await Promise.all([stack.postgres.stop(), provider.close()]);
  await runProgram(["umount", disk]);
  await rm(disk, { recursive: true, force: true });
};

// Health, metrics and doctor, as one on call looks at them.

const statusOf = async ({ stack }: Deployed, path: string): Promise<number> =>
  (await fetch(`http://127.0.0.1:${stack.ports[0]}${path}`)).status;

const metricOf = async ({ stack }: Deployed, series: string): Promise<number> => {
  const token = stack.settings["server"]?.["ATLAS_METRICS_TOKEN"] ?? "";
  const headers = { authorization: `Bearer ${token}` };
  const text = await (await fetch(`http://127.0.0.1:${stack.ports[0]}/metrics`, { headers })).text();
  const line = text.split("\n").find((each) => each.startsWith(`${series} `));
  if (line === undefined) throw new Error(`There is no metric ${series}: ${text.slice(0, 2_000)}`);
  return Number(line.slice(series.length));
};

/** Returns its findings; with a problem it ends with 1. */
const doctorOf = ({ stack }: Deployed): Promise<string> =>
  runProgram(stack.program("doctor"), stack.settings["server"]).catch(String);

const mustFind = (findings: string, line: RegExp): void => must(line.test(findings), `No ${line} in: ${findings}`);

const statusOfSend = async ({ caddy, shop }: Deployed): Promise<number> => {
  const headers = { authorization: `Bearer ${shop.token}`, "content-type": "application/json" };
  const body = { idempotency_key: crypto.randomUUID(), phone_number: shop.phone, text: "x".repeat(2_000) };
  const post = { method: "POST", headers, body: JSON.stringify(body) };
  return (await fetch(`${caddy.base}/v1/atlas/messages`, { ...caddy.tls, ...post })).status;
};

const underWay = 300;

const fullDisk = async (all: Deployed): Promise<string> => {
  const ballast = join(all.disk, "ballast");
  const before = all.provider.taken.length;
  let acknowledged = 0;
  const send = async (): Promise<boolean> => {
    const isTaken = (await statusOfSend(all)) < 300;
    if (isTaken) acknowledged += 1;
    return isTaken;
  };
  // Some are on their way when it is full.
  const sends = Promise.all(Array.from({ length: underWay }, send));
  await runProgram(["dd", "if=/dev/zero", `of=${ballast}`, "bs=64k"]).catch(() => {});
  await sends;
  try {
    // A process notices by its own writes.
    await until("health that says so", async () => !(await send()) && (await statusOf(all, "/health")) === 503);
    must((await statusOf(all, "/health/ready")) === 200, "The server is not ready, though it can be read from.");
    must((await metricOf(all, "atlas_database_writable")) === 0, "The metric says that writes pass.");
    await callerOf(all.caddy)("/v1/atlas/channels", all.shop.token);
    mustFind(await doctorOf(all), /✗ writes .*No space left/);
  } finally {
    await rm(ballast);
  }
  const begun = performance.now();
  await until("writes that pass", send);
  const took = ((performance.now() - begun) / 1_000).toFixed(1);
  await until("health", async () => (await statusOf(all, "/health")) === 200);
  await untilTaken(all.provider, before + acknowledged);
  await sendFirst(all.caddy, all.shop, all.provider);
  const twice = all.provider.taken.length - before - acknowledged - 1;
  must(twice === 0, `${twice} messages reached the provider twice.`);
  return `health, metric and doctor say so, and reads go on; writes pass ${took} s after there is room, and all ${acknowledged} acknowledged messages are sent once`;
};

const connectionsTaken = async (all: Deployed): Promise<string> => {
  const taken: ReturnType<typeof connectAsOwner>[] = [];
  const take = async (): Promise<boolean> => {
    const one = connectAsOwner(all.stack.postgres.url);
    const isIn = await one`select 1`.then(
      () => true,
      () => false,
    );
    if (isIn) taken.push(one);
    else await one.end();
    return isIn;
  };
  try {
    while (await take());
    // Three are kept for superusers, and the doctor needs some.
    for (const one of taken.splice(-7)) await one.end();
    mustFind(await doctorOf(all), /✗ connections .* Then requests fail/);
    const [used, most] = [
      await metricOf(all, "atlas_postgres_connections"),
      await metricOf(all, "atlas_postgres_max_connections"),
    ];
    must(used >= 0.9 * most, `The metric tells ${used} of ${most} connections.`);
    await sendFirst(all.caddy, all.shop, all.provider);
    return `doctor and metric tell ${used} of ${most}; processes send with those they have`;
  } finally {
    await Promise.all(taken.map((one) => one.end()));
  }
};

const transactionHeld = async (all: Deployed): Promise<string> => {
  const elsewhere = connectAsOwner(all.stack.postgres.url);
  try {
    await elsewhere`begin`;
    await elsewhere`create table held (at int)`;
    const [holder] = await elsewhere<{ pid: number }[]>`select pg_backend_pid() as pid`;
    mustFind(
      await doctorOf(all),
      new RegExp(`[!✗] transactions +Process ${holder?.pid} of owner in database postgres`),
    );
    await sendFirst(all.caddy, all.shop, all.provider);
    return "the doctor names process, login and database of one in another database; sends go on";
  } finally {
    await elsewhere`rollback`;
    await elsewhere.end();
  }
};

/** Longer than the age from which the doctor and the rule call workers too few. */
const deadMilliseconds = 70_000;

const deadReceiver = async (all: Deployed): Promise<string> => {
  const url = `http://127.0.0.1:${await freePort()}/`;
  await callerOf(all.caddy)("/v1/atlas/webhooks", all.shop.token, { url, events: ["agent.message_delivery"] });
  const before = all.provider.taken.length;
  let oldest = 0;
  const { messages } = await loadDuring({ ...all.caddy, ...all.shop, perSecond: 80 }, async () => {
    for (const begun = performance.now(); performance.now() - begun < deadMilliseconds; await Bun.sleep(500))
      oldest = Math.max(oldest, await metricOf(all, 'atlas_outbox_oldest_age_seconds{kind="deliver_webhook"}'));
  });
  await untilTaken(all.provider, before + messages.length);
  const findings = await doctorOf(all);
  mustFind(findings, /✓ jobs /);
  mustFind(findings, /! receivers +127\.0\.0\.1.* of Corner shop fails since/);
  must(oldest < 30, `The oldest delivery was due for ${oldest} s.`);
  must((await metricOf(all, 'atlas_webhook_endpoints{state="failing"}')) === 1, "No metric counts it.");
  return `${messages.length} events in ${deadMilliseconds / 1_000} s: age of deliveries at most ${oldest.toFixed(0)} s, and the doctor names receiver and organization`;
};

/** The troubles, one after the other, on a deployment of their own. */
export const onCall = (folder: string) => {
  let running: Promise<Deployed> | undefined;
  const on = (trouble: (all: Deployed) => Promise<string>) => async () =>
    trouble(await (running ??= deploy(join(folder, "on-call"))));
  return {
    steps: {
      "full disk": on(fullDisk),
      "connections taken": on(connectionsTaken),
      "transaction held open": on(transactionHeld),
      "dead receiver": on(deadReceiver),
    },
    close: async (): Promise<void> => {
      const deployed = await running?.catch(() => undefined);
      if (deployed) await close(deployed);
    },
  };
};
