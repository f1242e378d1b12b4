/** 10,000 callbacks of 50 numbers in one app, at one address, with the server killed three times: each is counted once. */
import { createHmac } from "node:crypto";
import { seededRandom } from "@atlas-messaging/cloud-api-emulator";
import { createChannel } from "@atlas-messaging/service/channels/decide";
import type { Database } from "@atlas-messaging/postgres/database";
import { createVault } from "../src/platform/vault.ts";
import { uuidv7 } from "uuidv7";
import { afterAll, expect, test } from "vitest";
import { commit } from "../src/platform/database/commit.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { connectAsOwner, freePort } from "../test-support/postgres.ts";
import { type Recorded, recordCallbacks } from "../test-support/recorded-callbacks.ts";
import { seedOrganization } from "../test-support/seed.ts";
import { type ServerProcess, start, testKey } from "../test-support/server-process.ts";

const [numbers, perNumber] = [50, 200];
const kills = [2_000, 5_000, 8_000];
const senders = 16;
const secrets = { access_token: "access-one-app", app_secret: "secret-one-app", verify_token: "verify-one-app" };
const changed: readonly string[] = ["reaction", "edit", "revoke"];

const opened: Database[] = [];
let server: ServerProcess | undefined;
afterAll(async () => {
  await server?.kill();
  for (const database of opened) await database.close();
});

const open = async (url: string): Promise<Database> => {
  const database = await openDatabase({ url, dataDir: "", vault: createVault([Buffer.from(testKey, "base64")]) });
  opened.push(database);
  return database;
};

/** Links the numbers of the app, each with a business account of its own. */
const linkNumbers = async (database: Database): Promise<void> => {
  const { organizationId } = await seedOrganization(database, "staging");
  for (let index = 0; index < numbers; index++) {
    const facts = { now: new Date().toISOString(), newId: uuidv7, organizationId, correlationId: "test-seed" };
    const { changes } = createChannel(
      { ...facts, actor: { kind: "system", id: null } },
      {
        channel: "chatapp",
        display_name: `Number ${index}`,
        provider: "cloud_api",
        base_url: "https://127.0.0.1:45871",
        sender_id: String(1_000 + index),
        business_account_id: String(2_000 + index),
        template_language: "en_US",
        secrets,
      },
    );
    expect(await commit(database, organizationId, changes)).toBe("committed");
  }
};

const recordAll = async (): Promise<readonly Recorded[]> => {
  const from = Date.now() - 3 * 3_600_000;
  const recorded: Recorded[] = [];
  for (let index = 0; index < numbers; index++) {
    const [numberId, accountId] = [String(1_000 + index), String(2_000 + index)];
    const ofNumber = await recordCallbacks({ seed: 100 + index, numberId, accountId, acts: perNumber * 2, from });
    recorded.push(...ofNumber.slice(0, perNumber));
  }
  const random = seededRandom(60);
  return recorded
    .map((each) => ({ each, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ each }) => each);
};

test("10,000 callbacks of 50 numbers at one address, while the server is killed three times, are each taken once", async () => {
  const url = await freshDatabase();
  const before = await open(url);
  await linkNumbers(before);
  const recorded = await recordAll();
  const settings = { DATABASE_URL: url, ATLAS_ENVIRONMENT: "staging", PORT: String(await freePort()) };
  let running = start(settings);
  server = await running;

  let [answered, attempts, killed] = [0, 0, 0];
  const restart = async (): Promise<void> => {
    killed += 1;
    const dying = server;
    running = (async () => {
      await dying?.kill();
      return start(settings);
    })();
    server = await running;
  };
  const waiting = recorded.values();
  const sendInTurn = async (): Promise<void> => {
    for (const { body } of waiting) {
      const signature = createHmac("sha256", secrets.app_secret).update(body).digest("hex");
      const headers = { "content-type": "application/json", "x-hub-signature-256": `sha256=${signature}` };
      // As the network does, until it is answered by 200.
      for (let status = 0, tries = 0; status !== 200; tries++) {
        if (tries > 100) throw new Error(`${status} a hundred times: ${body.slice(0, 300)}`);
        const { url: base } = await running;
        attempts += 1;
        status = await fetch(`${base}/callbacks/channels`, { method: "POST", body, headers }).then(
          async (response) => {
            await response.arrayBuffer();
            return response.status;
          },
          () => 0,
        );
      }
      answered += 1;
      if (answered === kills[killed]) await restart();
    }
  };
  await Promise.all(Array.from({ length: senders }, sendInTurn));
  await server.stop();
  server = undefined;

  // Counts whole tables, which no statement of the service does.
  const owner = connectAsOwner(url);
  const ask = async (text: string): Promise<number> => Number((await owner.unsafe(text))[0]?.["count"]);
  const ofKind = (wanted: string) => recorded.filter(({ kind }) => kind === wanted).length;
  const told = recorded.filter(({ ids, kind }) => ids.length > 0 && !changed.includes(kind)).flatMap(({ ids }) => ids);
  const counted = {
    messages: await ask("select count(*) from messages where provider_message_id is not null"),
    once: await ask("select count(distinct provider_message_id) from messages where provider_message_id is not null"),
    told: await ask(
      `select count(*) from events event
       join messages message on message.organization_id = event.organization_id
         and message.id = (event.payload -> 'message' ->> 'id')::uuid
       where event_type = 'conversation.message_received' and provider_message_id is not null`,
    ),
    inbound: await ask("select count(*) from messages where direction = 'inbound' and provider_message_id is not null"),
    consents: await ask("select count(*) from customer_consents where origin = 'customer'"),
    notices: await ask(
      "select count(*) from events where event_type = 'channel.notice_received' and payload -> 'notice' ->> 'field' = 'account_update'",
    ),
    waiting: await ask("select count(*) from early_changes"),
  };
  await owner.end();
  console.log({ callbacks: recorded.length, attempts, killed, ...counted });
  expect(killed).toBe(3);
  expect(recorded).toHaveLength(numbers * perNumber);
  expect(counted).toEqual({
    messages: told.length,
    once: told.length,
    told: counted.inbound,
    inbound: told.length - ofKind("echo"),
    consents: ofKind("user_preferences"),
    notices: ofKind("account_update"),
    waiting: 0,
  });
});
