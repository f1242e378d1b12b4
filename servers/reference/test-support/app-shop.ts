/** An organization on the emulated network: what its customers write, and what the network says of messages. */
import { insert } from "@atlas-messaging/service/core/changes";
import { eventually } from "@atlas-messaging/test-wait";
import { beforeEach, expect } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import { type CloudNetwork, callbackOf } from "./cloud-network.ts";
import { seedLinkedShop } from "./linked-shop.ts";
import { templateRow } from "./rows.ts";
import type { Served } from "./served.ts";

/** An organization whose channel `chatapp` leads to the API beside the scripted one of every sandbox organization. */
export const seedAppShop = async (database: Database, api: CloudNetwork) => {
  const shop = await seedLinkedShop(database, api, { environment: "sandbox", business_account_id: null });
  const template = templateRow(shop.organizationId, {
    name: "pickup_ready",
    language: "en_US",
    body: "Hello {{name}}, order {{order}} is ready, {{name}}.",
  });
  await api.putTemplate(template);
  expect(await commit(database, shop.organizationId, [insert("templates", template)])).toBe("committed");
  return { ...shop, templateId: template.id };
};

let customers = 0;
export const newNumber = (): string => `+1555030${String(++customers).padStart(4, "0")}`;

/** Calls of the app's customers and of the app itself, for the tests of one server. */
export const appShop = (served: Served<Awaited<ReturnType<typeof seedAppShop>>>, apiOf: () => CloudNetwork) => {
  const client = () => served.clientOf(served.seeded.token);
  const callbackUrl = () => `${served.server.url}/callbacks/channels/${served.seeded.channelId}`;
  const call = async (value: object, headers: { readonly [name: string]: string } = {}): Promise<number> => {
    const { raw, headers: signed } = callbackOf(apiOf(), value);
    const response = await fetch(callbackUrl(), { method: "POST", body: raw, headers: { ...signed, ...headers } });
    return response.status;
  };
  let before = 0;
  const forgetTaken = () => {
    before = apiOf().taken.length;
  };
  beforeEach(forgetTaken);
  const taken = () => apiOf().taken.slice(before);
  let texts = 0;

  /** The phone of a customer, whose network calls the shop. What is sent to it stays `sent`. */
  const phoneOf = async (number: string) => {
    await apiOf().subscribe(callbackUrl());
    const phone = apiOf().network.phone(number, { name: "Ada" });
    phone.goesOffline();
    return phone;
  };

  /** A customer writes, so that free-form text may be sent to them. Resolves with the network's id of the message. */
  const write = async (number: string, text = "Hello?") => {
    const id = await (await phoneOf(number)).says(text);
    expect(apiOf().callbackAbout(id)?.answers).toEqual([200]);
    return id;
  };

  const send = async (number: string, body: object = { text: `Hello ${++texts}` }) => {
    const key = `${number} ${++texts}`;
    const sent = await client().succeed("messages.send", {
      body: { idempotency_key: key, phone_number: number, ...body },
    });
    return sent.data;
  };
  const statusesIn = async (conversationId: string): Promise<readonly string[]> => {
    const { data } = await client().succeed("conversations.listEvents", { params: { id: conversationId } });
    return data.flatMap(({ message }) => message?.status ?? []);
  };
  const until = (conversationId: string, ...statuses: readonly string[]) =>
    eventually(async () => expect(await statusesIn(conversationId)).toEqual(statuses));
  const status = (name: string, id: string, more: object = {}) => call({ statuses: [{ id, status: name, ...more }] });
  return { client, callbackUrl, call, taken, forgetTaken, phoneOf, write, send, statusesIn, until, status };
};
