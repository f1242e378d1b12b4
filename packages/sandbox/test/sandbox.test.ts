import picocolors from "picocolors";
import { describe, expect, test } from "vitest";
import { firstAgent, firstMessage, firstQuestion } from "@atlas-messaging/service/sandbox/first-calls";
import { welcome } from "../src/command/terminal.ts";
import { createSandbox } from "../src/index.ts";
import { clientOf, message, phone } from "./support.ts";

describe("a message", () => {
  test("is accepted, delivered and read as its number says", async () => {
    const sandbox = createSandbox();
    const { data } = await clientOf(sandbox).succeed("messages.send", message("one"));
    expect(sandbox.customer(phone).messages()).toMatchObject([{ id: data.message_id, status: "queued" }]);
    await sandbox.advance("200ms");
    expect(sandbox.customer(phone).messages()).toMatchObject([{ status: "delivered" }]);
    await sandbox.advance("1s");
    expect(sandbox.customer(phone).messages()).toMatchObject([{ status: "read" }]);
  });

  test("is sent once by one idempotency key, and the answer replayed byte for byte", async () => {
    const sandbox = createSandbox();
    const client = clientOf(sandbox);
    const first = await client.call("messages.send", message("one"));
    const second = await client.call("messages.send", message("one"));
    expect(second.text).toBe(first.text);
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(await client.call("messages.send", message("one", "Another text"))).toMatchObject({
      status: 422,
      code: "idempotency_key_reused",
    });
    expect(sandbox.customer(phone).messages()).toHaveLength(1);
  });

  test("is sent once also when two with one key come at the same time", async () => {
    const sandbox = createSandbox();
    const client = clientOf(sandbox);
    const [one, other] = await Promise.all([
      client.call("messages.send", message("one")),
      client.call("messages.send", message("one")),
    ]);
    expect(one?.text).toBe(other?.text);
    expect(sandbox.customer(phone).messages()).toHaveLength(1);
  });
});

test("the documents lead to what is there", async () => {
  const sandbox = createSandbox();
  const read = async (url: string) => (await sandbox.fetch(url)).text();
  const index = await read(`${sandbox.baseUrl}/llms.txt`);
  const links = [...index.matchAll(/\]\(([^)]+)\)/g)].map(([, url = ""]) => url);
  expect(links.length).toBeGreaterThan(20);
  const answers = await Promise.all(links.map((url) => sandbox.fetch(url)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  expect(JSON.parse(await read(`${sandbox.baseUrl}/openapi.json`))).toMatchObject({ openapi: "3.1.0" });
});

describe("the window", () => {
  test("closes 24 hours after the customer has written, to the millisecond, and opens again with a word", async () => {
    const sandbox = createSandbox();
    const client = clientOf(sandbox);
    await sandbox.customer(phone).says("Hello?");
    await sandbox.advance(24 * 3_600_000 - 1);
    await client.succeed("messages.send", message("open"));
    await sandbox.advance(1);
    expect(await client.call("messages.send", message("closed"))).toMatchObject({ status: 409, code: "window_closed" });
    await sandbox.customer(phone).says("Still there?");
    await client.succeed("messages.send", message("open again"));
  });
});

describe("limits of number", () => {
  const hook = { body: { url: "https://shop.example/hook", events: ["session.ended"] } };

  test("refuse one more, also of those that come at once", async () => {
    const sandbox = createSandbox({ quotas: { webhooks: 2 } });
    const client = clientOf(sandbox);
    const answers = await Promise.all(Array.from({ length: 5 }, () => client.call("webhooks.create", hook)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject({ status: 409, code: "limit_reached" });
    }
  });

  test("hold stored bytes to the last of them", async () => {
    const client = clientOf(createSandbox({ quotas: { stored_bytes: 100 } }));
    const upload = (size: number) =>
      client.call("media.upload", { body: { media_type: "text/plain", content: btoa("x".repeat(size)) } });
    const answers = await Promise.all(Array.from({ length: 5 }, () => upload(30)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await upload(11)).toMatchObject({ status: 409, code: "limit_reached" });
    expect((await upload(10)).status).toBe(200);
  });

  test("are those of the service unless others are given", async () => {
    const sandbox = createSandbox({ limits: { writes: 1_000 } });
    const client = clientOf(sandbox);
    for (let made = 0; made < 50; made++) await client.succeed("webhooks.create", hook);
    expect(await client.call("webhooks.create", hook)).toMatchObject({ status: 409, code: "limit_reached" });
  });
});

describe("limits", () => {
  test("hold on the sandbox's clock", async () => {
    const sandbox = createSandbox({ limits: { messages: 2 } });
    const client = clientOf(sandbox);
    await client.succeed("messages.send", message("1"));
    await client.succeed("messages.send", message("2"));
    const refused = await client.call("messages.send", message("3"));
    expect(refused).toMatchObject({ status: 429, code: "rate_limited" });
    expect(refused.headers.get("retry-after")).toBe("60");
    await sandbox.advance("60s");
    await client.succeed("messages.send", message("3"));
  });
});

test("what no operation is for", async () => {
  const sandbox = createSandbox();
  const status = async (method: string, path: string) =>
    (await sandbox.fetch(`http://any.test${path}`, { method })).status;
  expect(await status("GET", "/v1/atlas/nothing")).toBe(404);
  expect(await status("PUT", "/v1/atlas/messages")).toBe(405);
  expect(await status("GET", "/v1/atlas/channels")).toBe(401);
  expect(await status("HEAD", "/health")).toBe(200);
});

test("a hosted agent answers on its channel, asks back once at a gap, and hands over after it", async () => {
  const sandbox = createSandbox();
  const client = clientOf(sandbox);
  const customer = sandbox.customer(phone);
  await customer.says("When are you open?");
  expect(customer.messages()).toEqual([]);
  await client.succeed("agents.create", { body: { name: "Concierge", channels: ["chatapp"] } });
  await customer.says("When are you open?");
  const { data } = await client.succeed("runs.list");
  expect(data.runs.find(({ intent }) => intent === "agent_reply")?.citations[0]?.title).toBe("Opening hours");
  await customer.says("Xyzzy?");
  await customer.says("Plugh?");
  await customer.says("When are you open?");
  expect(customer.messages().map(({ text }) => text)).toEqual([
    expect.stringContaining("(Opening hours)"),
    expect.stringContaining("put the question differently"),
    expect.stringContaining("handing you over to a person"),
  ]);
});

test("the calls that the command prints let an agent answer", async () => {
  const sandbox = createSandbox();
  const { credentials } = sandbox;
  const client = clientOf(sandbox);
  await client.succeed("agents.create", { body: firstAgent });
  await client.succeed("events.ingest", { body: firstQuestion(credentials) });
  await sandbox.settle();
  const params = { conversation_id: credentials.conversation_id };
  const { recent_messages } = (await client.succeed("conversations.context", { params })).data;
  expect(recent_messages.map(({ text }) => text).join("\n")).toContain("Tuesday to Sunday");
  const printed = welcome(sandbox, picocolors.createColors(false));
  for (const needed of [credentials.token, credentials.template_id]) expect(printed).toContain(`  ${needed}\n`);
  for (const body of [firstMessage(credentials), firstAgent, firstQuestion(credentials)])
    expect(printed).toContain(`-d '${JSON.stringify(body)}'`);
});

test("sessions that links began end with the session that made the links", async () => {
  const sandbox = createSandbox();
  const begin = async (from: string): Promise<string> => {
    const { sign_in_link } = (await clientOf(sandbox, from).succeed("console.account.createSignInLink")).data;
    const body = { code: sign_in_link.code };
    return (await clientOf(sandbox, null).succeed("console.account.signInByLink", { body })).data.session.token;
  };
  const first = await begin(sandbox.credentials.operator_token);
  const second = await begin(first);
  await clientOf(sandbox, first).succeed("console.account.signOut");
  const { status } = await clientOf(sandbox, second).call("console.sessions.getCurrent");
  expect(status).toBe(401);
});
