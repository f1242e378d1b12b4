/** The machine with PostgreSQL and all processes is lost while messages flow, and the service goes on elsewhere. */
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type CloudNetwork, startNetwork } from "../../servers/reference/test-support/cloud-network.ts";
import {
  type BeginPostgres,
  type InstalledPostgres,
  installedPostgres,
  serversFolder,
  startTool,
} from "../../servers/reference/test-support/installed-postgres.ts";
import {
  type At,
  type Followed,
  followBehind,
  listBehind,
  listInConsole,
} from "../../servers/reference/test-support/event-consumers.ts";
import { connectAsOwner, freePort } from "../../servers/reference/test-support/postgres.ts";
import { installedTools, runTool } from "../../servers/reference/test-support/postgres-programs.ts";
import { type Shop, callerOf, openShop } from "./first-customer.ts";
import { loadDuring } from "./load.ts";
import { Unproven, needs, runProgram } from "./processes.ts";
import { binary } from "./programs.ts";
import { type Proxy, type Stack, makeLogins, startCaddy, startProcesses, startStack } from "./stack.ts";

interface Deployed {
  readonly stack: Stack;
  readonly caddy: Proxy;
  readonly provider: CloudNetwork;
  readonly shop: Shop;
  readonly receiver: Receiver;
}

const perSecond = 100;

const flowMilliseconds = 3_000;

const needsPostgres = async (): Promise<{ readonly begin: BeginPostgres; readonly bin: string }> => {
  needs("caddy", "openssl");
  const [begin, bin] = [await installedPostgres(), await installedTools()];
  if (begin === null || bin === null) throw new Unproven("No complete PostgreSQL with its tools is installed.");
  return { begin, bin };
};

const deployOn = async (folder: string, postgres: InstalledPostgres): Promise<Deployed> => {
  const [provider, receiver, httpsPort] = [await startNetwork(), startReceiver(), await freePort()];
  const server = { url: postgres.url, stop: () => postgres.lose() };
  const stack = await startStack({ folder, program: binary, postgres: server, httpsPort });
  const caddy = await startCaddy(stack, httpsPort);
  const shop = await openShop(stack, caddy, provider);
  const subscription = { url: receiver.url, events: ["agent.message_delivery"] };
  await callerOf(caddy)("/v1/atlas/webhooks", shop.token, subscription);
  return { stack, caddy, provider, shop, receiver };
};

/** Kills every process, and leaves nothing of the database. */
const lose = async ({ stack }: Deployed): Promise<void> => {
  await Promise.all([stack.postgres.stop(), ...[...stack.servers, stack.worker].map((each) => each.stop("SIGKILL"))]);
};

/** Points all processes at another database. */
const moveTo = (stack: Stack, postgres: InstalledPostgres): void => {
  const port = new URL(postgres.url).port;
  const moved = ([name, value]: readonly [string, string]): readonly [string, string] => {
    if (!/^DATABASE_(OWNER_)?URL$/.test(name)) return [name, value];
    return [name, Object.assign(new URL(value), { port }).href];
  };
  stack.settings = Object.fromEntries(
    Object.entries(stack.settings).map(([service, each]) => [
      service,
      Object.fromEntries(Object.entries(each).map(moved)),
    ]),
  );
  stack.postgres = { url: postgres.url, stop: () => postgres.lose() };
};

interface Found {
  readonly there: ReadonlySet<string>;
  /** Messages that the provider took more than once. */
  readonly twice: number;
  /** Events that the receiver got more than once. */
  readonly repeated: number;
}

/** Waits until each message that is there has reached the provider, and its event the receiver. */
const settled = async ({ stack, provider, receiver }: Deployed, ids: readonly string[]): Promise<Found> => {
  const owner = connectAsOwner(stack.postgres.url.replace(/\/[^/]*$/, "/atlas"));
  try {
    const deadline = performance.now() + 120_000;
    for (;;) {
      const rows = await owner<
        { id: string; state: string }[]
      >`select id, delivery_state as state from messages where id = any(${[...ids]}::uuid[])`;
      const waiting = rows.filter(({ id, state }) => state === "queued" || !receiver.messages.has(id));
      if (waiting.length === 0) {
        const texts = provider.taken.map(({ body }) => JSON.stringify(body["text"] ?? body));
        const twice = texts.length - new Set(texts).size;
        return { there: new Set(rows.map(({ id }) => id)), twice, repeated: receiver.repeated() };
      }
      if (performance.now() > deadline)
        throw new Error(
          `Of ${rows.length} messages, ${waiting.length} were not sent or their events not delivered: ${JSON.stringify(waiting.slice(0, 3))}.`,
        );
      await Bun.sleep(200);
    }
  } finally {
    await owner.end();
  }
};

/** Consumers that are connected before the loss: one lists, one follows a stream. They stop where they are. */
const stopConsumers = async ({ caddy, shop }: Deployed, stream: Followed) => {
  await stream.close();
  const listed = await listBehind(atOf(caddy, shop.token));
  return { listed: listed.map(({ id }) => id), streamed: stream.ids };
};

const atOf = ({ base, tls }: Proxy, token: string): At => ({ base, token, options: tls });

/** Lets both go on. @throws {Error} unless each gets every event that there is, once and in one order */
const goOnReading = async (
  { caddy, shop }: Deployed,
  { listed, streamed }: Awaited<ReturnType<typeof stopConsumers>>,
): Promise<number> => {
  const at = atOf(caddy, shop.token);
  const again = await followBehind(at, streamed.at(-1) ?? "");
  try {
    const deadline = performance.now() + 60_000;
    for (;;) {
      const byList = [...listed, ...(await listBehind(at, listed.at(-1))).map(({ id }) => id)];
      const committed = (await listInConsole(atOf(caddy, shop.session))).map(({ id }) => id);
      const byStream = [...streamed, ...again.ids];
      const isWhole = byList.toSorted().join() === committed.toSorted().join();
      if (isWhole && byList.join() === byStream.join()) return byList.length - listed.length;
      if (performance.now() > deadline)
        throw new Error(
          `Of ${committed.length} events, the list has given ${byList.length} and the stream ${byStream.length} to those that read before.`,
        );
      await Bun.sleep(200);
    }
  } finally {
    await again.close();
  }
};

const goOn = async (deployed: Deployed): Promise<void> => {
  Object.assign(deployed.stack, await startProcesses(deployed.stack));
};

const endOf = async ({ stack, provider, receiver, caddy }: Deployed): Promise<void> => {
  await Promise.all([...stack.servers, stack.worker, caddy.program].map((each) => each.stop("SIGKILL")));
  await Promise.all([stack.postgres.stop(), provider.close(), receiver.close()]);
};

const seconds = (since: number): string => `${((performance.now() - since) / 1_000).toFixed(1)} s`;

const repeatsOf = ({ twice, repeated }: Found): string =>
  `${twice} reached the provider twice, ${repeated} events came twice`;

/** Restores the backup that was taken while messages flowed. Later messages are lost, and counted. */
export const loseAfterBackup = async (scratch: string): Promise<string> => {
  const { begin } = await needsPostgres();
  const folder = join(scratch, "lost");
  await mkdir(folder);
  const deployed = await deployOn(folder, await begin({ settings: [] }));
  const { stack, shop, caddy } = deployed;
  try {
    const into = join(folder, "backup");
    let known: readonly string[] = [];
    let consumers: Awaited<ReturnType<typeof stopConsumers>> = { listed: [], streamed: [] };
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const stream = await followBehind(atOf(caddy, shop.token), hourAgo);
    const { messages } = await loadDuring({ ...caddy, ...shop, perSecond }, async (acknowledged) => {
      await Bun.sleep(flowMilliseconds);
      // A slow machine may need longer for the first events.
      for (let time = 0; stream.ids.length === 0 && time < 600; time += 1) await Bun.sleep(200);
      consumers = await stopConsumers(deployed, stream);
      known = [...acknowledged];
      await runProgram([...stack.program("backup"), into], stack.settings["migrate"]);
      await Bun.sleep(flowMilliseconds);
      await lose(deployed);
    });
    const begun = performance.now();
    const elsewhere = await begin({ settings: [] });
    moveTo(stack, elsewhere);
    await makeLogins(elsewhere.url, stack.variables);
    await runProgram([...stack.program("restore"), into], stack.settings["migrate"]);
    await goOn(deployed);
    const took = seconds(begun);
    const found = await settled(deployed, messages);
    const missing = known.filter((id) => !found.there.has(id));
    if (missing.length > 0)
      throw new Error(`${missing.length} of ${known.length} messages before the backup are lost.`);
    const later = messages.length - found.there.size;
    const read = await goOnReading(deployed, consumers);
    return (
      `all ${known.length} messages that were acknowledged before it are there, sent, and told by webhook; of ` +
      `${messages.length - known.length} later ones ${later} are lost. A list and a stream of before went on, with ${read} events. Ready ${took} after the loss; ${repeatsOf(found)}`
    );
  } finally {
    await endOf(deployed);
  }
};

/** Recovers from a base backup and a log that another machine receives before a commit is acknowledged. */
export const loseNothing = async (scratch: string): Promise<string> => {
  const { begin, bin } = await needsPostgres();
  const folder = join(scratch, "lost-nothing");
  await mkdir(folder);
  const other = await serversFolder();
  const [log, base] = [join(other, "log"), join(other, "base")];
  const deployed = await deployOn(folder, await begin({ settings: [] }));
  const { stack, shop, caddy } = deployed;
  let receivesNoMore: (() => void) | null = null;
  try {
    receivesNoMore = await receiveLog(deployed, { bin, other, log });
    const { messages } = await loadDuring({ ...caddy, ...shop, perSecond }, async () => {
      await Bun.sleep(flowMilliseconds);
      await runTool(join(bin, "pg_basebackup"), ["-d", replica(stack), "-D", base, "-X", "none", "-c", "fast"], other);
      await Bun.sleep(flowMilliseconds);
      await lose(deployed);
    });
    const begun = performance.now();
    const recovered = await begin({
      settings: [`restore_command=cp ${log}/%f "%p" || cp ${log}/%f.partial "%p"`, "synchronous_standby_names="],
      fill: async (data) => {
        await runTool("cp", ["-a", base, data], other);
        await runTool("touch", [join(data, "recovery.signal")], other);
      },
    });
    moveTo(stack, recovered);
    await goOn(deployed);
    const took = seconds(begun);
    const found = await settled(deployed, messages);
    const missing = messages.length - found.there.size;
    if (missing > 0) throw new Error(`${missing} of ${messages.length} acknowledged messages are lost.`);
    return (
      `all ${messages.length} acknowledged messages are there, sent, and told by webhook. Ready ${took} after the loss; ` +
      repeatsOf(found)
    );
  } finally {
    receivesNoMore?.();
    await endOf(deployed);
    await rm(other, { recursive: true, force: true });
  }
};

const replica = ({ postgres }: Stack, more = ""): string =>
  `host=127.0.0.1 port=${new URL(postgres.url).port} user=atlas_replica${more}`;

/** Commits wait from now on until the log is on the other machine, as docs/operations/backup.md says. Returns its end. */
const receiveLog = async (
  { stack }: Deployed,
  { bin, other, log }: { readonly bin: string; readonly other: string; readonly log: string },
): Promise<() => void> => {
  const superuser = connectAsOwner(stack.postgres.url);
  try {
    await superuser.unsafe("create role atlas_replica login replication");
    await runTool("mkdir", [log], other);
    const receive = ["-d", replica(stack, " application_name=atlas_log"), "-D", log, "--slot=atlas_log"];
    await runTool(join(bin, "pg_receivewal"), [...receive, "--create-slot"], other);
    const receiving = startTool(join(bin, "pg_receivewal"), [...receive, "--synchronous", "--no-loop"], other);
    await superuser.unsafe("alter system set synchronous_standby_names = 'atlas_log'");
    await superuser.unsafe("select pg_reload_conf()");
    for (let time = 0; time < 200; time += 1) {
      const [state] = await superuser<
        { sync_state: string }[]
      >`select sync_state from pg_stat_replication where application_name = 'atlas_log'`;
      if (state?.sync_state === "sync") return () => void receiving.kill();
      await Bun.sleep(50);
    }
    throw new Error("Nothing receives the log.");
  } finally {
    await superuser.end();
  }
};

/** A receiver of webhooks that remembers which messages it was told of. */
export interface Receiver {
  readonly url: string;
  /** Ids of messages. */
  readonly messages: ReadonlySet<string>;
  /** Deliveries whose event had come before. */
  repeated(): number;
  close(): Promise<void>;
}

interface Event {
  readonly event_id: string;
  readonly message?: { readonly id: string };
}

const startReceiver = (): Receiver => {
  const [messages, events] = [new Set<string>(), new Set<string>()];
  let deliveries = 0;
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port: 0,
    fetch: async (request) => {
      const { event_id, message }: Event = await request.json(); // The contract's own tests hold its form.
      deliveries += 1;
      events.add(event_id);
      if (message) messages.add(message.id);
      return new Response();
    },
  });
  return {
    url: `http://127.0.0.1:${server.port}/`,
    messages,
    repeated: () => deliveries - events.size,
    close: () => server.stop(true),
  };
};
