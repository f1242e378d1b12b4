/** An organization on a messaging app that we play: what its customers write, and what the app says of messages. */
import { insert } from "@atlas-messaging/service/core/changes";
import { eventually } from "@atlas-messaging/test-wait";
import { beforeEach, expect } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../src/platform/database/commit.ts";
import { type CloudApi, callbackOf } from "./cloud-api.ts";
import { seedLinkedShop } from "./linked-shop.ts";
import { templateRow } from "./rows.ts";
import type { Served } from "./served.ts";

/** An organization whose channel `chatapp` leads to the API beside the scripted one of every sandbox organization. */
export const seedAppShop = async (database: Database, api: CloudApi) => {
  const shop = await seedLinkedShop(database, api, { environment: "sandbox", business_account_id: null });
  const template = templateRow(shop.organizationId, {
    name: "pickup_ready",
    language: "en_US",
    body: "Hello {{name}}, order {{order}} is ready, {{name}}.",
  });
  expect(await commit(database, shop.organizationId, [insert("templates", template)])).toBe("committed");
  return { ...shop, templateId: template.id };
};

let customers = 0;
export const newNumber = (): string => `+1555030${String(++customers).padStart(4, "0")}`;

/** Calls of the app's customers and of the app itself, for the tests of one server. */
export const appShop = (served: Served<Awaited<ReturnType<typeof seedAppShop>>>, apiOf: () => CloudApi) => {
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

  /** A customer has written, so that free-form text may be sent to them. */
  const write = async (number: string, id = `inbound-${number}`, text = "Hello?") =>
    call({
      contacts: [{ wa_id: number.slice(1), profile: { name: "Ada" } }],
      messages: [
        {
          id,
          from: number.slice(1),
          timestamp: String(Math.floor(Date.now() / 1_000)),
          type: "text",
          text: { body: text },
        },
      ],
    });

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
  return { client, callbackUrl, call, taken, forgetTaken, write, send, statusesIn, until, status };
};
