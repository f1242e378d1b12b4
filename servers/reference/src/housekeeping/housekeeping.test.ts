import { randomBytes } from "node:crypto";
import type { Rows } from "@atlas-messaging/service/rows/rows";
import { day, hour, later } from "@atlas-messaging/service/core/time";
import { taskLifetime } from "@atlas-messaging/service/approvals/task";
import { uuidv7 } from "uuidv7";
import { beforeAll, expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import {
  appRow,
  consentRow,
  credentialRow,
  deliveryRow,
  endpointRow,
  eventRow,
  idempotencyRow,
  jobRow,
  mediaRow,
  memberRow,
  organizationRow,
} from "../../test-support/rows.ts";
import { seedOrganization } from "../../test-support/seed.ts";
import { testServices } from "../../test-support/services.ts";
import { mediaBytes } from "../services/media-bytes.ts";
import { findRegistered, registerClient } from "../surfaces/oauth/load.ts";
import { type Database, type Statement, VaultError } from "@atlas-messaging/postgres/database";
import { bindSealed } from "../platform/database/sealing.ts";
import { placeOf } from "@atlas-messaging/service/core/sealed-columns";
import { commit } from "../platform/database/commit.ts";
import { sealedUnbound } from "../../test-support/sealed-unbound.ts";
import { createVault } from "../platform/vault.ts";
import { keepHouseOnce } from "./index.ts";

const now = "2026-03-01T12:00:00.000Z";
const [old, fresh] = [later(now, -31 * day), later(now, -29 * day)];

describeOnBoth("housekeeping", (openDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });
  const services = (own: Database = database) => ({ ...testServices(own), clock: { now: () => Date.parse(now) } });
  const count = async (organizationId: string, table: string): Promise<number> => {
    const [found] = await database.asTenant<{ count: number }>(organizationId, {
      text: `select count(*) as count from ${table}`,
      values: [],
    });
    return found?.count ?? 0;
  };

  test("removes what is older than it is kept for, and nothing that is still needed", async () => {
    const { id } = organizationRow();
    const endpoint = endpointRow(id);
    const made = (at: string, status: Rows["webhook_deliveries"]["status"]) => {
      const event = eventRow(id, { created_at: at });
      return {
        event,
        delivery: deliveryRow(id, { endpoint_id: endpoint.id, event_row_id: event.id, status, updated_at: at }),
      };
    };
    const all = [made(old, "delivered"), made(old, "exhausted"), made(old, "pending"), made(fresh, "delivered")];
    const answer = { response_status: 200, response_headers: null, response_body: null, error: null };
    const attempt = { ...answer, duration_ms: 5, attempt: 1 };
    await commit(database, id, [
      { kind: "insert", table: "webhook_endpoints", row: endpoint },
      {
        kind: "insertMany",
        table: "events",
        rows: [...all.map(({ event }) => event), eventRow(id, { created_at: old })],
      },
      { kind: "insertMany", table: "webhook_deliveries", rows: all.map(({ delivery }) => delivery) },
      {
        kind: "insertMany",
        table: "webhook_attempts",
        rows: all.map(({ delivery }) => ({
          organization_id: id,
          delivery_id: delivery.id,
          started_at: old,
          ...attempt,
        })),
      },
      {
        kind: "insertMany",
        table: "idempotency",
        // A messaging app calls again for a week.
        rows: [-day - 1, -day + 1, -7 * day - 1, -7 * day + 1].map((age) =>
          idempotencyRow(id, { created_at: later(now, age), ...(age < -2 * day && { operation: "callback" }) }),
        ),
      },
      {
        kind: "insertMany",
        table: "outbox",
        rows: [jobRow(id, { dead_at: old }), jobRow(id, { dead_at: fresh }), jobRow(id, { created_at: old })],
      },
    ]);
    await keepHouseOnce(services());
    const left = async (table: string) => [table, await count(id, table)];
    expect(
      await Promise.all(["webhook_deliveries", "webhook_attempts", "events", "idempotency", "outbox"].map(left)),
    ).toEqual([
      ["webhook_deliveries", 2],
      ["webhook_attempts", 2],
      ["events", 2],
      ["idempotency", 2],
      ["outbox", 2],
    ]);
  });

  test("copies conversation and request into deliveries of versions before, and changes no other", async () => {
    const { id } = organizationRow();
    const endpoint = endpointRow(id);
    const conversation_id = uuidv7();
    const inTalk = eventRow(id, { conversation_id, correlation_id: "request-of-before", created_at: fresh });
    const alone = eventRow(id, { conversation_id: null, correlation_id: "job-of-before", created_at: fresh });
    const made = (event: Rows["events"], change: Partial<Rows["webhook_deliveries"]>) =>
      deliveryRow(id, { endpoint_id: endpoint.id, event_row_id: event.id, updated_at: fresh, ...change });
    const before = { conversation_id: null, correlation_id: null } as const;
    const ofRequest = made(inTalk, before);
    const ofJob = made(alone, before);
    const ofNow = made(inTalk, { conversation_id: null, correlation_id: "request-of-now" });
    await commit(database, id, [
      { kind: "insert", table: "webhook_endpoints", row: endpoint },
      { kind: "insertMany", table: "events", rows: [inTalk, alone] },
      { kind: "insertMany", table: "webhook_deliveries", rows: [ofRequest, ofJob, ofNow] },
    ]);
    await keepHouseOnce(services());
    const found = await database.asTenant<Rows["webhook_deliveries"]>(id, {
      text: "select id::text, conversation_id::text, correlation_id, status, updated_at from webhook_deliveries",
      values: [],
    });
    const unchanged = (row: Rows["webhook_deliveries"]) => ({
      id: row.id,
      updated_at: row.updated_at,
      status: row.status,
    });
    expect(
      new Map(found.map((row) => [row.id, { ...row, updated_at: new Date(row.updated_at).toISOString() }])),
    ).toEqual(
      new Map([
        [ofRequest.id, { ...unchanged(ofRequest), conversation_id, correlation_id: "request-of-before" }],
        [ofJob.id, { ...unchanged(ofJob), conversation_id: null, correlation_id: "job-of-before" }],
        [ofNow.id, { ...unchanged(ofNow), conversation_id: null, correlation_id: "request-of-now" }],
      ]),
    );
  });

  test("removes a backlog in parts: of each kind 10,000 rows a round, by 500", async () => {
    const { id } = organizationRow();
    await database.asTenant(id, {
      text: `insert into idempotency
             select $1::uuid, 'scope', 'operation', n::text, 'hash', 200, 'answer', $2::timestamptz
             from generate_series(1, 10001) n`,
      values: [id, old],
    });
    const removed: number[] = [];
    const counting: Database = {
      ...database,
      asSystem: async <Row>(statement: Statement) => {
        const rows = await database.asSystem<Row>(statement);
        if (statement.text.includes("delete from idempotency")) removed.push(rows.length);
        return rows;
      },
    };
    await keepHouseOnce(services(counting));
    expect(removed).toEqual(Array.from({ length: 20 }, () => 500));
    expect(await count(id, "idempotency")).toBe(1);
    await keepHouseOnce(services());
    expect(await count(id, "idempotency")).toBe(0);
  });

  test("removes sessions, codes, tokens, invitations and clients that have ended, and no sign of a replay too early", async () => {
    const { id } = organizationRow();
    const app = appRow(id);
    const member = memberRow(id);
    const [ended, lately] = [later(now, -day - 1), later(now, -day + 1)];
    const invited = (email: string, until: string) =>
      memberRow(id, { email, status: "invited", invitation_hash: email, invitation_expires_at: until });
    const session = (expires_at: string) => ({
      organization_id: id,
      id: uuidv7(),
      member_id: member.id,
      token_hash: uuidv7(),
      expires_at,
      revoked_at: null,
      device: null,
      last_seen_at: null,
      opened_by: null,
      begun_by: null,
      created_at: old,
    });
    const consents = {
      used: consentRow(id, app.id, { code_used_at: old }),
      idle: consentRow(id, app.id, { code_used_at: old }),
      revoked: consentRow(id, app.id, { code_used_at: old, revoked_at: old }),
      revokedLately: consentRow(id, app.id, { code_used_at: old, revoked_at: fresh }),
      unused: consentRow(id, app.id, { code_used_at: null, code_expires_at: ended }),
      waiting: consentRow(id, app.id, { code_used_at: null, code_expires_at: lately }),
    };
    const token = (consent: keyof typeof consents, expires_at: string, used_at: string | null = null) => ({
      organization_id: id,
      id: uuidv7(),
      consent_id: consents[consent].id,
      token_hash: uuidv7(),
      expires_at,
      used_at,
      created_at: old,
    });
    const tokens = [
      token("used", later(old, -day), old),
      token("used", later(now, day)),
      token("idle", later(old, -day), old),
      token("idle", old),
      token("revoked", later(now, day)),
      token("revokedLately", later(now, day)),
    ];
    const access = (after: number) =>
      credentialRow(id, { kind: "oauth", owner_id: consents.used.id, expires_at: later(now, after - taskLifetime) });
    await commit(database, id, [
      { kind: "insert", table: "organizations", row: { ...organizationRow(), id } },
      { kind: "insert", table: "apps", row: app },
      {
        kind: "insertMany",
        table: "members",
        rows: [member, invited("old@shop.example", old), invited("fresh@shop.example", fresh)],
      },
      { kind: "insertMany", table: "operator_sessions", rows: [session(ended), session(lately)] },
      {
        kind: "insertMany",
        table: "credentials",
        rows: [access(-1), access(1), credentialRow(id, { expires_at: old })],
      },
      { kind: "insertMany", table: "oauth_consents", rows: Object.values(consents) },
      { kind: "insertMany", table: "oauth_refresh_tokens", rows: tokens },
    ]);
    const client = { name: "Cat", redirect_uris: ["https://cat.example/"] };
    await registerClient(database, { ...client, client_id: `old ${id}`, created_at: later(now, -8 * day) });
    await registerClient(database, { ...client, client_id: app.client_id, created_at: later(now, -8 * day) });
    await registerClient(database, { ...client, client_id: `fresh ${id}`, created_at: later(now, -6 * day) });
    await keepHouseOnce(services());
    const ids = async (table: string, column = "id") =>
      (
        await database.asTenant<{ value: string }>(id, {
          text: `select ${column}::text as value from ${table} where organization_id = $1 order by 1`,
          values: [id],
        })
      ).map(({ value }) => value);
    expect(await count(id, "operator_sessions")).toBe(1);
    expect(await ids("members", "email")).toEqual([member.email, "fresh@shop.example"].toSorted());
    expect(await ids("credentials", "kind")).toEqual(["oauth", credentialRow(id).kind].toSorted());
    const { used, revokedLately, waiting } = consents;
    expect(await ids("oauth_consents")).toEqual([used.id, revokedLately.id, waiting.id].toSorted());
    expect(await ids("oauth_refresh_tokens", "consent_id")).toEqual([used.id, used.id, revokedLately.id].toSorted());
    const left = await Promise.all(
      [`old ${id}`, app.client_id, `fresh ${id}`].map((clientId) => findRegistered(database, clientId)),
    );
    expect(left.map((each) => each !== null)).toEqual([false, true, true]);
  });

  test("removes bytes whose media was never committed, and no others; those of erased media are gone at once", async () => {
    const media = mediaRow(organizationRow().id);
    await commit(database, media.organization_id, [{ kind: "insert", table: "media", row: media }]);
    const keepAt = (at: string, id: string) =>
      mediaBytes(database, { now: () => Date.parse(at) }).keep(media.organization_id, id, new Uint8Array(300_000));
    await keepAt(later(now, -2 * hour), media.id);
    // Nobody kept house for two days.
    for (const ago of [2 * hour, 2 * day, 0]) await keepAt(later(now, -ago), uuidv7());
    expect(await count(media.organization_id, "media_chunks")).toBe(8);
    await keepHouseOnce(services());
    expect(await count(media.organization_id, "media_chunks")).toBe(4);
    const { organization_id, id } = media;
    await commit(database, organization_id, [
      { kind: "update", table: "media", where: { organization_id, id }, set: { status: "erased" } },
    ]);
    expect(await count(organization_id, "media_chunks")).toBe(2);
  });

  test("removes an expired organization with all that it had, and no other", async () => {
    const seeded = await seedOrganization(database);
    const kept = await seedOrganization(database);
    await commit(database, seeded.organizationId, [
      {
        kind: "update",
        table: "organizations",
        where: { id: seeded.organizationId },
        set: { expires_at: later(now, -day) },
      },
    ]);
    await commit(database, kept.organizationId, [
      {
        kind: "update",
        table: "organizations",
        where: { id: kept.organizationId },
        set: { expires_at: later(now, day) },
      },
    ]);
    for (let round = 0; round < 5; round++) await keepHouseOnce(services());
    const tables = await database.asTenant<{ name: string }>(kept.organizationId, {
      text: `select table_name::text as name from information_schema.columns
             where table_schema = 'public' and column_name = 'organization_id'`,
      values: [],
    });
    expect(tables.length).toBeGreaterThan(20);
    for (const { name } of tables) expect([name, await count(seeded.organizationId, name)]).toEqual([name, 0]);
    expect(await count(kept.organizationId, "channels")).toBe(1);
    expect(await count(seeded.organizationId, "organizations")).toBe(0);
  });

  test("keeps the audit log of an organization that its owner deleted, and nothing else", async () => {
    const { organizationId } = await seedOrganization(database);
    const deleted = { deleted_at: later(now, -day), expires_at: later(now, -day) };
    await commit(database, organizationId, [
      { kind: "update", table: "organizations", where: { id: organizationId }, set: deleted },
    ]);
    const entries = await count(organizationId, "audit_events");
    for (let round = 0; round < 5; round++) await keepHouseOnce(services());
    const left = ["audit_events", "organizations", "members", "credentials", "channels", "messages"];
    expect(await Promise.all(left.map((table) => count(organizationId, table)))).toEqual([entries, 1, 0, 0, 0, 0]);
    expect(entries).toBeGreaterThan(0);
    const [found] = await database.asTenant<{ forgotten: string | null }>(organizationId, {
      text: "select forgotten_at::text as forgotten from organizations",
      values: [],
    });
    expect(found?.forgotten).not.toBeNull();
  });

  test("seals secrets with the newest key, so that the older can go", async () => {
    const [older, newer] = [randomBytes(32), randomBytes(32)];
    const { id } = organizationRow();
    const endpoint = endpointRow(id, { secret: "the-secret", previous_secret: "the-one-before" });
    const made = idempotencyRow(id);
    const place = placeOf("idempotency", "answer", made);
    const mail = jobRow(id, { kind: "send_mail", detail: { kind: "invitation", token: "a-token", page: "/" } });
    const places = [
      ...["secret", "previous_secret"].map((column) => placeOf("webhook_endpoints", column, endpoint)),
      place,
      { table: "outbox", column: "detail", organization: id, row: [mail.id] },
    ];
    const answer = { ...made, answer: createVault([older]).seal('{"secret":"the-secret"}', place) };
    await commit({ ...database, vault: createVault([older]) }, id, [
      { kind: "insert", table: "outbox", row: mail },
      { kind: "insert", table: "webhook_endpoints", row: endpoint },
      { kind: "insert", table: "idempotency", row: { ...answer, created_at: now } },
    ]);
    await keepHouseOnce(services({ ...database, vault: createVault([newer, older, randomBytes(32)]) }));
    const [found] = await database.asTenant<{ sealed: string[] }>(id, {
      text: `select json_build_array(secret, previous_secret, answer, detail->>'token') as sealed
        from webhook_endpoints, idempotency, outbox`,
      values: [],
    });
    const opened = found?.sealed.map((sealed, at) => createVault([newer]).open(sealed, places[at] ?? place));
    expect(opened).toEqual(["the-secret", "the-one-before", '{"secret":"the-secret"}', "a-token"]);
  });

  test("binds once, at a start, what was sealed before secrets were bound, and nothing opens it otherwise", async () => {
    const key = randomBytes(32);
    const { id } = organizationRow();
    const endpoint = endpointRow(id, { secret: "the-secret" });
    const vault = createVault([key]);
    const own = { ...database, vault };
    await commit(own, id, [{ kind: "insert", table: "webhook_endpoints", row: endpoint }]);
    const unbound = sealedUnbound(key, "the-secret");
    const put = () =>
      database.asTenant(id, { text: "update webhook_endpoints set secret = $1::text", values: [unbound] });
    const stored = async () => {
      const text = "select secret from webhook_endpoints";
      return (await database.asTenant<{ secret: string }>(id, { text, values: [] }))[0]?.secret ?? "";
    };
    await put();
    const warned: string[] = [];
    await bindSealed(own, { warn: (_, message) => void warned.push(message) });
    expect(vault.open(await stored(), placeOf("webhook_endpoints", "secret", endpoint))).toBe("the-secret");
    expect(warned).toEqual([]);
    // Somebody who can write to the database puts one of an old copy back: housekeeping does not take it for its own.
    await put();
    await keepHouseOnce(services(own));
    expect(await stored()).toBe(unbound);
    expect(() => vault.open(unbound, placeOf("webhook_endpoints", "secret", endpoint))).toThrow(VaultError);
  });

  test("seals what every process can read while keys are changed step by step", async () => {
    const [older, newer] = [randomBytes(32), randomBytes(32)];
    const { id } = organizationRow();
    let before = createVault([older]);
    const endpoint = endpointRow(id, { secret: "the-secret" });
    await commit({ ...database, vault: before }, id, [{ kind: "insert", table: "webhook_endpoints", row: endpoint }]);
    for (const after of [createVault([older, newer]), createVault([newer, older]), createVault([newer])]) {
      // Restarted one by one, some processes are still of the step before, and keep the house, too.
      for (const vault of [after, before, after]) {
        await keepHouseOnce(services({ ...database, vault }));
        const [found] = await database.asTenant<{ secret: string }>(id, {
          text: "select secret from webhook_endpoints",
          values: [],
        });
        const place = placeOf("webhook_endpoints", "secret", endpoint);
        const read = [before, after].map((reader) => reader.open(found?.secret ?? "", place));
        expect(read).toEqual(["the-secret", "the-secret"]);
      }
      before = after;
    }
  });
});
