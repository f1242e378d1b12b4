/** The way from a started deployment to the first customer, by commands and HTTP as the guide says. */
import { type CloudNetwork, callbackOf } from "../../servers/reference/test-support/cloud-network.ts";
import { runProgram } from "./processes.ts";
import type { Proxy, Stack } from "./stack.ts";

export interface Shop {
  readonly token: string;
  readonly session: string;
  readonly phone: string;
}

const phone = "+15550100001";
const operator = {
  organization_name: "Corner shop",
  email: "ada@shop.example",
  password: "correct horse battery staple",
};
const scopes = [
  "atlas.messages.send",
  "atlas.conversations.read",
  "atlas.channels.read",
  "atlas.events.read",
  "atlas.events.write",
  "atlas.actions.write",
  "atlas.actions.execute",
];

export type Call = <Data>(path: string, token: string, body?: object) => Promise<Data>;

export const callerOf =
  ({ base, tls }: Pick<Proxy, "base" | "tls">): Call =>
  async <Data>(path: string, token: string, body?: object): Promise<Data> => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const post = body === undefined ? {} : { method: "POST", body: JSON.stringify(body) };
    const answer = await fetch(base + path, { ...tls, headers, ...post });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    // The caller names the members that the contract promises.
    return ((await answer.json()) as { data: Data }).data;
  };

/** Makes an operator, a channel and a key. A customer writes first, which opens the window. */
export const openShop = async (stack: Stack, proxy: Proxy, provider: CloudNetwork): Promise<Shop> => {
  const call = callerOf(proxy);
  const made = await runProgram(stack.program("operator:create"), stack.settings["server"], JSON.stringify(operator));
  const { session }: { readonly session: { readonly token: string } } = JSON.parse(made);
  const { access_token, app_secret } = provider.secrets;
  const channel = { channel: "chatapp", display_name: "Shop", base_url: provider.url, sender_id: provider.senderId };
  const linked = await call<{ callback_url: string }>("/operator/channels", session.token, {
    ...channel,
    business_account_id: provider.businessAccountId,
    template_language: "en_US",
    access_token,
    app_secret,
  });
  await writeAsCustomer(linked.callback_url, proxy, provider);
  const account = "/operator/developers/service-accounts";
  const created = await call<{ service_account: { id: string } }>(account, session.token, { name: "Orders" });
  const keys = `${account}/${created.service_account.id}/keys`;
  const { key } = await call<{ key: { secret: string } }>(keys, session.token, { granted_scopes: scopes });
  return { token: key.secret, session: session.token, phone };
};

const writeAsCustomer = async (url: string, { tls }: Proxy, provider: CloudNetwork): Promise<void> => {
  const from = phone.slice(1);
  const timestamp = String(Math.floor(Date.now() / 1_000));
  const { raw, headers } = callbackOf(provider, {
    contacts: [{ wa_id: from, profile: { name: "Ada" } }],
    messages: [{ id: "first", from, timestamp, type: "text", text: { body: "Is a table free?" } }],
  });
  const answer = await fetch(url, { ...tls, method: "POST", body: raw, headers });
  if (!answer.ok) throw new Error(`The callback is answered with ${answer.status}: ${await answer.text()}`);
};

/** Sends a message and waits until the provider has it. */
export const sendFirst = async (proxy: Proxy, shop: Shop, provider: CloudNetwork): Promise<void> => {
  const before = provider.taken.length;
  const body = { idempotency_key: crypto.randomUUID(), phone_number: shop.phone, text: "Your table is ready." };
  await callerOf(proxy)("/v1/atlas/messages", shop.token, body);
  await untilTaken(provider, before + 1);
};

/** @throws {Error} if the provider does not have as many messages in time */
export const untilTaken = async (provider: CloudNetwork, count: number): Promise<void> => {
  const deadline = performance.now() + 120_000;
  while (provider.taken.length < count) {
    if (performance.now() > deadline)
      throw new Error(`The provider has ${provider.taken.length} of ${count} messages.`);
    await Bun.sleep(50);
  }
};
