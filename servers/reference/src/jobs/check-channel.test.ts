import type { ChannelCheck } from "@atlas-messaging/service/pipeline/services";
import type { Rows, TableName } from "@atlas-messaging/service/rows/rows";
import { beforeAll, expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import { seedOrganization } from "../../test-support/seed.ts";
import type { ChannelProvider, ChannelProviders } from "../channel-providers/provider.ts";
import type { Services } from "../services/services.ts";
import { storeIn } from "../services/store.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../platform/database/commit.ts";
import { decodeRow } from "@atlas-messaging/service/core/facts.sql";
import { newId } from "../platform/ids.ts";
import { createLogger } from "../platform/logger.ts";
import { checkChannel } from "./provider-jobs.ts";
import { claim } from "../outbox/claim.ts";
import { handlerOf } from "./handler.ts";
import { queues } from "../outbox/queues.ts";

const rowsOf = async <Table extends TableName>(
  database: Database,
  organizationId: string,
  table: Table,
  where = "true",
) => {
  const text = `select row_to_json(found)::text as row from ${table} found where ${where}`;
  const found = await database.asTenant<{ row: string }>(organizationId, { text, values: [] });
  return found.map(({ row }): Rows[Table] => decodeRow(table, JSON.parse(row)));
};

/** An organization whose checks are made one after another, each when it is due. */
const open = async (database: Database) => {
  const { organizationId } = await seedOrganization(database);
  const clock = { at: 0, now: () => clock.at };
  // The job uses no other services than these.
  const store = storeIn(database);
  const services = { database, store, clock, newId, logger: createLogger("silent") } as unknown as Services;
  const events = async () =>
    (await rowsOf(database, organizationId, "events", "event_type = 'channel.status_changed' order by id"))
      .map(({ payload }) => Object(payload))
      .map(({ status, health }) => `${status}: ${health.message}`);
  const known = async () => ({
    events: await events(),
    jobs: await rowsOf(database, organizationId, "outbox", "kind = 'check_channel'"),
    channels: await rowsOf(database, organizationId, "channels"),
    audited: await rowsOf(database, organizationId, "audit_events", "event_type like 'atlas_api.channel.%'"),
  });
  /** Makes the check that is due next, and gives what it has left. */
  const next = async (answer: () => Promise<ChannelCheck>) => {
    const [scheduled] = (await known()).jobs;
    clock.at = Date.parse(scheduled?.due_at ?? "");
    const job = (await claim(services, queues.prompt, 10)).find(
      ({ organization_id, kind }) => organization_id === organizationId && kind === "check_channel",
    );
    if (job) await handlerOf(checkChannel(providersThat(answer)), () => 0).run(services, job);
    const after = await known();
    const [channel] = after.channels;
    return { job, after, channel, at: new Date(clock.at).toISOString() };
  };
  const expireAt = async (expires_at: string) => {
    await commit(database, organizationId, [
      { kind: "update", table: "organizations", where: { id: organizationId }, set: { expires_at } },
    ]);
  };
  return { next, known, expireAt };
};

const providersThat = (check: () => Promise<ChannelCheck>): ChannelProviders => {
  const refused = () => Promise.reject(new Error("nothing is sent here"));
  const provider: ChannelProvider = {
    check,
    send: refused,
    reportRead: refused,
    react: refused,
    takeMedia: refused,
    fetchMedia: refused,
  };
  return { sandbox: provider, cloud_api: provider, adapter: provider };
};

const good = async (): Promise<ChannelCheck> => ({ ok: true, latencyMs: 84 });
const bad = async (): Promise<ChannelCheck> => ({ ok: false, latencyMs: 0, message: "Login refused." });
const broken = (): Promise<ChannelCheck> => Promise.reject(new Error("socket hang up"));

describeOnBoth("the check of a channel", (openDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });

  test("is made every minute, and says when it was made and what it found", async () => {
    const { next } = await open(database);
    const first = await next(good);
    expect(first.channel).toMatchObject({
      status: "active",
      last_health_check: first.at,
      health: { state: "healthy", latency_ms: 84, consecutive_failures: 0, message: null },
    });
    const second = await next(good);
    expect(Date.parse(second.at) - Date.parse(first.at)).toBe(60_000);
    expect(second.channel?.last_health_check).toBe(second.at);
    expect(second.after.jobs).toMatchObject([{ leased_until: null, attempts: 0 }]);
    expect(second.after.audited).toEqual([]);
  });

  test("disconnects the channel with the third failure, a failing provider's too, and connects it again", async () => {
    const { next } = await open(database);
    const states: string[] = [];
    for (const answer of [good, bad, broken, bad, bad, good]) {
      const { channel } = await next(answer);
      states.push(`${channel?.status} ${channel?.health.state} ${channel?.health.consecutive_failures}`);
    }
    expect(states).toEqual([
      "active healthy 0",
      "active degraded 1",
      "active degraded 2",
      "disconnected unreachable 3",
      "disconnected unreachable 4",
      "active healthy 0",
    ]);
    const { after } = await next(good);
    expect(after.events).toEqual(["active: Login refused.", "disconnected: Login refused.", "active: null"]);
    expect(after.audited).toHaveLength(3);
    for (const entry of after.audited) {
      expect(entry).toMatchObject({ event_type: "atlas_api.channel.health.change", actor_kind: "system" });
    }
  });

  test("ends with its organization: no job is left, and the provider is not asked", async () => {
    const { next, known, expireAt } = await open(database);
    const { at } = await next(good);
    await expireAt(at);
    const last = await next(() => Promise.reject(new Error("asked")));
    expect(last.job).toBeDefined();
    expect(last.channel?.last_health_check).toBe(at);
    expect((await known()).jobs).toEqual([]);
  });

  test("is not scheduled beyond the end of its organization", async () => {
    const { next, known, expireAt } = await open(database);
    const [scheduled] = (await known()).jobs;
    await expireAt(new Date(Date.parse(scheduled?.due_at ?? "") + 30_000).toISOString());
    const last = await next(good);
    expect(last.channel?.last_health_check).toBe(last.at);
    expect(last.after.jobs).toEqual([]);
  });
});
