/**
 * A server behind a real PgBouncer in transaction mode, beside one that is not: messages of 32 organizations at once, and
 * whose rows each of them finds afterwards. Needs `pgbouncer` on the path (Debian's package, for one).
 */
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMigrated, freePort, startPostgres } from "../test-support/postgres.ts";
import { runLoad } from "./http-load.ts";
import { startMeasured } from "./server.ts";

const tenants = 32;
const each = 100;
const connections = 32;
const rounds = 3;

const print = (line: string): void => void process.stdout.write(`${line}\n`);

export const benchPooler = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true });
  try {
    print(`pooler: ${tenants} organizations, ${tenants * each} messages a round, ${connections} at a time, PostgreSQL`);
    const ratios: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      const direct = await serve(await createMigrated(postgres.url), {});
      const pooler = await startPgBouncer(await createMigrated(postgres.url));
      if (round === 1) print(`\n${pooler.configuration}\n`);
      const settings = { DATABASE_POOLED: "on", DATABASE_DIRECT_URL: pooler.directUrl };
      const pooled = await serve(pooler.url, settings);
      await pooler.stop();
      ratios.push(pooled.rate / direct.rate);
      print(
        `  round ${round}  direct ${Math.round(direct.rate)}/s  pooled, unprepared ${Math.round(pooled.rate)}/s  ` +
          `ratio ${(pooled.rate / direct.rate).toFixed(2)}  own rows ${pooled.own}  foreign rows ${pooled.foreign}`,
      );
      if (pooled.foreign > 0 || pooled.own !== direct.own) throw new Error("rows are not where they belong");
    }
    print(`pooler: median ratio ${(ratios.toSorted((a, b) => a - b)[1] ?? 0).toFixed(2)}, no foreign row`);
  } finally {
    await postgres.stop();
  }
};

const serve = async (url: string, settings: { readonly [name: string]: string }) => {
  const server = await startMeasured(url, settings);
  const base = `http://127.0.0.1:${server.port}`;
  try {
    const organizations = await Promise.all(Array.from({ length: tenants }, () => credentials(base)));
    const requests = Array.from({ length: tenants * each }, (_, index) => {
      const organization = organizations[index % tenants];
      return messageRequest(organization, `of ${organization?.phone_number}${index % tenants}: ${index}`, index);
    });
    const { seconds } = await runLoad({ port: server.port, connections, requests });
    const found = await Promise.all(organizations.map((organization, index) => readBack(base, organization, index)));
    const conversations = found.flatMap(({ ids }) => ids);
    // A conversation that two of them find is somebody else's.
    const shared = conversations.length - new Set(conversations).size;
    const owners = found.flatMap(({ isOwn }) => isOwn);
    const own = owners.filter(Boolean).length;
    return { rate: requests.length / seconds, own, foreign: owners.length - own + shared };
  } finally {
    await server.stop();
  }
};

interface Credentials {
  readonly token: string;
  readonly phone_number: string;
  readonly conversation_id: string;
}

const credentials = async (base: string): Promise<Credentials> => {
  const answer = await fetch(`${base}/sandbox/credentials`);
  const { data }: { data: Credentials } = await answer.json();
  return data;
};

const messageRequest = (organization: Credentials | undefined, text: string, index: number): string => {
  if (!organization) throw new Error("there is no organization");
  const body = JSON.stringify({ idempotency_key: `${index}`, phone_number: organization.phone_number, text });
  return `POST /v1/atlas/messages HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${organization.token}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
};

/** The conversations that an organization finds, and whether each message in its own is its own: each says whose it is. */
const readBack = async (base: string, { token, phone_number, conversation_id }: Credentials, index: number) => {
  const read = async (path: string): Promise<string> =>
    (await fetch(`${base}${path}`, { headers: { authorization: `Bearer ${token}` } })).text();
  const [context, conversations] = await Promise.all([
    read(`/v1/atlas/context/${conversation_id}`),
    read("/v1/atlas/conversations"),
  ]);
  const owners = [...context.matchAll(/"of (\+\d+): \d+"/g)].map(([, owner]) => owner);
  const ids = [...conversations.matchAll(/\{"id":"([^"]+)","status"/g)].map(([, id]) => id);
  return { ids, isOwn: owners.map((owner) => owner === `${phone_number}${index}`) };
};

/** The settings of docs/operations/pooler.md. */
const startPgBouncer = async (serviceUrl: string) => {
  const { hostname, port, pathname, username, password } = new URL(serviceUrl);
  const [folder, ownPort] = [await mkdtemp(join(tmpdir(), "atlas-pgbouncer-")), await freePort()];
  await chmod(folder, 0o755);
  const configuration = [
    "[databases]",
    `* = host=${hostname} port=${port}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${ownPort}`,
    "pool_mode = transaction",
    "default_pool_size = 20",
    "max_client_conn = 200",
    "auth_type = plain",
    `auth_file = ${join(folder, "users.txt")}`,
  ].join("\n");
  await writeFile(join(folder, "users.txt"), `"${username}" "${password}"\n`, { mode: 0o644 });
  await writeFile(join(folder, "pgbouncer.ini"), `${configuration}\n`, { mode: 0o644 });
  // It does not run as root, and PostgreSQL from npm has made a user of its own where we are.
  const asUser = process.getuid?.() === 0 ? ["-u", "postgres"] : [];
  const child = Bun.spawn(["pgbouncer", "-q", ...asUser, join(folder, "pgbouncer.ini")], { stderr: "ignore" });
  return {
    configuration,
    directUrl: serviceUrl,
    url: `postgres://${username}:${password}@127.0.0.1:${ownPort}${pathname}`,
    stop: async () => {
      child.kill("SIGTERM");
      await child.exited;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
