/** Callbacks: one envelope, signed over its bytes, and tried again until it is answered by 200. */
import { createHmac } from "node:crypto";
import { type CallbackField, callbackRests } from "./network.ts";
import type { Json } from "./json.ts";
import type { BusinessNumber, PhoneState, State } from "./state.ts";

/** A callback that went out, and what came back. */
export interface SentCallback {
  readonly url: string;
  readonly field: CallbackField;
  readonly body: Json;
  /** Status of each attempt; 0 where nobody answered. */
  readonly answers: number[];
}

/** A request of the network to the app. */
export interface SignedCallback {
  readonly body: string;
  readonly headers: { readonly [name: string]: string };
}

/** Signs a callback of your own, of any shape, as the network signs its bodies. */
export const signCallback = (appSecret: string, callback: unknown): SignedCallback => {
  const body = JSON.stringify(callback);
  return {
    body,
    headers: {
      "content-type": "application/json",
      "user-agent": "facebookexternalua",
      "x-hub-signature-256": `sha256=${createHmac("sha256", appSecret).update(body).digest("hex")}`,
    },
  };
};

export interface Callbacks {
  /** Every callback, oldest first. */
  readonly sent: readonly SentCallback[];
  /** Sends a callback and resolves after its first attempt. Further attempts follow by the clock. */
  send(field: CallbackField, accountId: string, value: Json): Promise<void>;
  /** Asks an address for its challenge, as when it is entered at the app. */
  verify(url: string, verifyToken: string): Promise<boolean>;
  /** Follows work that ends by itself, for `settled`. */
  follow(work: Promise<unknown>): void;
  /** Resolves when nothing is under way that the clock need not end. */
  settled(): Promise<void>;
}

export type Send = (request: Request) => Promise<Response>;

export const createCallbacks = (state: State, fetcher: Send): Callbacks => {
  const sent: SentCallback[] = [];
  const underWay = new Set<Promise<unknown>>();

  const follow = (work: Promise<unknown>): void => {
    const ended = work.catch(() => undefined).finally(() => underWay.delete(ended));
    underWay.add(ended);
  };

  const attempt = async (callback: SentCallback, signed: SignedCallback): Promise<boolean> => {
    const status = await fetcher(new Request(callback.url, { method: "POST", ...signed })).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    callback.answers.push(status);
    return status === 200;
  };

  const tryAgain = async (callback: SentCallback, signed: SignedCallback): Promise<void> => {
    for (const seconds of callbackRests) {
      await state.clock.sleep(seconds * 1_000);
      const again = attempt(callback, signed);
      follow(again);
      if (await again) return;
    }
  };

  const send: Callbacks["send"] = async (field, accountId, value) => {
    const account = state.accounts.get(accountId);
    const url = account?.override?.url ?? state.app.callbackUrl;
    if (!account?.subscribed || !url || !state.fields.has(field)) return;
    const time = field === "messages" ? {} : { time: Math.floor(state.clock.now() / 1_000) };
    const body = {
      object: "whatsapp_business_account",
      entry: [{ id: accountId, ...time, changes: [{ value, field }] }],
    };
    const callback: SentCallback = { url, field, body, answers: [] };
    sent.push(callback);
    const signed = signCallback(state.app.secret, body);
    const first = attempt(callback, signed);
    follow(first);
    if (!(await first)) void tryAgain(callback, signed);
  };

  return {
    sent,
    send,
    follow,
    verify: async (url, verifyToken) => {
      const challenge = String(Math.floor(state.random() * 1_000_000_000));
      const asked = new URL(url);
      const query = { "hub.mode": "subscribe", "hub.challenge": challenge, "hub.verify_token": verifyToken };
      for (const [name, value] of Object.entries(query)) asked.searchParams.set(name, value);
      const answer = await fetcher(new Request(asked)).catch(() => null);
      return answer?.status === 200 && (await answer.text()) === challenge;
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
};

/** Returns the value of a callback about a number. */
export const about = (state: State, number: BusinessNumber, value: Json): Json => ({
  messaging_product: state.product,
  metadata: { display_phone_number: number.digits, phone_number_id: number.id },
  ...value,
});

/** Describes a phone's owner. A hidden number is left out. */
export const contactOf = ({ name, username, hidden, waId, userId }: PhoneState): Json => ({
  profile: { name, ...(username === null ? {} : { username }) },
  ...(hidden ? {} : { wa_id: waId }),
  user_id: userId,
});
