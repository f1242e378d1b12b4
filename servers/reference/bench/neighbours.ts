/**
 * Lists and counts of an organization with very many rows, and of a small one beside it: what their loads take, without
 * HTTP. The database has gathered its statistics, as it does by itself after a while.
 */
import { factLoader } from "@atlas-messaging/postgres/facts";
import { openDatabase } from "../src/platform/database/open.ts";
import { developerConsole } from "../src/services/handlers.ts";
import { conversationsFacts } from "@atlas-messaging/service/conversations/facts.sql";
import { runsFacts } from "@atlas-messaging/service/runs/facts.sql";
import { fill, idOf } from "../test-support/crowd.ts";
import { connectAsOwner, createMigrated, startPostgres } from "../test-support/postgres.ts";
import { quantile } from "./measures.ts";

const many = 1_500_000;
const few = 200;
const rounds = 60;
const crowded = "0199f0a0-0000-7000-9000-00000000000a";
const neighbour = "0199f0a0-0000-7000-9000-00000000000b";

const page = {
  after: null,
  after_down: "ffffffff-ffff-ffff-ffff-ffffffffffff",
  after_up: "00000000-0000-0000-0000-000000000000",
  page_size: 51,
};
const audit = {
  event_type: null,
  actor_id: null,
  asset_id: null,
  correlation_id: null,
  since: null,
  until: null,
  ...page,
};

const loadRuns = factLoader(runsFacts["runs.list"]);
const loadAudit = factLoader(developerConsole["console.auditEvents.list"]);
const loadEvents = factLoader(conversationsFacts["conversations.listEvents"]);

const lists = {
  "runs, all": [loadRuns, { ...page, status: null }],
  "runs, completed": [loadRuns, { ...page, status: "completed" }],
  "runs, failed (none)": [loadRuns, { ...page, status: "failed" }],
  overview: [factLoader(developerConsole["console.overview.get"]), {}],
  "audit, all": [loadAudit, audit],
  "audit, a type": [loadAudit, { ...audit, event_type: "atlas_api.message.sent" }],
  "audit, a type (none)": [loadAudit, { ...audit, event_type: "atlas_api.never" }],
  "audit, an actor (none)": [loadAudit, { ...audit, actor_id: idOf(999) }],
  "audit, until (none)": [loadAudit, { ...audit, until: "2016-01-01T00:00:00Z" }],
  "events of a conversation": [loadEvents, { ...page, id: idOf(1) }],
} as const;

export const benchNeighbours = async (): Promise<void> => {
  const postgres = await startPostgres({ durable: true });
  try {
    const url = await createMigrated(postgres.url);
    const database = await openDatabase({ url, dataDir: "" });
    process.stdout.write(`neighbours: ${many} messages, events, runs and audit events beside ${few}, ms p50 / p95\n`);
    const owner = connectAsOwner(url);
    await owner.unsafe("set session_replication_role = replica");
    const tables = ["messages", "events", "runs", "audit_events"];
    await fill(owner, neighbour, few, tables);
    await fill(owner, crowded, many, tables);
    await owner.unsafe("vacuum analyze");
    await owner.end();
    for (const [name, [load, args]] of Object.entries(lists)) {
      const took: string[] = [];
      for (const organization of [neighbour, crowded]) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round++) {
          const started = performance.now();
          await load(database, organization, args);
          times.push(performance.now() - started);
        }
        took.push(`${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.95).toFixed(1)}`);
      }
      process.stdout.write(`  ${name.padEnd(26)} small ${(took[0] ?? "").padEnd(16)} large ${took[1]}\n`);
    }
    await database.close();
  } finally {
    await postgres.stop();
  }
};
