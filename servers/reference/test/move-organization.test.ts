/** An organization moves to another deployment, with its secrets, and goes on there under the same tokens. */
import { spawn } from "node:child_process";
import { text as read } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createVaultKey } from "../src/platform/vault.ts";
import { createClient } from "../test-support/client.ts";
import { argumentsOf, bun } from "../test-support/compiled-programs.ts";
import { freshDatabase, freshFolder } from "../test-support/databases.ts";
import { type Receiver, eventOf, startReceiver } from "../test-support/receiver.ts";
import { type ServerProcess, type Variables, quickly, start, testKey } from "../test-support/server-process.ts";
import { releaseTest, whole } from "../test-support/whole.ts";

const command = fileURLToPath(new URL("../src/organizations.ts", import.meta.url));

const organizations = async (settings: Variables, args: readonly string[], input = "") => {
  const env = { ...quickly, ATLAS_ENCRYPTION_KEYS: testKey, ...settings };
  const child = spawn(bun, [...argumentsOf(command), ...args], { env, stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.end(input);
  const [out, error] = await Promise.all([read(child.stdout), read(child.stderr)]);
  return { out, error };
};

/** Returns its output. Throws what it says of a failure. */
const answerOf = async (settings: Variables, args: readonly string[], input = ""): Promise<string> => {
  const { out, error } = await organizations(settings, args, input);
  if (out === "") throw new Error(error);
  return out;
};

const sources = { ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };
const newKey = createVaultKey();
let source: Variables;
let target: Variables;
let receiver: Receiver;
let server: ServerProcess;
let exported: string;
const known = { token: "", session: "", id: "", secret: "", media: "", phone: "", conversation: "" };
const content = Buffer.from("%PDF-1.7\nA menu of our own.").toString("base64");

const webhooks = () => receiver.arrived.filter(({ path }) => path === "/hook");
const send = (url: string) =>
  createClient(url, known.token).succeed("messages.send", {
    body: { phone_number: known.phone, text: "Your table is ready." },
  });

beforeAll(async () => {
  receiver = await startReceiver();
  source = { DATABASE_URL: await freshDatabase() };
  target = { DATA_DIR: await freshFolder(), ATLAS_ENCRYPTION_KEYS: `${newKey},${testKey}` };
  server = await start({ ...source, ...sources });
  const { data } = await createClient(server.url).succeed("sandbox.credentials");
  known.token = data.token;
  known.session = data.operator_token;
  known.id = data.organization_id;
  known.phone = data.phone_number;
  const client = createClient(server.url, known.token);
  const body = { url: `${receiver.url}/hook`, events: ["message.delivered"] };
  known.secret = (await client.succeed("webhooks.create", { body })).data.secret ?? "";
  const file = { media_type: "application/pdf", filename: "menu.pdf", content };
  known.media = (await client.succeed("media.upload", { body: file })).data.media.id;
  const article = { source_type: "text", title: "Hours", text: "The zeppelin flies on Tuesdays." };
  await client.succeed("knowledge.create", { body: article });
  known.conversation = (await send(server.url)).data.conversation_id;
  await eventually(() => expect(webhooks().length).toBe(1));
});
afterAll(async () => {
  await server.kill();
  await receiver.close();
});

test("only a suspended organization is exported, and an unknown one is named", async () => {
  const { out, error } = await organizations(source, ["export", known.id]);
  expect([out, error]).toEqual(["", expect.stringContaining(`npm run organizations suspend ${known.id}`)]);
  const unknown = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e00";
  expect((await organizations(source, ["export", unknown])).error).toContain(`There is no organization ${unknown}.`);
});

test("it goes on in the other deployment: tokens, sessions, files, knowledge, events and webhooks", async () => {
  await answerOf(source, ["suspend", known.id]);
  exported = await answerOf(source, ["export", known.id]);
  await server.stop();
  const taken = JSON.parse(await answerOf(target, ["import"], exported));
  expect(taken).toMatchObject({
    organization_id: known.id,
    rows: { organizations: 1, webhook_endpoints: 1, media_chunks: 1 },
  });
  const again = JSON.parse(await answerOf(target, ["import"], exported));
  expect(Object.values(again.rows).every((added) => added === 0)).toBe(true);
  expect(JSON.parse(await answerOf(target, ["resume", known.id]))).toMatchObject({ suspended_at: null });

  server = await start({ ...target, ...sources });
  const client = createClient(server.url, known.token);
  const params = { id: known.conversation };
  const { data: before } = await client.succeed("conversations.listEvents", { params });
  expect(before.map(({ event_type }) => event_type)).toContain("conversation.message_delivered");
  const file = await client.call("media.download", { params: { id: known.media } });
  expect([file.status, file.text]).toEqual([200, Buffer.from(content, "base64").toString()]);
  expect(await client.succeed("knowledge.list", { query: { q: "zeppelin" } })).toMatchObject({ total_results: 1 });
  await createClient(server.url, known.session).succeed("console.overview.get");
  const sent = await send(server.url);
  expect(sent.data.conversation_id).toBe(known.conversation);
  await eventually(() => expect(webhooks().length).toBe(2));
  for (const each of webhooks()) expect(eventOf(each, known.secret).event_type).toBe("message.delivered");
  const { data: after } = await client.succeed("conversations.listEvents", { params });
  expect(after.slice(0, before.length)).toEqual(before);
});

const withHead = (head: object): string => `${JSON.stringify(head)}\n`;

releaseTest(
  "a file is refused that is of another version, cut off, sealed by an unknown key or none, and nothing is served of it",
  async () => {
    const fresh = { DATA_DIR: await freshFolder(), ATLAS_ENCRYPTION_KEYS: newKey };
    const [head = "", ...rows] = exported.split("\n");
    const refusals = [
      ["Good morning", "Standard input must be a file of"],
      ["", "The file has no end"],
      [
        withHead({ ...JSON.parse(head), version: "0001_begin" }),
        "The file is of 0001_begin, and this version of the service of",
      ],
      [exported, "add it to ATLAS_ENCRYPTION_KEYS"],
      [[head, ...rows.slice(0, 2)].join("\n"), "The file has no end"],
    ] as const;
    // The command starts anew for each.
    for (const [input, sentence] of whole ? refusals : refusals.slice(3)) {
      const { out, error } = await organizations(fresh, ["import"], input);
      expect([out, error]).toEqual(["", expect.stringContaining(sentence)]);
    }
    expect(JSON.parse(await answerOf(fresh, ["show", known.id])).suspended_at).not.toBe(null);
  },
);

releaseTest("an organization that is served is not written over, and a folder in use is named", async () => {
  expect((await organizations(target, ["import"], exported)).error).toMatch(
    /^A server is running on .*\. Stop it, and/,
  );
  await server.stop();
  expect((await organizations(target, ["import"], exported)).error).toContain("is here already, and not suspended");
});
