import { uuidv7 } from "uuidv7";
import { beforeAll, expect, test } from "vitest";
import { describeOnBoth } from "../../../test-support/databases.ts";
import {
  agentRow,
  auditEventRow,
  credentialRow,
  customerRow,
  idempotencyRow,
  jobRow,
  organizationRow,
  runRow,
} from "../../../test-support/rows.ts";
import { commit } from "./commit.ts";
import type { Database, Statement } from "@atlas-messaging/postgres/database";
import { tables } from "@atlas-messaging/service/rows/tables";

const statement = (text: string, ...values: Statement["values"]): Statement => ({ text, values });
const sqlstate = (code: string) => expect.objectContaining({ code });

/** The tables of the rows, those that triggers keep beside them, those of bytes, and that of alerts that were told. */
const tableNames = [
  ...Object.keys(tables),
  "alerts",
  "knowledge_corpora",
  "knowledge_lists",
  "knowledge_numbers",
  "media_chunks",
  "metadata_entries",
  "stored_bytes",
];

describeOnBoth(
  "isolation",
  (open) => {
    let database: Database;
    const [ours, theirs] = [organizationRow(), organizationRow()];
    const customer = customerRow(ours.id);
    const record = auditEventRow(ours.id);
    const run = runRow(ours.id);

    beforeAll(async () => {
      database = await open();
      await commit(database, theirs.id, [{ kind: "insert", table: "organizations", row: theirs }]);
      await commit(database, ours.id, [
        // Out of order on purpose: references within one statement are checked at its end.
        { kind: "insert", table: "credentials", row: credentialRow(ours.id, { token_hash: "ours" }) },
        { kind: "insert", table: "organizations", row: ours },
        { kind: "insert", table: "agents", row: agentRow(ours.id) },
        { kind: "insert", table: "customers", row: customer },
        { kind: "insert", table: "audit_events", row: record },
        { kind: "insert", table: "runs", row: run },
        { kind: "insert", table: "outbox", row: jobRow(ours.id) },
        { kind: "insert", table: "idempotency", row: idempotencyRow(ours.id) },
      ]);
    });

    test("the service is not the owner, and cannot bypass row-level security", async () => {
      const whoami = statement("select rolname, rolsuper, rolbypassrls from pg_roles where rolname = current_user");
      const powerless = { rolsuper: false, rolbypassrls: false };
      expect(await database.asTenant(ours.id, whoami)).toEqual([{ rolname: "atlas_app", ...powerless }]);
      expect(await database.asSystem(whoami)).toEqual([{ rolname: "atlas_system", ...powerless }]);
    });

    test("every table of organizations is under row-level security, its owner included, with a policy for tenants", async () => {
      const rows = await database.asSystem<{ name: string }>(
        statement(`
        select relname::text as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relrowsecurity and relforcerowsecurity
          and exists (select from pg_policy where polrelid = pg_class.oid and polname = 'tenant')`),
      );
      const all = await database.asSystem<{ name: string }>(
        statement(`
        select tablename::text as name from pg_tables where schemaname = 'public' and tablename not in ('limit_windows', 'password_salts', 'oauth_clients')`),
      );
      const names = all.map(({ name }) => name).toSorted();
      expect(rows.map(({ name }) => name).toSorted()).toEqual(names);
      expect(names).toEqual(tableNames.toSorted());
    });

    test.for(tableNames)("%s shows an organization its own rows only", async (table) => {
      const count = statement(`select count(*) as count from "${table}"`);
      const [mine] = await database.asTenant<{ count: number }>(ours.id, count);
      const [other] = await database.asTenant<{ count: number }>(theirs.id, count);
      const [nobody] = await database.asTenant<{ count: number }>(uuidv7(), count);
      const filled = [
        "agents",
        "organizations",
        "credentials",
        "customers",
        "audit_events",
        "runs",
        "outbox",
        "idempotency",
      ];
      expect(mine).toEqual({ count: filled.includes(table) ? 1 : 0 });
      expect(other).toEqual({ count: table === "organizations" ? 1 : 0 });
      expect(nobody).toEqual({ count: 0 });
    });

    test("password salts and third-party clients are for the system alone", async () => {
      for (const table of ["password_salts", "oauth_clients"]) {
        const count = statement(`select count(*) as count from "${table}"`);
        expect(await database.asSystem(count)).toEqual([{ count: 0 }]);
        await expect(database.asTenant(ours.id, count)).rejects.toEqual(sqlstate("42501"));
      }
    });

    test("a row of another organization cannot be written", async () => {
      const row = customerRow(theirs.id);
      await expect(commit(database, ours.id, [{ kind: "insert", table: "customers", row }])).rejects.toEqual(
        sqlstate("42501"),
      );
      const where = { organization_id: ours.id, id: customer.id };
      const set = { organization_id: theirs.id };
      await expect(commit(database, ours.id, [{ kind: "update", table: "customers", where, set }])).rejects.toEqual(
        sqlstate("42501"),
      );
    });

    test("a row of another organization is not there to change or remove", async () => {
      const where = { organization_id: ours.id, id: customer.id };
      const conflict = { conflict: "precondition" };
      expect(
        await commit(database, theirs.id, [{ kind: "update", table: "customers", where, set: { name: "x" } }]),
      ).toEqual(conflict);
      expect(await commit(database, theirs.id, [{ kind: "remove", table: "customers", where }])).toEqual(conflict);
      const everywhere = statement("update customers set name = 'x' returning id");
      expect(await database.asTenant(theirs.id, everywhere)).toEqual([]);
    });

    test.for([
      ["intent", "runs"],
      ["content", "export_pieces"],
      ["failure", "organization_exports"],
    ])("the system does not read %s of %s", async ([column, table]) => {
      const read = statement(`select "${column}" from "${table}"`);
      await expect(database.asSystem(read)).rejects.toMatchObject({ code: "42501" });
    });

    test("the system sees the tables of tokens, jobs, deliveries and housekeeping across organizations, and no other", async () => {
      const counts: Record<string, unknown> = {};
      for (const table of tableNames) {
        const count = statement(`select count(*) as count from "${table}"`);
        counts[table] = await database.asSystem(count).catch((failure: unknown) => failure);
      }
      const once = [{ count: 1 }];
      const none = [{ count: 0 }];
      const visible = {
        agents: once,
        organizations: [{ count: 2 }],
        credentials: once,
        outbox: once,
        idempotency: once,
        members: none,
        member_passwords: none,
        member_second_factors: none,
        operator_sessions: none,
        apps: none,
        app_redirect_uris: none,
        oauth_consents: none,
        oauth_refresh_tokens: none,
        events: none,
        channel_links: none,
        unlinked_callbacks: none,
        early_changes: none,
        alert_choices: none,
        retentions: none,
        organization_exports: none,
        export_pieces: none,
        runs: once,
        knowledge_gaps: none,
        stored_requests: none,
        media: none,
        media_chunks: none,
        stored_bytes: none,
        webhook_endpoints: none,
        webhook_deliveries: none,
        webhook_attempts: none,
      };
      const others = tableNames.map((table) => [table, sqlstate("42501")]);
      expect(counts).toEqual({ ...Object.fromEntries(others), ...visible });
      const token = statement("select organization_id from credentials where token_hash = $1::text", "ours");
      expect(await database.asSystem(token)).toEqual([{ organization_id: ours.id }]);
    });

    test.for([
      "insert into webhook_endpoints default values",
      "delete from webhook_endpoints",
      "update webhook_attempts set error = 'x'",
      "update stored_requests set path = 'x'",
      "select request_body from stored_requests",
      "insert into events default values",
      "update events set event_type = 'x'",
    ])("the system delivers, and does not %s", async (text) => {
      await expect(database.asSystem(statement(text))).rejects.toEqual(sqlstate("42501"));
    });

    test("what was attempted stays as it was recorded", async () => {
      for (const text of ["update webhook_attempts set error = 'x'", "delete from webhook_attempts"]) {
        await expect(database.asTenant(ours.id, statement(text))).rejects.toEqual(sqlstate("42501"));
      }
    });

    test("the system reads the agents for the directory, and changes none", async () => {
      const change = statement("update agents set name = 'x'");
      await expect(database.asSystem(change)).rejects.toEqual(sqlstate("42501"));
    });

    test.for(["agents", "organizations", "credentials", "outbox", "idempotency"])(
      "an organization finds its rows of %s by key, though the system sees them all",
      async (table) => {
        const text = `explain (format json) select * from "${table}"`;
        await database.asTenant(ours.id, statement("set enable_seqscan to off"));
        const [found] = await database.asTenant(ours.id, statement(text));
        await database.asTenant(ours.id, statement("reset enable_seqscan"));
        expect(JSON.stringify(found)).toMatch(/"Index Cond":"\((organization_)?id = /);
      },
    );

    test("a read that says it opens its organization, and does not, finds nothing", async () => {
      const forgotten: Statement = { ...statement("select id from customers"), opens: true };
      const opened = statement(
        "select (select count(*) from customers) as count from (select set_config('app.organization_id', $1::text, true)) opened",
        ours.id,
      );
      for (let round = 0; round < 4; round += 1) {
        const [found, none] = await Promise.all([
          database.read(ours.id, { ...opened, opens: true }),
          database.read("", forgotten),
        ]);
        expect([found, none]).toEqual([[{ count: 1 }], []]);
      }
    });

    test("a tenant that follows the system does not see what the system saw", async () => {
      const [system, tenant] = await Promise.all([
        database.asSystem(statement("select id from organizations")),
        database.asTenant(theirs.id, statement("select id from organizations")),
      ]);
      expect(system).toHaveLength(2);
      expect(tenant).toEqual([{ id: theirs.id }]);
    });

    test.for([
      ["audit_events", "update audit_events set event_type = 'x'"],
      ["audit_events", "delete from audit_events"],
      ["runs", "update runs set intent = 'x'"],
      ["runs", "delete from runs"],
      ["runs", "truncate runs"],
    ])("%s is append-only: %s", async ([, text]) => {
      await expect(database.asTenant(ours.id, statement(text ?? ""))).rejects.toEqual(sqlstate("42501"));
    });

    test.for(["reset role", "set role none", "set session authorization default"])(
      "%s does not give the owner back",
      async (text) => {
        await database.asSystem(statement(text)).catch(() => undefined);
        const rows = await database.asSystem(statement("select current_user::text as name"));
        expect(rows).toEqual([{ name: "atlas_system" }]);
      },
    );
  },
  { pglite: true },
);
