import { spawn } from "node:child_process";
import { text as read } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { createVaultKey } from "../src/platform/vault.ts";
import { openDatabase } from "../src/platform/database/open.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { argumentsOf, bun } from "../test-support/compiled-programs.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { seedOrganization } from "../test-support/seed.ts";
import { machine } from "../test-support/server-process.ts";

const command = fileURLToPath(new URL("../src/create-channel.ts", import.meta.url));

/** One for all: a process that cannot open what another sealed does not start. */
const key = createVaultKey();

let database: Awaited<ReturnType<typeof openDatabase>>;
let url: string;
let organizationId: string;
beforeAll(async () => {
  url = await freshDatabase();
  database = await openDatabase({ url, dataDir: "" });
  ({ organizationId } = await seedOrganization(database, "staging"));
});
afterAll(() => database.close());

const described = () => ({
  organization_id: organizationId,
  channel: "chatapp",
  display_name: "Shop",
  // Nobody listens there.
  base_url: "https://127.0.0.1:45871/v1/",
  sender_id: "1000",
  business_account_id: "2000",
  template_language: "en_US",
  access_token: "access-token-1",
  app_secret: "app-secret-1",
});

const create = async (description: object, settings = {}) => {
  const env = {
    ...machine,
    DATABASE_URL: url,
    ATLAS_ENVIRONMENT: "staging",
    ATLAS_BASE_URL: "https://api.atlas.example",
    ATLAS_ENCRYPTION_KEYS: key,
    ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
    ...settings,
  };
  const child = spawn(bun, argumentsOf(command), { env, stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.end(JSON.stringify(description));
  const [out, error] = await Promise.all([read(child.stdout), read(child.stderr)]);
  return { out, error };
};

test("a channel is linked, not connected as nobody answers, its secrets sealed, and the answer says where to call back", async () => {
  const { out, error } = await create(described());
  expect(error).toBe("");
  const { channel, callback_url, verify_token } = JSON.parse(out);
  expect(channel).toMatchObject({ is_default: false, status: "disconnected", link: { sender_id: "1000" } });
  expect(callback_url).toBe(`https://api.atlas.example/callbacks/channels/${channel.id}`);
  expect(verify_token).toMatch(/^[\w-]{32}$/);
  const text = "select base_url, sender_id, business_account_id, secrets from channel_links where id = $1::uuid";
  const links = await database.asTenant(organizationId, { text, values: [channel.id] });
  const sealed = expect.stringMatching(/^sealed:2:[0-9a-f]{8}:[\w-]+$/);
  expect(links).toEqual([
    { base_url: "https://127.0.0.1:45871/v1", sender_id: "1000", business_account_id: "2000", secrets: sealed },
  ]);
});

test("an adapter is linked by its address, and the answer has its secret", async () => {
  const address = "https://shop.example/adapter";
  const { out, error } = await create({
    organization_id: organizationId,
    channel: "webchat",
    display_name: "Box",
    url: address,
  });
  expect(error).toBe("");
  const { channel, secret } = JSON.parse(out);
  expect(channel).toMatchObject({ channel: "webchat", link: { provider: "adapter", base_url: address } });
  expect(secret.length).toBeGreaterThan(16);
});

test.for([
  ["in the sandbox environment", {}, { ATLAS_ENVIRONMENT: "sandbox" }, /^ATLAS_ENVIRONMENT must be/],
  [
    "to an address that is not public",
    { base_url: "https://10.0.0.1/v1" },
    {},
    /^base_url must name a host on the public internet/,
  ],
  [
    "for an organization that is not there",
    { organization_id: "0198c0de-0000-7000-8000-000000000001" },
    {},
    /^There is no/,
  ],
  [
    "with a token that looks sealed",
    { access_token: "sealed:2:0badc0de:YQ" },
    {},
    /^access_token must not begin with sealed:/,
  ],
  ["without a token", { access_token: "" }, {}, /^access_token must have/],
] as const)("nothing is linked %s", async ([, change, settings, reason]) => {
  const { out, error } = await create({ ...described(), ...change }, settings);
  expect(out).toBe("");
  expect(error).toMatch(reason);
  expect(error).not.toContain("app-secret-1");
});
