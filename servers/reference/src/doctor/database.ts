/** Looks at the database as a process that serves does, and as its owner. */
import { hour, instantOf, later } from "@atlas-messaging/service/core/time";
import { isUnordered } from "../platform/database/positions.ts";
import { openDatabase } from "../platform/database/open.ts";
import { pendingMigrations } from "../platform/database/migrate.ts";
import { refuseMissingKeys } from "../platform/database/sealing.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { createVault } from "../platform/vault.ts";
import { openToOthers } from "../platform/private-files.ts";
import { explain } from "../platform/explain.ts";
import { loadCluster } from "../platform/database/cluster.ts";
import { pause } from "../outbox/polling.ts";
import type { Settings } from "../settings.ts";
import { channelFindings, unlinkedFindings } from "./channels.ts";
import { loadOverdue } from "../housekeeping/retention.ts";
import { clusterFindings } from "./cluster.ts";
import { jobFindings } from "./jobs.ts";
import { type Finding, lookAt, ok, problem, warning } from "./finding.ts";
import { Client } from "pg";

/** Looks at PostgreSQL. Without it a server has the database to itself, and its own start says what is wrong. */
export const databaseFindings = async (settings: Settings): Promise<readonly Finding[]> => {
  const { databaseUrl: url, databaseAccess: access, encryptionKeys } = settings;
  if (url === undefined || url === "memory://") {
    const open = url === undefined ? await openToOthers(settings.dataDir) : null;
    return [
      warning("database", "The embedded one, for one process: set DATABASE_URL for more."),
      ...(open === null ? [] : [problem("folder", open)]),
    ];
  }
  const [newest, ...older] = encryptionKeys;
  const vault = newest && createVault([newest, ...older]);
  const opened = { url, dataDir: "", connections: 1, access, unordered: true, ...(vault ? { vault } : {}) };
  const database = await openDatabase(opened).catch((error: unknown) => explain(error));
  if (typeof database === "string") return [problem("database", database), ...(await ownerFindings(settings))];
  try {
    return [
      ...(await lookAt("database", () => speedOf(database))),
      ...(await lookAt("clock", () => clockOf(database))),
      ...(await clusterFindings(database)),
      ...(await lookAt("pooler", () => poolerFinding(settings, url))),
      ...(await lookAt("notifications", () => notificationsOf(database))),
      ...(await lookAt("keys", () => keysOf(database, settings))),
      ...(await jobFindings(database, settings)),
      ...(await lookAt("retention", () => retentionFinding(database, settings))),
      ...(await lookAt("events", () => eventsFinding(database))),
      ...(await lookAt("channels", () => channelFindings(database, settings))),
      ...(await lookAt("numbers", () => unlinkedFindings(database))),
      ...(await ownerFindings(settings)),
    ];
  } finally {
    await database.close();
  }
};

const slow = 20;

const speedOf = async (database: Database): Promise<Finding> => {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const begun = performance.now();
    await database.ping();
    times.push(performance.now() - begun);
  }
  const best = Math.min(...times);
  const text = `The login, its roles and the tables are those it needs. It answers in ${best.toFixed(1)} ms.`;
  return best < slow ? ok("database", text) : warning("database", `${text} Put processes beside it.`);
};

const clockOf = async (database: Database): Promise<Finding> => {
  const before = Date.now();
  const [found] = await database.asSystem<{ now: number }>({
    text: "select extract(epoch from clock_timestamp())::float8 * 1000 as now",
    values: [],
  });
  const apart = Math.round((found?.now ?? 0) - (before + Date.now()) / 2);
  const text = `This machine's is ${Math.abs(apart)} ms ${apart < 0 ? "ahead of" : "behind"} the database's.`;
  return Math.abs(apart) < 2_000
    ? ok("clock", text)
    : warning("clock", `${text} The database's counts; logs differ from it.`);
};

const poolerFinding = async ({ databaseAccess }: Settings, url: string): Promise<Finding> => {
  const { pooled, directUrl } = databaseAccess;
  if (pooled !== undefined && pooled !== "off") {
    return directUrl === undefined
      ? warning("pooler", "DATABASE_DIRECT_URL is not set, so workers ask for jobs each second and hear of none.")
      : ok("pooler", "DATABASE_POOLED and DATABASE_DIRECT_URL are set.");
  }
  const shared = "A pooler hands connections from client to client: set DATABASE_POOLED=on and DATABASE_DIRECT_URL.";
  return (await shares(url)) ? problem("pooler", shared) : ok("pooler", "None stands between.");
};

const patience = 3_000;

const channel = "atlas_doctor";

const notificationsOf = async (database: Database): Promise<Finding> => {
  const { promise: heard, resolve: hear } = Promise.withResolvers<boolean>();
  setTimeout(() => hear(false), patience).unref();
  const listening = await database.listen(channel, () => hear(true)).catch((error: unknown) => explain(error));
  if (typeof listening === "string") return warning("notifications", listening);
  try {
    // It writes, so a full disk refuses it.
    const sent = database.asSystem({ text: "select pg_notify($1::text, '')", values: [channel] });
    return (await Promise.race([heard, sent.then(() => heard)]))
      ? ok("notifications", "They arrive.")
      : problem("notifications", "None arrives: DATABASE_DIRECT_URL must lead past the pooler.");
  } finally {
    await listening.close();
  }
};

const keysOf = async (database: Database, { encryptionKeys, lostKeys }: Settings): Promise<Finding> => {
  if (encryptionKeys.length === 0)
    return warning("keys", "ATLAS_ENCRYPTION_KEYS is not set: each machine has a key of its own.");
  const needed = await refuseMissingKeys(database, lostKeys, { warn: () => {} });
  const { keys } = database.vault;
  const unused = keys.filter((key) => !needed.has(key));
  const rest = keys.length > 1 && unused.length > 0 ? ` None is encrypted by ${unused.join(", ")}.` : "";
  return ok("keys", `${keys.join(", ")} open all stored secrets.${rest}`);
};

/** A transaction holds events back for some milliseconds. */
const heldFor = 2_000;

export const eventsFinding = async (database: Database): Promise<Finding> => {
  if (await isUnordered(database))
    return problem(
      "events",
      "New ones would come before those of a copy, and readers would skip them: run `migrate` first.",
    );
  const { heldAt } = await loadCluster(database);
  if (heldAt !== null) {
    await pause(heldFor);
    if ((await loadCluster(database)).heldAt === heldAt)
      return problem("events", "Lists and streams stand behind a transaction that has written some: end it.");
  }
  return ok("events", "New ones come after all others.");
};

/** Housekeeping comes each minute, and a backlog of an hour's work is none yet. */
const backlog = hour;

const maxCounted = 100_000;

/** Counts rows that housekeeping should have removed: a deployment that grows for ever fills its disk. */
export const retentionFinding = async (database: Database, { retention }: Settings): Promise<Finding> => {
  const by = later(instantOf({ now: () => Date.now() }), -backlog);
  const overdue = await loadOverdue(database, retention, { by, max: maxCounted });
  if (overdue.length === 0) return ok("retention", "No row is kept longer than it should be.");
  const told = overdue.map(({ kind, rows }) => `${rows === maxCounted ? `${rows} or more` : rows} ${kind}`);
  return warning("retention", `${told.join(", ")} should be gone for an hour or more: run a worker, or one more.`);
};

const ownerFindings = async ({ databaseAccess: { ownerUrl } }: Settings): Promise<readonly Finding[]> => {
  if (ownerUrl === undefined) return [];
  return lookAt("owner", async () => {
    const { pending, unseen } = await pendingMigrations(ownerUrl);
    if (pending.length > 0) return problem("migrations", `${pending.length} are missing: run \`migrate\`.`);
    return unseen.length > 0
      ? warning("backups", `The owner would miss ${unseen.join(", ")}: run \`migrate\`.`)
      : ok("migrations", "All are applied, and a backup would hold all tables.");
  });
};

/** Tells if two clients get the same connection of PostgreSQL one after the other, as behind a pooler. */
const shares = async (url: string): Promise<boolean> => {
  const clients = [1, 2].map(() => new Client({ connectionString: url, application_name: "atlas looks" }));
  const seen = new Map<string, Client>();
  try {
    for (const client of clients) {
      client.on("error", () => {});
      await client.connect();
    }
    // A pooler may go round a few connections first.
    for (let round = 0; round < 8; round += 1) {
      for (const client of clients) {
        const { rows } = await client.query<{ pid: string }>("select pg_backend_pid()::text as pid");
        const pid = rows[0]?.pid ?? "";
        if ((seen.get(pid) ?? client) !== client) return true;
        seen.set(pid, client);
      }
    }
    return false;
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
};
