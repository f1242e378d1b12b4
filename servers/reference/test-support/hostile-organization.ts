/** An organization whose customers, colleagues and programs write what should run, hide or break a page. */
import { eventually } from "@atlas-messaging/test-wait";
import { expect } from "vitest";
import type { Client, Request } from "./client.ts";
import type { Organization } from "./served.ts";
import type { OperationId, SuccessOf } from "@atlas-messaging/contract";

/** Each would call `ran` if a page let it. */
const hostile = [
  `<img src=x onerror="ran('img')"><script>ran('script')</script>`,
  `"><svg onload=ran('svg')>'><iframe srcdoc="<script>parent.ran('frame')</script>">`,
  "javascript:ran('address')",
  "{{constructor.constructor('ran(1)')()}}${ran(1)}",
  "Invoice \u{202e}gnp.exe\u{202c} \u{2066}\u{202e}drawkcab",
  "bell\u{7}escape\u{1b}[31mred\u{200b}zero\u{feff}width",
  "W".repeat(190),
  `${"👩‍👩‍👧‍👦".repeat(12)} Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘`,
  "__proto__",
] as const;

/** Puts each text where an operation takes one. A text may be refused (422), and nothing else may go wrong. */
const putEach = async <Id extends OperationId>(
  client: Client,
  id: Id,
  requestOf: (text: string, index: number) => Request,
) => {
  const taken: SuccessOf<Id>[] = [];
  for (const [index, text] of hostile.entries()) {
    const answer = await client.call(id, requestOf(text, index));
    expect([200, 422], `${id} answers ${answer.text}`).toContain(answer.status);
    if (answer.body !== null) taken.push(answer.body);
  }
  expect(taken, `texts that ${id} takes`).not.toEqual([]);
  return taken;
};

const numberOf = (index: number): string => `+15550200${String(index).padStart(3, "0")}`;
const base64 = (text: string): string => Buffer.from(text).toString("base64");

const customersOf = async ({ client }: Organization, operator: Client) => {
  const written = await putEach(operator, "console.sandbox.writeAsCustomer", (text, index) => ({
    body: { phone_number: numberOf(index), name: text, text },
  }));
  const conversations = written.map(({ data }) => data.conversation_id);
  const [conversationId = ""] = conversations;
  const params = { conversation_id: conversationId };
  await putEach(operator, "console.conversations.addNote", (text) => ({ params, body: { text } }));
  // Labels take small letters alone, so they can only be many and long.
  const labels = Array.from({ length: 20 }, (_, index) => `label-${index}-`.padEnd(32, "w"));
  await operator.succeed("console.conversations.setLabels", { params, body: { labels } });
  await putEach(operator, "console.conversations.reply", (text) => ({ params, body: { text } }));
  await putEach(client, "events.ingest", (text) => ({
    body: {
      channel: "chatapp",
      customer: { phone_number: numberOf(0) },
      event_type: "message.received",
      message: { content: { type: "document", url: "https://files.example/a.pdf", filename: text, caption: text } },
    },
  }));
  return { conversations, customer: written[0]?.data.customer_id ?? "" };
};

/** Asks what no knowledge answers yet. The console lists it soon after, in the words of whoever asked. */
const questionOf = async ({ client }: Organization, operator: Client): Promise<string> => {
  await putEach(client, "agent.searchKnowledge", (query) => ({ query: { query } }));
  return eventually(async () => {
    const { questions } = (await operator.succeed("console.knowledgeGaps.list")).data;
    const asked = questions.find(({ question }) => question === hostile[0]);
    if (!asked) throw new Error(`the list has no such question: ${JSON.stringify(questions)}`);
    return asked.id;
  });
};

const knowledgeOf = async ({ client }: Organization, operator: Client) => {
  const made = await putEach(operator, "console.knowledge.create", (text) => ({
    body: { source_type: "text", title: text, text: `${text} Owls nest in the mill.` },
  }));
  await putEach(operator, "console.knowledge.create", (text) => ({
    body: { source_type: "document", title: "A file", filename: text, media_type: "text/plain", content: base64(text) },
  }));
  await putEach(client, "knowledge.list", (text) => ({ query: { q: text } }));
  return made[0]?.data.document.id ?? "";
};

const developersOf = async (operator: Client) => {
  const accounts = await putEach(operator, "console.serviceAccounts.create", (name) => ({ body: { name } }));
  const account = accounts[0]?.data.service_account.id ?? "";
  const apps = await putEach(operator, "console.apps.create", (name) => ({ body: { name, description: name } }));
  const app = apps[0]?.data.app.id ?? "";
  await putEach(operator, "console.apps.addRedirectUri", (text) => ({
    params: { app_id: app },
    body: { redirect_uri: `https://app.example/${encodeURIComponent(text)}?${encodeURIComponent(text)}` },
  }));
  const webhooks = await putEach(operator, "console.webhooks.create", (text) => ({
    body: {
      service_account_id: account,
      endpoint_url: `https://hook.example/${text}`,
      subscribed_events: ["message.delivered"],
    },
  }));
  const webhook = webhooks[0]?.data.webhook_endpoint.id ?? "";
  const tested = await operator.succeed("console.webhooks.test", { params: { webhook_id: webhook }, body: {} });
  return { account, app, webhook, delivery: tested.data.delivery.id };
};

const othersOf = async (operator: Client) => {
  await putEach(operator, "console.agents.create", (name) => ({ body: { name, description: name } }));
  const templates = await putEach(operator, "console.templates.create", (text, index) => ({
    body: {
      name: `hostile_${index}`,
      category: "utility",
      body: `${text} {{constructor}}`,
      footer: text.slice(0, 60),
      samples: { constructor: text },
    },
  }));
  await putEach(operator, "console.vouchers.create", (name) => ({ body: { name } }));
  await putEach(operator, "console.organization.update", (name) => ({ body: { name } }));
  const channels = await putEach(operator, "console.channels.link", (text, index) => ({
    body: {
      channel: "chatapp",
      display_name: text,
      base_url: "https://messaging.example/v1",
      sender_id: String(1000 + index),
      template_language: "en_US",
      access_token: "EXAMPLE-access-token",
      app_secret: "EXAMPLE-app-secret",
    },
  }));
  return { template: templates[0]?.data.template.id ?? "", channel: channels[0]?.data.channel.id ?? "" };
};

/** Fills the organization, and returns the addresses of what it made. */
export const makeHostile = async (its: Organization, operator: Client): Promise<readonly string[]> => {
  const { conversations, customer } = await customersOf(its, operator);
  const question = await questionOf(its, operator);
  const source = await knowledgeOf(its, operator);
  const { account, app, webhook, delivery } = await developersOf(operator);
  const { template, channel } = await othersOf(operator);
  const [change] = (await operator.succeed("console.auditEvents.list", { query: { event_type: "atlas_api.app" } })).data
    .events;
  const [event] = (await operator.succeed("console.events.list")).data.events;
  return [
    ...conversations.map((id) => `inbox?view=all&conversation=${id}`),
    `inbox?view=all&q=${encodeURIComponent(hostile[0])}`,
    `customers?customer=${customer}`,
    `knowledge?source=${source}`,
    `knowledge?view=unanswered&question=${question}`,
    `knowledge?view=try&ask=${encodeURIComponent(`${hostile[0]} owls nest mill`)}`,
    `keys?account=${account}`,
    `apps?app=${app}&tab=addresses`,
    `webhooks?webhook=${webhook}`,
    `webhooks?webhook=${webhook}&delivery=${delivery}`,
    `templates?template=${template}`,
    `channels?channel=${channel}`,
    `events?event=${event?.id}`,
    `requests?q=${encodeURIComponent(hostile[0])}`,
    `audit?change=${change?.id}`,
    "settings?part=organization",
  ].map((path) => `/console/${path}`);
};

/** Reports what ran where other complaints are read. No value may be written over it. */
export const trap = `
  Object.defineProperty(globalThis, "ran", { value: (what) => console.error("ran: " + what), writable: false });
  for (const name of ["alert", "confirm", "prompt"]) globalThis[name] = (text) => console.error("ran: " + name + " " + text);`;
