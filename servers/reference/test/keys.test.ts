import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient } from "../test-support/client.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { credentialRow } from "../test-support/rows.ts";
import { seedCredential, seedOrganization } from "../test-support/seed.ts";
import { describeShared } from "../test-support/served.ts";
import { type ServerProcess, start } from "../test-support/server-process.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import { openDatabase } from "../src/platform/database/open.ts";

/** An organization with keys of each state that matters, and a grant; each as a token or an id. */
const seed = async (database: Database) => {
  const { organizationId, token } = await seedOrganization(database);
  const key = async (...scopes: ("atlas.channels.read" | "atlas.keys.write")[]) => {
    const { id } = credentialRow(organizationId);
    return { id, token: await seedCredential(database, organizationId, { id, scopes }) };
  };
  const grant = credentialRow(organizationId, { kind: "grant" });
  await commit(database, organizationId, [{ kind: "insert", table: "credentials", row: grant }]);
  return {
    token,
    reader: await key("atlas.channels.read"),
    selfish: await key("atlas.keys.write"),
    kept: await key("atlas.channels.read"),
    grant,
  };
};

describeShared("keys.revoke", { seed }, (served) => {
  const revoke = (id: string, token = served.seeded.token) =>
    served.clientOf(token).call("keys.revoke", { params: { id } });

  test("refuses the key from the next request on, and answers the same again", async () => {
    const { reader, kept } = served.seeded;
    expect(await served.clientOf(reader.token).call("channels.list")).toMatchObject({ status: 200 });
    const revocations = async () => {
      const { data } = await served.clientOf(served.seeded.token).succeed("runs.list");
      return data.runs.filter(({ intent }) => intent === "revoke_key").length;
    };
    const before = await revocations();
    const answer = await revoke(reader.id);
    expect(answer).toMatchObject({ status: 200, body: { data: { id: reader.id, status: "revoked" } } });
    for (const id of ["channels.list", "messages.send"] as const) {
      const refused = await served.clientOf(reader.token).call(id, id === "messages.send" ? { body: {} } : {});
      expect([refused.status, refused.error?.code]).toEqual([401, "unauthenticated"]);
    }
    const again = await revoke(reader.id);
    expect(again.text).toBe(answer.text);
    expect(await revocations()).toBe(before + 1);
    expect(await served.clientOf(kept.token).call("channels.list")).toMatchObject({ status: 200 });
  });

  test("lets a key revoke itself, once", async () => {
    const { id, token } = served.seeded.selfish;
    expect(await revoke(id, token)).toMatchObject({ status: 200 });
    expect(await revoke(id, token)).toMatchObject({ status: 401 });
  });

  test("finds no key that is unknown, another organization's, malformed, or no service-account key", async () => {
    const { client: other } = await served.organization();
    const { kept, grant } = served.seeded;
    for (const id of ["0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0", "key", grant.id]) {
      expect(await revoke(id)).toMatchObject({ status: 404, error: { code: "not_found" } });
    }
    const answer = await other.call("keys.revoke", { params: { id: kept.id } });
    expect(answer).toMatchObject({ status: 404, error: { code: "not_found" } });
    expect(await served.clientOf(kept.token).call("channels.list")).toMatchObject({ status: 200 });
  });

  test("revokes the token of a sandbox by its key_id", async () => {
    const { data, client } = await served.organization();
    expect(await client.call("keys.revoke", { params: { id: data.key_id } })).toMatchObject({ status: 200 });
    expect(await client.call("channels.list")).toMatchObject({ status: 401, error: { code: "unauthenticated" } });
  });

  test("needs the scope atlas.keys.write", async () => {
    const { kept } = served.seeded;
    expect(await revoke(kept.id, kept.token)).toMatchObject({ status: 403, error: { code: "insufficient_scope" } });
  });
});

describe("two processes", () => {
  let processes: readonly ServerProcess[];
  let seeded: Awaited<ReturnType<typeof seed>>;
  beforeAll(async () => {
    const url = await freshDatabase();
    const database = await openDatabase({ url, dataDir: "" });
    try {
      seeded = await seed(database);
    } finally {
      await database.close();
    }
    processes = await Promise.all([start({ DATABASE_URL: url }), start({ DATABASE_URL: url })]);
  });
  afterAll(() => Promise.all(processes.map((each) => each.kill())));

  test("both refuse a key that one of them has revoked, also where it was in use", async () => {
    const { reader, token } = seeded;
    const used = processes.map(({ url }) => createClient(url, reader.token));
    for (const client of used) expect(await client.call("channels.list")).toMatchObject({ status: 200 });
    const [one] = processes.map(({ url }) => createClient(url, token));
    await one?.succeed("keys.revoke", { params: { id: reader.id } });
    for (const client of used)
      expect(await client.call("channels.list")).toMatchObject({ status: 401, error: { code: "unauthenticated" } });
  });
});
