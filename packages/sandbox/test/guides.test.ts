/** Runs every program of the guides against the sandbox. Each is a file in `guides/`. */
import { mkdtempSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Atlas } from "@atlas-messaging/sdk";
import { exampleEvent, signedDelivery } from "@atlas-messaging/webhooks/testing";
import { eventually } from "@atlas-messaging/test-wait";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Sandbox, createSandbox } from "../src/index.ts";

const docs = new URL("../../../docs/", import.meta.url);
const folder = new URL("guides/", import.meta.url);
const secret = "a-secret-that-only-the-two-of-us-know";

/** Pages whose programs are held elsewhere: by the packages that they are about, and by the tool server. */
const held = /^(decisions\/|webhooks|sdk(\.md|\/)|testing(\.md|\/)|tools\.md|own-server\.md)/;

test("the guides have the programs as they are tried here, and no others", () => {
  const pages = readdirSync(docs, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".md") && !held.test(name),
  );
  const texts = pages.map((name) => readFileSync(new URL(name, docs), "utf8"));
  const fences = texts.flatMap((text) => [...text.matchAll(/```ts[^\n]*\n(.*?)```/gs)].map(([, code = ""]) => code));
  const programs = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), "utf8"));
  expect([...new Set(fences)].toSorted()).toEqual(programs.toSorted());
});

let sandbox: Sandbox;
const logged: unknown[][] = [];

beforeEach(() => {
  sandbox = createSandbox();
  logged.length = 0;
  vi.stubEnv("ATLAS_TOKEN", sandbox.token);
  vi.stubEnv("ATLAS_WEBHOOK_SECRET", secret);
  vi.stubEnv("PORT", "0");
  vi.spyOn(console, "log").mockImplementation((...values) => void logged.push(values));
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const online = globalThis.fetch;
const offline = (): void => void vi.stubGlobal("fetch", sandbox.fetch);
const phone_number = "+15550100001";
const textsTo = (number: string): string[] =>
  sandbox
    .customer(number)
    .messages()
    .map(({ text }) => text);

test("hidden-number hears from a customer without a number, and answers by the username", async () => {
  offline();
  const { answerHidden } = await import("./guides/hidden-number.ts");
  const id = await answerHidden("US.13491208655302741918", "ada.lovelace");
  expect((await new Atlas().customers.get(id)).customer).toMatchObject({ id, user_id: "US.13491208655302741918" });
});

test("costs adds up the month, and sets a cap at which messages wait", async () => {
  offline();
  const { billed, limitTo, spending } = await import("./guides/costs.ts");
  await limitTo(1);
  const { template_id } = sandbox.credentials;
  const template = { template_id, category: "utility", template_params: { name: "Ada" } } as const;
  for (const number of ["+15550100001", "+15550100003"])
    await new Atlas().messages.send({ phone_number: number, ...template });
  await sandbox.advance("1m");
  expect(await billed()).toHaveLength(1);
  expect(await spending()).toEqual({ currency: null, total: null, countries: [["US", null]], waiting: 1 });
});

test("send queues a message", async () => {
  offline();
  await import("./guides/send.ts");
  expect(logged).toEqual([["queued", true]]);
});

test("send-later schedules a message, and cancels it until it goes", async () => {
  offline();
  const { cancelReminder, remind } = await import("./guides/send-later.ts");
  const hour = 3_600_000;
  const [canceled, sent] = [
    await remind(phone_number, new Date(sandbox.now.getTime() + hour)),
    await remind(phone_number, new Date(sandbox.now.getTime() + hour)),
  ];
  expect(await cancelReminder(canceled)).toBe(true);
  await sandbox.advance("2h");
  expect(await cancelReminder(sent)).toBe(false);
  expect(
    sandbox
      .customer(phone_number)
      .messages()
      .map(({ status }) => status),
  ).toEqual(["canceled", "read"]);
});

test("metadata finds the messages of an order, and changes by key", async () => {
  offline();
  const { confirmOrder, markReturned, statesOf } = await import("./guides/metadata.ts");
  const id = await confirmOrder("1042", phone_number);
  await confirmOrder("1043", phone_number);
  await sandbox.advance("1h");
  expect([await statesOf("1042"), await statesOf("104")]).toEqual([["read"], []]);
  await markReturned(id);
  const { metadata } = (await new Atlas({ token: sandbox.token }).messages.get(id)).message;
  expect(metadata).toEqual({ order_id: "1042", returned: "yes" });
});

test("follow-events handles what comes after an event, once", async () => {
  offline();
  const { follow } = await import("./guides/follow-events.ts");
  const hear = async (text: string): Promise<void> => void (await sandbox.customer(phone_number).says(text));
  await hear("Hello");
  const list = async (): Promise<string[]> => {
    const answer = await sandbox.fetch(`${sandbox.baseUrl}/v1/atlas/events?limit=200`, {
      headers: { authorization: `Bearer ${sandbox.token}` },
    });
    const { data }: { readonly data: readonly { readonly id: string }[] } = await answer.json();
    return data.map(({ id }) => id);
  };
  const before = await list();
  const [handled, leaving] = [[] as string[], new AbortController()];
  const following = follow(before[0] ?? "", async (id) => void handled.push(id), leaving.signal);
  await eventually(() => expect(handled).toEqual(before.slice(1)));
  await hear("When do you open?");
  const after = await list();
  await eventually(() => expect(handled).toEqual(after.slice(1)));
  leaving.abort();
  await expect(following).rejects.toMatchObject({ name: "AbortError" });
});

test("ask-by-buttons sends a question, and the choice comes back", async () => {
  offline();
  const { askForTime } = await import("./guides/ask-by-buttons.ts");
  await askForTime(phone_number);
  expect(textsTo(phone_number)).toEqual(["Does seven suit you?"]);
});

test("send-file uploads a file, and sends it by its id", async () => {
  offline();
  const { sendInvoice } = await import("./guides/send-file.ts");
  await sendInvoice(phone_number, Buffer.from("%PDF-1.4\n%%EOF\n"));
  expect(textsTo(phone_number)).toEqual(["Your invoice"]);
});

test("upload-file uploads the bytes of a file", async () => {
  offline();
  const { uploadCatalogue } = await import("./guides/upload-file.ts");
  const path = join(mkdtempSync(join(tmpdir(), "atlas-guide-")), "catalogue.pdf");
  writeFileSync(path, "%PDF-1.4\n%%EOF\n");
  expect(await uploadCatalogue(path)).toMatch(/^[0-9a-f-]{36}$/);
});

/** Hands requests to a server that a guide has started, and stops it. */
const handTo = async (server: Server, ...requests: ((url: string) => Request)[]): Promise<number[]> => {
  if (!server.listening) await once(server, "listening");
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  const answers = await Promise.all(requests.map((request) => online(request(`http://127.0.0.1:${port}/`))));
  server.close().closeAllConnections();
  return answers.map(({ status }) => status);
};

test("receiver takes a delivery", async () => {
  const { server } = await import("./guides/receiver.ts");
  const delivery = await signedDelivery(exampleEvent("message.delivered"), secret);
  expect(await handTo(server, (url) => new Request(url, delivery))).toEqual([200]);
  expect(logged).toEqual([["message.delivered"]]);
});

test("confirm-order sends once", async () => {
  offline();
  const { confirmOrder } = await import("./guides/confirm-order.ts");
  expect(await confirmOrder("1042", phone_number)).toBe(await confirmOrder("1042", phone_number));
  expect(textsTo(phone_number)).toEqual(["Order 1042 is on its way."]);
});

test("reply answers in the conversation", async () => {
  offline();
  const { reply } = await import("./guides/reply.ts");
  expect(await reply(sandbox.credentials.conversation_id, "From seven to six.")).toBe("completed");
  expect(textsTo(phone_number)).toEqual(["From seven to six."]);
});

test("template falls back where the window is closed", async () => {
  offline();
  const { tellReady } = await import("./guides/template.ts");
  const { template_id } = sandbox.credentials;
  expect(await tellReady(phone_number, "Ada", template_id)).toBe("text");
  expect(await tellReady("+15550100004", "Ada", template_id)).toBe("template");
});

test("a one-time code is sent, checked and not kept, and a receipt stands in a header", async () => {
  offline();
  const { AtlasConsole } = await import("@atlas-messaging/sdk/console");
  const { templates } = new AtlasConsole({ token: sandbox.credentials.operator_token });
  const wanted = ["sign_in_code", "receipt"].map((name) => ({ name, language: "en" }));
  const [code, receipt] = (await templates.import({ templates: wanted })).templates;
  const { sendCode, isRight } = await import("./guides/one-time-code.ts");
  const kept = await sendCode("+15550100004", code?.id ?? "");
  expect(isRight("+15550100004", "none", kept)).toBe(false);
  expect(textsTo("+15550100004").at(-1)).toContain("*••••••* is your verification code.");
  const { sendReceipt } = await import("./guides/receipt.ts");
  const url = "https://shop.example/receipt.pdf";
  expect(await sendReceipt("+15550100004", receipt?.id ?? "", url)).toMatch(/^[\da-f-]{36}$/);
});

test("orders go once, as text or as template", async () => {
  offline();
  vi.stubEnv("ATLAS_SESSION", sandbox.credentials.operator_token);
  const { submit } = await import("./guides/order-templates.ts");
  expect(logged.map(([step]) => step)).toEqual(["confirmed", "shipped", "canceled"]);
  expect(await submit("shipped")).toBe(logged[1]?.[1]);
  const { tell } = await import("./guides/orders.ts");
  const template_id = String(logged[1]?.[1]);
  const order = { id: "1041", name: "Ada", phone_number };
  expect([await tell(order, "shipped", template_id), await tell(order, "shipped", template_id)]).toEqual([
    "text",
    "text",
  ]);
  expect(textsTo(phone_number)).toEqual(["Hello Ada, your order 1041 is on its way."]);
  const closed = { ...order, id: "1043", phone_number: "+15550100004" };
  expect(await tell(closed, "shipped", template_id)).toBe("template");
  expect(textsTo(closed.phone_number)).toEqual(["Hello Ada, your order 1043 is on its way."]);
  await import("./guides/try-orders.ts");
  expect(logged.at(-1)).toEqual(["template"]);
});

test("appointments are confirmed, moved, and reminded of by day", async () => {
  offline();
  const { AtlasConsole } = await import("@atlas-messaging/sdk/console");
  const operator = new AtlasConsole({ token: sandbox.credentials.operator_token });
  const body = "Hello {{name}}, {{what}}: {{when}}.";
  const { template } = await operator.templates.create({ name: "appointment", category: "utility", body });
  vi.stubEnv("APPOINTMENT_TEMPLATE", template.id);
  const { book, move } = await import("./guides/appointments.ts");
  const [late, early] = [new Date("2026-01-05T20:30:00Z"), new Date("2026-01-06T06:00:00Z")];
  const booked = { id: "a-7", name: "Ada", phone_number, timeZone: "Europe/Berlin", start: late, moved: 0 };
  const atlas = new Atlas(sandbox.client);
  const sendAt = async (id: string | null) => (await atlas.messages.get(String(id))).message.send_at;
  const first = await book(booked, sandbox.now);
  expect(await book(booked, sandbox.now)).toBe(first);
  expect(await sendAt(first)).toBe("2026-01-04T18:30:00.000Z");
  const second = await move({ ...booked, start: early, moved: 1 }, first, sandbox.now);
  expect(await move({ ...booked, start: early, moved: 1 }, first, sandbox.now)).toBe(second);
  expect(await sendAt(second)).toBe("2026-01-05T07:00:00.000Z");
  await move({ ...booked, moved: 2 }, second, sandbox.now);
  await sandbox.advance("96h");
  const reminders = sandbox
    .customer(phone_number)
    .messages()
    .filter(({ text }) => text.includes("tomorrow"));
  expect(reminders.map(({ status }) => status)).toEqual(["canceled", "canceled", "read"]);
  expect(await move({ ...booked, moved: 3 }, reminders[2]?.id ?? null, late)).toBe(null);
});

test("try-appointments books and moves one next week", async () => {
  sandbox = createSandbox({ clock: "system" });
  vi.stubEnv("ATLAS_TOKEN", sandbox.token);
  vi.stubEnv("ATLAS_SESSION", sandbox.credentials.operator_token);
  vi.stubEnv("APPOINTMENT_TEMPLATE", "");
  vi.resetModules();
  offline();
  await import("./guides/try-appointments.ts");
  const [first, second] = logged[0] ?? [];
  const sent = sandbox.customer(phone_number).messages();
  const statusOf = (id: unknown) => sent.find((message) => message.id === id)?.status;
  expect([statusOf(first), statusOf(second)]).toEqual(["canceled", "scheduled"]);
});

test("installations keep organizations apart", async () => {
  offline();
  const credentials = await sandbox.fetch(`${sandbox.baseUrl}/sandbox/credentials`);
  const { data }: { readonly data: { readonly token: string } } = await credentials.json();
  const { clientOf, install, receive } = await import("./guides/installations.ts");
  const secrets: string[] = [];
  vi.stubGlobal("fetch", async (...asked: Parameters<typeof fetch>) => {
    const answer = await sandbox.fetch(...asked);
    const made = (await answer.clone().json()).data?.secret;
    if (made) secrets.push(made);
    return answer;
  });
  await install("books", { access_token: sandbox.token, refresh_token: "unused" });
  await install("shoes", { access_token: data.token, refresh_token: "unused" });
  await clientOf("shoes").messages.send({ phone_number, text: "Your shoes are ready." });
  expect(textsTo(phone_number)).toEqual([]);
  const event = exampleEvent("conversation.message_received");
  const delivery = async (key: string) => new Request("https://app.example/", await signedDelivery(event, key));
  const [books = "", shoes = ""] = secrets;
  expect((await receive("books", await delivery(books))).status).toBe(200);
  vi.spyOn(console, "warn").mockImplementation(() => {});
  expect((await receive("books", await delivery(shoes))).status).toBe(401);
  expect((await receive("hats", await delivery(books))).status).toBe(404);
  expect(logged).toEqual([["books", event.message.id]]);
  expect(() => clientOf("hats")).toThrow("hats has not installed the app.");
});

test("safe-log names no customer", async () => {
  offline();
  const { atlas } = await import("./guides/safe-log.ts");
  await atlas.messages.send({ phone_number, text: "Your table is ready." });
  await atlas.customers.list({ phone_number }).page();
  const lines = logged.map(([line]) => JSON.parse(String(line)));
  expect(lines).toMatchObject([
    { operation: "messages.send", attempt: 1, status: 200, error: null },
    { operation: "customers.list", attempt: 1, status: 200, error: null },
  ]);
  expect(logged.join()).not.toMatch(/5550100001|table|atlas_/);
});

test("resubmit submits a rejected template again", async () => {
  offline();
  vi.stubEnv("ATLAS_SESSION", sandbox.credentials.operator_token);
  const { AtlasConsole } = await import("@atlas-messaging/sdk/console");
  const operator = new AtlasConsole({ token: sandbox.credentials.operator_token });
  const body = { name: "rejected_pickup", body: "{{name}}: pick it up!", category: "utility" } as const;
  const { template } = await operator.templates.create(body);
  const { resubmit } = await import("./guides/resubmit.ts");
  expect(await resubmit(template.id, "Hello {{name}}.")).toBe("pending");
  await sandbox.advance("1s");
  expect(await resubmit(template.id, "Hello {{name}}.")).toBe("approved");
});

test("document is indexed at once", async () => {
  offline();
  await import("./guides/document.ts");
  expect(logged).toEqual([["indexed"]]);
});

test("search finds the opening hours", async () => {
  offline();
  await import("./guides/search.ts");
  expect(logged[0]?.[1]).toBe("Opening hours");
});

test("hosted-agent is ready", async () => {
  offline();
  await import("./guides/hosted-agent.ts");
  expect(logged).toEqual([["ready"]]);
});

/** The agent of the guide, which waits for more messages in no time. */
const ownAgent = async (): Promise<Server> => {
  vi.stubEnv("ATLAS_WEBHOOK_SECRET", sandbox.webhooks.secret);
  vi.doMock("node:timers/promises", () => ({ setTimeout: () => new Promise(setImmediate) }));
  vi.resetModules();
  const { server } = await import("./guides/own-agent.ts");
  vi.doUnmock("node:timers/promises");
  return server;
};

const ask = async (...questions: readonly string[]): Promise<void> => {
  const server = await ownAgent();
  for (const question of questions) await sandbox.customer(phone_number).says(question);
  const heard = sandbox.webhooks.all("conversation.message_received").slice(-questions.length);
  expect(await handTo(server, ...heard.map(({ request }) => request))).toEqual(questions.map(() => 200));
};

test("own-agent answers from knowledge", async () => {
  offline();
  await ask("When are you open?");
  await eventually(() => expect(textsTo(phone_number).join()).toMatch(/^Café Atlas is open/));
});

test("own-agent answers quick messages once", async () => {
  offline();
  const asked = vi.fn(sandbox.fetch);
  vi.stubGlobal("fetch", asked);
  await ask("Hello", "are you open", "When are you open?");
  // It reads the context for each, and acts once.
  await eventually(() => expect(asked).toHaveBeenCalledTimes(4));
  expect(textsTo(phone_number)).toEqual([expect.stringMatching(/^Café Atlas is open/)]);
});

test("own-agent hands off what it does not know", async () => {
  offline();
  await ask("helicopter landing");
  await eventually(() => expect(sandbox.webhooks.all("agent.handoff")).toHaveLength(1));
});

test("own-agent is silent where people have the conversation", async () => {
  offline();
  const atlas = new Atlas(sandbox.client);
  const { conversation_id } = sandbox.credentials;
  await atlas.actions.execute({ conversation_id, action_type: "handoff" });
  const asked = vi.fn(sandbox.fetch);
  vi.stubGlobal("fetch", asked);
  await ask("When are you open?");
  await eventually(() => expect(asked).toHaveBeenCalledOnce());
  await sandbox.settle();
  expect(textsTo(phone_number)).toEqual([]);
});
