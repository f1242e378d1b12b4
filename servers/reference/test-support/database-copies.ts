/** Ways to bring a database elsewhere by PostgreSQL's own means, as docs/operations/backup.md describes them. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { eventually } from "@atlas-messaging/test-wait";
import { expect } from "vitest";
import { type BeginPostgres, type InstalledPostgres, createDeployment } from "./installed-postgres.ts";
import { connectAsOwner } from "./postgres.ts";
import { runTool } from "./postgres-programs.ts";
import { runCommand } from "./run-command.ts";

export interface Tools {
  readonly begin: BeginPostgres;
  readonly bin: string;
  /** Scratch that the servers may write. */
  readonly folder: string;
}

export interface Way {
  readonly name: string;
  /** Settings of the server that is copied. */
  readonly settings: (folder: string) => readonly string[];
  /** True where events of after the copy are missing in it. */
  readonly ends: boolean;
  /** Copies while messages flow. Returns a function that brings the copy up; nothing is written any more when it is called. */
  readonly take: (from: InstalledPostgres, tools: Tools) => Promise<() => Promise<InstalledPostgres>>;
}

export const databaseOf = (url: string): string => url.replace(/\/[^/]*$/, "/atlas");

const ask = async <Row extends object>(url: string, ...statements: readonly string[]): Promise<Row | undefined> => {
  const superuser = connectAsOwner(url);
  try {
    let rows: readonly Row[] = [];
    for (const statement of statements) rows = await superuser.unsafe<Row[]>(statement);
    return rows[0];
  } finally {
    await superuser.end();
  }
};

const dump: Way = {
  name: "pg_dump and migrate by hand",
  settings: () => ["fsync=off"],
  ends: true,
  take: async (from, { begin, bin, folder }) => {
    const run = (tool: string, ...args: readonly string[]) => runTool(join(bin, tool), args, folder);
    await run("pg_dumpall", "--roles-only", "--file=roles.sql", `--dbname=${from.url}`);
    await run("pg_dump", "--format=custom", "--file=atlas.dump", databaseOf(from.url));
    return async () => {
      const to = await begin();
      // The superuser is there already, which psql reports and passes by.
      await run("psql", "--quiet", "--file=roles.sql", to.url);
      await run("psql", "--command=create database atlas owner atlas_owner", to.url);
      await run("pg_restore", "--exit-on-error", `--dbname=${databaseOf(to.url)}`, "atlas.dump");
      return to;
    };
  },
};

const processesOf = async ({ pid }: InstalledPostgres): Promise<readonly number[]> => {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  return [pid, ...children.trim().split(" ").map(Number)];
};

/** All processes stand still meanwhile, so the files are of one moment, as those of a disk's snapshot. */
const snapshot: Way = {
  name: "a clone from a snapshot of the disk",
  settings: () => ["fsync=off"],
  ends: true,
  take: async (from, { begin, folder }) => {
    const pids = await processesOf(from);
    for (const pid of pids) process.kill(pid, "SIGSTOP");
    try {
      await runTool("cp", ["-a", from.data, join(folder, "snapshot")], folder);
    } finally {
      for (const pid of pids) process.kill(pid, "SIGCONT");
    }
    await runTool("rm", [join(folder, "snapshot/postmaster.pid")], folder);
    return () =>
      begin({ fill: (data) => runTool("cp", ["-a", join(folder, "snapshot"), data], folder).then(() => {}) });
  },
};

const time: Way = {
  name: "going back to a time",
  settings: (folder) => ["fsync=off", "archive_mode=on", `archive_command=cp %p ${folder}/%f`],
  ends: true,
  take: async (from, { begin, bin, folder }) => {
    const base = join(folder, "base");
    await runTool(join(bin, "pg_basebackup"), ["-d", from.url, "-D", base, "-X", "none", "-c", "fast"], folder);
    const at = await ask<{ time: string }>(from.url, "select clock_timestamp()::text as time");
    return async () => {
      const log = await ask<{ name: string }>(from.url, "select pg_walfile_name(pg_switch_wal()) as name");
      await eventually(async () => {
        const archived = await ask<{ name: string }>(
          from.url,
          "select last_archived_wal as name from pg_stat_archiver",
        );
        expect(String(archived?.name) >= String(log?.name)).toBe(true);
      });
      return begin({
        settings: [
          "fsync=off",
          `restore_command=cp ${folder}/%f %p`,
          `recovery_target_time=${at?.time}`,
          "recovery_target_action=promote",
        ],
        fill: async (data) => {
          await runTool("cp", ["-a", base, data], folder);
          await runTool("touch", [join(data, "recovery.signal")], folder);
        },
      });
    };
  },
};

/** The tables of the copy are made by `migrate`. A superuser applies the rows, since the owner is bound by row-level security. */
const replication: Way = {
  name: "logical replication",
  settings: () => ["fsync=off", "wal_level=logical"],
  ends: false,
  take: async (from, { begin }) => {
    const to = await begin();
    expect(await runCommand("migrate.ts", await createDeployment(to.url))).toMatchObject({ code: 0 });
    await ask(databaseOf(from.url), "create publication atlas for tables in schema public");
    const modern = await ask<{ modern: boolean }>(
      to.url,
      "select current_setting('server_version_num')::int >= 160000 as modern",
    );
    const asOwner = modern?.modern === true ? " with (run_as_owner = true)" : "";
    await ask(
      databaseOf(to.url),
      `create subscription atlas connection '${databaseOf(from.url)}' publication atlas${asOwner}`,
    );
    return async () => {
      await eventually(async () => {
        const left = await ask<{ tables: string }>(
          databaseOf(to.url),
          "select string_agg(srrelid::regclass::text, ' ') as tables from pg_subscription_rel where srsubstate <> 'r'",
        );
        expect(left?.tables).toBe(null);
      });
      const end = await ask<{ place: string }>(from.url, "select pg_current_wal_lsn() as place");
      await eventually(async () => {
        const reached = await ask<{ there: boolean }>(
          from.url,
          `select confirmed_flush_lsn >= '${end?.place}' as there from pg_replication_slots where slot_name = 'atlas'`,
        );
        expect(reached?.there).toBe(true);
      });
      await ask(databaseOf(to.url), "drop subscription atlas");
      return to;
    };
  },
};

export const ways: readonly Way[] = [dump, snapshot, time, replication];
