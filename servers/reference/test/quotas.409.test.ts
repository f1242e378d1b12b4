/** An organization has no more of anything than its limits of number allow, whoever comes at once, and over HTTP as well. */
import { type OperationId, keysOf } from "@atlas-messaging/contract";
import { type QuotaName, defaultQuotas } from "@atlas-messaging/service/rows/primitives";
import { countedRows } from "@atlas-messaging/service/core/quotas";
import { expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { decodeRow } from "@atlas-messaging/service/core/facts.sql";

const max: { readonly [Name in QuotaName]: number } = {
  webhooks: 3,
  apps: 3,
  service_accounts: 3,
  keys: 3,
  members: 4,
  documents: 14,
  templates: 3,
  agents: 3,
  vouchers: 9,
  stored_bytes: 100,
};
const settings = {
  ...Object.fromEntries(Object.entries(max).map(([name, number]) => [`ATLAS_MAX_${name.toUpperCase()}`, `${number}`])),
  ATLAS_LIMIT_WRITES: "100000",
  ATLAS_LIMIT_PUBLIC: "1000",
};

const full = (name: string, number: number) => ({
  status: 409,
  error: {
    code: "limit_reached",
    retryable: false,
    message: expect.stringMatching(`^Your organization has ${number} ${name}`),
  },
});

type Make = (index: number) => { readonly id: OperationId; readonly call: Parameters<Client["call"]>[1] };

/** Makes until it is refused; the answer that refuses, and how many were made. */
const makeUntilRefused = async (client: Client, make: Make) => {
  for (let made = 0; made <= 20; made++) {
    const { id, call } = make(made);
    const answer = await client.call(id, call);
    if (answer.status !== 200) return { made, answer };
  }
  throw new Error("it has never been refused");
};

/** A list without a query, which is no search. */
const documentsOf = async (client: Client) => {
  const { data } = await client.succeed("knowledge.list");
  if (!("documents" in data)) throw new Error("a search was answered");
  return data.documents;
};

const hook = (index: number) => ({ url: `https://shop.example/${index}`, events: ["session.ended"] });
const text = (index: number) => ({ source_type: "text", title: `Lake ${index}`, text: "Swans sleep on the lake." });

describeServedOnPostgres("a limit of number", { settings }, (served) => {
  const begin = async () => {
    const { data, client } = await served.organization();
    return { client, console: served.clientOf(data.operator_token), data };
  };

  test("of webhooks is one for both forms, and a webhook that is deleted makes room", async () => {
    const { client, console } = await begin();
    const { data } = await console.succeed("console.serviceAccounts.create", { body: { name: "Robot" } });
    const own = {
      service_account_id: data.service_account.id,
      endpoint_url: "https://shop.example/console",
      subscribed_events: ["session.ended"],
    };
    await console.succeed("console.webhooks.create", { body: own });
    const first = (await client.succeed("webhooks.create", { body: hook(0) })).data;
    const { made, answer } = await makeUntilRefused(client, (index) => ({
      id: "webhooks.create",
      call: { body: hook(index) },
    }));
    expect(made).toBe(1);
    expect(answer).toMatchObject(full("webhooks", max.webhooks));
    expect(await console.call("console.webhooks.create", { body: own })).toMatchObject(full("webhooks", max.webhooks));
    await client.succeed("webhooks.delete", { params: { id: first.id } });
    await client.succeed("webhooks.create", { body: hook(9) });
    expect(await client.call("webhooks.create", { body: hook(9) })).toMatchObject({ status: 409 });
  });

  test("of documents leaves archived ones out, and holds for one that is restored", async () => {
    const { client } = await begin();
    const make: Make = (index) => ({ id: "knowledge.create", call: { body: text(index) } });
    const { made, answer } = await makeUntilRefused(client, make);
    // The sandbox brings twelve of its own.
    expect(made).toBe(max.documents - 12);
    expect(answer).toMatchObject(full("documents", max.documents));
    const documents = await documentsOf(client);
    const params = { id: documents[0]?.knowledge_id ?? "" };
    await client.succeed("knowledge.update", { params, body: { status: "archived" } });
    await client.succeed("knowledge.create", { body: text(50) });
    expect(await client.call("knowledge.update", { params })).toMatchObject(full("documents", max.documents));
  });

  test("of keys is one for keys and grants, and one that is revoked makes room", async () => {
    const { console } = await begin();
    const { app } = (await console.succeed("console.apps.create", { body: { name: "App" } })).data;
    const account = (await console.succeed("console.serviceAccounts.create", { body: { name: "Robot" } })).data;
    const body = { granted_scopes: ["atlas.runs.read"] };
    const grants = { params: { app_id: app.id }, body };
    const keys = { params: { service_account_id: account.service_account.id }, body };
    const { grant } = (await console.succeed("console.apps.createGrant", grants)).data;
    const { made, answer } = await makeUntilRefused(console, () => ({
      id: "console.serviceAccounts.createKey",
      call: keys,
    }));
    expect(made).toBe(max.keys - 1);
    expect(answer).toMatchObject(full("keys and grants", max.keys));
    expect(await console.call("console.apps.createGrant", grants)).toMatchObject(full("keys and grants", max.keys));
    await console.succeed("console.apps.revokeGrant", { params: { app_id: app.id, grant_id: grant.id } });
    await console.succeed("console.serviceAccounts.createKey", keys);
  });

  test("of members counts invitations", async () => {
    const { console } = await begin();
    const { members } = (await console.succeed("console.members.list")).data;
    const { made, answer } = await makeUntilRefused(console, (index) => ({
      id: "console.members.invite",
      call: { body: { email: `member-${index}@shop.example`, role: "viewer" } },
    }));
    expect(made).toBe(max.members - members.length);
    expect(answer).toMatchObject(full("members and invitations", max.members));
  });

  test.for([
    ["apps", "console.apps.create", () => ({ name: "App" })],
    ["service accounts", "console.serviceAccounts.create", () => ({ name: "Robot" })],
    ["agents", "agents.create", () => ({ name: "Concierge" })],
    [
      "templates",
      "console.templates.create",
      (index: number) => ({ name: `t_${index}`, body: "Hello", category: "utility" }),
    ],
    ["vouchers to issue", "console.vouchers.create", () => ({ name: "Coffee" })],
  ] as const)("of %s refuses one more, and no other organization's", async ([plural, id, body]) => {
    const quota =
      plural === "vouchers to issue" ? "vouchers" : plural === "service accounts" ? "service_accounts" : plural;
    const [one, other] = [await begin(), await begin()];
    const make: Make = (index) => ({ id, call: { body: body(index) } });
    const caller = id === "agents.create" ? one.client : one.console;
    const { answer } = await makeUntilRefused(caller, make);
    expect(answer).toMatchObject(full(plural, max[quota]));
    const others = id === "agents.create" ? other.client : other.console;
    await others.succeed(id, { body: body(50) });
  });

  test("is not met by a request that is replayed", async () => {
    const { console } = await begin();
    const body = { name: "App", idempotency_key: "once" };
    const first = await console.succeed("console.apps.create", { body });
    await makeUntilRefused(console, () => ({ id: "console.apps.create", call: { body: { name: "App" } } }));
    expect(await console.succeed("console.apps.create", { body })).toEqual(first);
  });
});

describeServedOnPostgres("requests that come at once", { settings }, (served) => {
  const begin = async () => {
    const { data, client } = await served.organization();
    return { client, console: served.clientOf(data.operator_token), id: data.organization_id };
  };

  test.for([
    ["webhooks", "webhooks.create", hook, 3],
    ["apps", "console.apps.create", () => ({ name: "App" }), 3],
    ["documents", "knowledge.create", text, 2],
  ] as const)("never take more places than there are: %s", async ([, id, body, places]) => {
    for (let round = 0; round < 2; round++) {
      const { client, console } = await begin();
      const caller = id === "console.apps.create" ? console : client;
      const answers = await Promise.all(
        Array.from({ length: 24 }, (_, index) => caller.call(id, { body: body(index) })),
      );
      const made = answers.filter(({ status }) => status === 200);
      expect(made).toHaveLength(places);
      const refused = answers.filter(({ status }) => status !== 200);
      for (const answer of refused) expect(answer).toMatchObject({ status: 409, error: { code: "limit_reached" } });
    }
  });

  test("restore no more documents than there are places", async () => {
    const { client } = await begin();
    const documents = await documentsOf(client);
    const ids = documents.map(({ knowledge_id: id }) => ({ params: { id } }));
    for (const call of ids) await client.succeed("knowledge.update", { ...call, body: { status: "archived" } });
    for (let index = 0; index < max.documents - 5; index++) {
      await client.succeed("knowledge.create", { body: text(index) });
    }
    const answers = await Promise.all(ids.map((call) => client.call("knowledge.update", call)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  });

  test("are counted by the database as the domain says", async () => {
    const { client, console, id } = await begin();
    await client.succeed("webhooks.create", { body: hook(0) });
    const gone = (await client.succeed("webhooks.create", { body: hook(1) })).data;
    await client.succeed("webhooks.delete", { params: { id: gone.id } });
    const { app } = (await console.succeed("console.apps.create", { body: { name: "App" } })).data;
    const grants = { params: { app_id: app.id }, body: { granted_scopes: ["atlas.runs.read"] } };
    await console.succeed("console.apps.createGrant", grants);
    const { grant } = (await console.succeed("console.apps.createGrant", grants)).data;
    await console.succeed("console.apps.revokeGrant", { params: { app_id: app.id, grant_id: grant.id } });
    const documents = await documentsOf(client);
    const params = { id: documents[0]?.knowledge_id ?? "" };
    await client.succeed("knowledge.update", { params, body: { status: "archived" } });
    const database = await served.stopAndOpen();
    for (const name of keysOf(defaultQuotas)) {
      if (name === "stored_bytes") continue; // Counted in bytes, by tests of its own.
      const { table, counts } = countedRows(name);
      const rows = await database.asTenant<{ row: unknown }>(id, {
        text: `select row_to_json(t) as row from ${table} t`,
        values: [],
      });
      const [held] = await database.asTenant<{ held: number }>(id, {
        text: "select atlas_held($1::text, 1000) as held",
        values: [name],
      });
      expect([name, held?.held]).toEqual([name, rows.filter(({ row }) => counts(decodeRow(table, row))).length]);
    }
    await served.startAgain();
  });
});
