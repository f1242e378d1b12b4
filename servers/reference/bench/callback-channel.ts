/** A channel of a messaging app, whose callbacks this measurement signs: only then are they read. */
import { createChannel } from "@atlas-messaging/domain";
import { uuidv7 } from "uuidv7";
import { commit } from "../src/platform/database/index.ts";
import { type CloudApi, callbackOf } from "../test-support/cloud-api.ts";
import { openBench } from "./bench-database.ts";
import type { WorstRequest } from "./worst-requests.ts";

const app: Pick<CloudApi, "senderId" | "secrets"> = {
  senderId: "1000",
  secrets: { access_token: "access-token-1", app_secret: "app-secret-1", verify_token: "verify-token-1" },
};

/** Makes the channel; returns its id. */
export const connectChannel = async (url: string, organizationId: string): Promise<string> => {
  const database = await openBench(url);
  try {
    const now = new Date().toISOString();
    const actor = { kind: "system", id: null } as const;
    const facts = { now, newId: uuidv7, organizationId, actor, correlationId: "bench" };
    const { id, changes } = createChannel(facts, {
      provider: "cloud_api",
      channel: "chatapp",
      display_name: "Shop",
      base_url: "http://127.0.0.1:9911",
      sender_id: app.senderId,
      business_account_id: null,
      template_language: "en_US",
      secrets: app.secrets,
    });
    if ((await commit(database, organizationId, changes)) !== "committed") throw new Error("the channel was refused");
    return id;
  } finally {
    await database.close();
  }
};

const many = <Item>(count: number, each: (at: number) => Item): Item[] =>
  Array.from({ length: count }, (_, at) => each(at));
const message = (at: number) => ({ from: `1555${1_000_000 + at}`, type: "text" });
const contact = (at: number) => ({ wa_id: `1444${1_000_000 + at}` });

/** None of their items can be applied, so that it is the reading that is measured. */
const contents: { readonly [title: string]: object } = {
  "signed: messages and contacts": { messages: many(6_000, message), contacts: many(12_000, contact) },
  "signed: more of them than are read": { messages: many(30_000, message), contacts: many(60_000, contact) },
  "signed: statuses": { statuses: many(16_000, () => ({ status: "sent" })) },
  "signed: empty items": { messages: many(45_000, () => ({})) },
  "signed: a long text": { messages: [{ id: "\u0000", from: "1", text: { body: "a".repeat(3_000_000) } }] },
};

export const signedCallbacks = (path: string): readonly WorstRequest[] =>
  Object.entries(contents).map(([title, value]) => {
    const { raw, headers } = callbackOf(app, value);
    return { title, method: "POST", path, headers, body: () => raw };
  });
