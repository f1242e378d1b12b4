import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { rm, writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { commit } from "../src/platform/database/commit.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { createVault } from "../src/platform/vault.ts";
import { startNetwork } from "../test-support/cloud-network.ts";
import { emptyDatabase, freshDatabase } from "../test-support/databases.ts";
import { conversationRow, customerRow, jobRow, messageRow } from "../test-support/rows.ts";
import { seedLinkedShop } from "../test-support/linked-shop.ts";
import { asOwner, asService, connectAsOwner, freePort } from "../test-support/postgres.ts";
import { runCommand, runCommandIn } from "../test-support/run-command.ts";
import { scratchFolder } from "../test-support/scratch-folder.ts";
import { TEST_CERTIFICATE } from "../test-support/test-certificate.ts";
import { type ServerProcess, start } from "../test-support/server-process.ts";
import { startWorstPooler } from "../test-support/worst-pooler.ts";

const servers: ServerProcess[] = [];
afterAll(() => Promise.all(servers.map((server) => server.kill())));

/** The doctor writes its findings on standard output, also when there are problems. */
const examine = (settings: Readonly<Record<string, string>>) => runCommand("doctor.ts", settings);

const asTheOwner = async (url: string, statement: string): Promise<void> => {
  const owner = connectAsOwner(url);
  await owner.unsafe(statement);
  await owner.end();
};

describe("the doctor", () => {
  test("finds nothing wrong with a deployment, and what is wrong when its parts are taken away", async () => {
    const url = await freshDatabase();
    const port = String(await freePort());
    const settings = {
      ATLAS_ENVIRONMENT: "production",
      ATLAS_BASE_URL: `http://127.0.0.1:${port}`,
      ATLAS_SECRET: randomBytes(32).toString("hex"),
      ATLAS_ENCRYPTION_KEYS: randomBytes(32).toString("base64"),
      DATABASE_URL: url,
      DATABASE_OWNER_URL: asOwner(url),
      PORT: port,
    };
    const server = await start(settings);
    servers.push(server);
    const well = await examine(settings);
    expect(well.text).not.toMatch(/^✗/m);
    for (const subject of ["settings", "database", "clock", "pooler", "notifications", "keys", "jobs", "migrations"]) {
      expect(well.text).toMatch(new RegExp(`^✓ ${subject} `, "m"));
    }
    // It serves without TLS here.
    expect(well.text).toMatch(/^! address +http:\/\/127\.0\.0\.1:\d+ is ready, but without TLS/m);
    expect(well.code).toBe(0);

    const pooler = await startWorstPooler(url, { backends: 1, follows: true });
    const pooled = await examine({ ...settings, DATABASE_URL: pooler.url });
    await pooler.close();
    expect([pooled.code, pooled.text]).toEqual([1, expect.stringMatching(/^✗ pooler .*set DATABASE_POOLED=on/m)]);
    await server.stop();
    const { ATLAS_SECRET: _, ...without } = settings;
    const ended = await examine({ ...without, DATABASE_URL: asService(await emptyDatabase()) });
    expect(ended.code).toBe(1);
    expect(ended.text).toMatch(/^✗ settings +ATLAS_SECRET must be set/m);
    expect(ended.text).toMatch(/^✗ database +The database lacks tables of this version/m);
    expect(ended.text).toMatch(/^✗ address +\S+ cannot be reached/m);
  });

  test("tells what a statement throws as the problem of its line, and all other lines", async () => {
    const url = await freshDatabase();
    const owner = connectAsOwner(url);
    try {
      await owner`revoke execute on function pg_notify(text, text) from public`;
      const { code, text } = await owner.begin(async (holder) => {
        await holder`lock table outbox in access exclusive mode`;
        return examine({ DATABASE_URL: url });
      });
      expect(code).toBe(1);
      expect(text).toMatch(/^✗ notifications +permission denied for function pg_notify$/m);
      expect(text).toMatch(/^✗ jobs +The database cannot do it now \(canceling statement due to lock timeout\)\.$/m);
      expect(text).toMatch(/^! transactions +Process \d+ of owner in database test_\w+ has written/m);
      expect(text).toMatch(/^✓ channels +None is linked/m);
      expect(text).not.toContain("    at ");
    } finally {
      await owner.end();
    }
  });

  test("asks the provider of each linked channel, and tells which refuses", async () => {
    const url = await freshDatabase();
    const key = randomBytes(32);
    const api = await startNetwork();
    const other = await startNetwork();
    const database = await openDatabase({ url, dataDir: "", vault: createVault([key]) });
    const settings = {
      DATABASE_URL: url,
      ATLAS_ENCRYPTION_KEYS: key.toString("base64"),
      ATLAS_ALLOW_LOOPBACK_TARGETS: "true",
    };
    const channels = (text: string) => text.split("\n").filter((line) => /^. channels /.test(line));
    try {
      expect(channels((await examine(settings)).text)).toEqual(["✓ channels       None is linked to a provider."]);
      await seedLinkedShop(database, api);
      const { channelId, organizationId } = await seedLinkedShop(database, other);
      const customer = customerRow(organizationId, { phone_number: "+15550100099" });
      const conversation = conversationRow(organizationId, { customer_id: customer.id, channel_id: channelId });
      const message = messageRow(organizationId, { conversation_id: conversation.id });
      const queued = await commit(database, organizationId, [
        { kind: "insert", table: "customers", row: customer },
        { kind: "insert", table: "conversations", row: conversation },
        { kind: "insert", table: "messages", row: message },
        {
          kind: "insert",
          table: "outbox",
          row: jobRow(organizationId, { kind: "send_message", subject_id: message.id }),
        },
      ]);
      expect(queued).toBe("committed");
      const well = await examine(settings);
      expect(channels(well.text)).toEqual(["✓ channels       2 are linked, and their providers take the credentials."]);
      await asTheOwner(url, `update channels set disconnected_at = now() where id <> '${channelId}'`);
      expect(channels((await examine(settings)).text)).toEqual([
        "✓ channels       1 is linked, and its provider takes the credentials.",
      ]);
      await asTheOwner(url, "update channels set disconnected_at = null");
      await asTheOwner(url, "update outbox set last_error = 'channel_refused'");
      const unpaid = await examine(settings);
      expect(channels(unpaid.text)).toEqual([
        `✗ channels       Shop (${channelId}) of Sandbox (${organizationId}): The messaging app takes the credentials and refuses messages: check account, payment and rights. 1 message waits for it.`,
      ]);
      expect(unpaid.code).toBe(1);
      const keys = [key, randomBytes(32)].map((each) => each.toString("base64")).join();
      expect((await examine({ ...settings, ATLAS_ENCRYPTION_KEYS: keys })).text).toMatch(
        /^✓ keys +(\w+), (\w+) open all stored secrets\. None is encrypted by \2\.$/m,
      );
      other.network.revoke(other.secrets.access_token);
      const refused = await examine(settings);
      expect(channels(refused.text)).toEqual([
        `✗ channels       Shop (${channelId}) of Sandbox (${organizationId}): The messaging app refuses the channel's access token or account. 1 message waits for it.`,
      ]);
      expect(refused.code).toBe(1);
      await Promise.all([api.close(), other.close()]);
      expect(channels((await examine(settings)).text)).toHaveLength(2);
      const keyless = await examine({ ...settings, ATLAS_ENCRYPTION_KEYS: randomBytes(32).toString("base64") });
      expect(channels(keyless.text)[0]).toContain("cannot be opened with the keys of these settings");
      expect(api.taken).toEqual([]);
    } finally {
      await database.close();
    }
  });

  test("trusts an authority of the deployment's own that the file .env names", async () => {
    const folder = await scratchFolder("atlas-authority-");
    const server = createServer(TEST_CERTIFICATE, (_request, response) =>
      response.setHeader("x-request-id", "1").end(),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`; // A server that listens has one.
    try {
      await writeFile(join(folder, "authority.pem"), TEST_CERTIFICATE.cert);
      await writeFile(join(folder, ".env"), `NODE_EXTRA_CA_CERTS=${folder}/authority.pem\nATLAS_BASE_URL=${url}\n`);
      expect((await runCommandIn(folder, "doctor.ts", {})).text).toMatch(
        new RegExp(`^✓ address +${url} is ready\\.$`, "m"),
      );
      await rm(join(folder, "authority.pem"));
      const without = await runCommandIn(folder, "doctor.ts", {});
      expect(without.text).toContain("NODE_EXTRA_CA_CERTS must name a file of certificates");
    } finally {
      server.close();
      await rm(folder, { recursive: true });
    }
  });

  test("tells a mistyped setting first", async () => {
    const { code, text } = await examine({ ATLAS_LIMIT_MESAGES: "1" });
    expect([code, text]).toEqual([1, expect.stringContaining("Did you mean ATLAS_LIMIT_MESSAGES?")]);
  });
});
