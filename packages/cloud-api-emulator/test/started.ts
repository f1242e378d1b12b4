/** A network with a receiver of callbacks in this process, and a client of its API. */
import { createHmac } from "node:crypto";
import { type EmulatorOptions, createEmulator, manualClock, seededRandom } from "../src/index.ts";

interface Received {
  readonly field: string;
  readonly value: { readonly [member: string]: unknown };
}

const callback = "https://app.test/callbacks";

export const startNetwork = (options: EmulatorOptions = {}) => {
  const clock = manualClock();
  const received: Received[] = [];
  const answers: number[] = [];
  const network = createEmulator({
    clock,
    random: seededRandom(7),
    callback,
    fetch: async (request) => {
      const challenge = new URL(request.url).searchParams.get("hub.challenge");
      if (request.method === "GET") return new Response(challenge);
      const raw = await request.text();
      const wanted = `sha256=${createHmac("sha256", network.credentials.appSecret).update(raw).digest("hex")}`;
      if (request.headers.get("x-hub-signature-256") !== wanted) return new Response(null, { status: 401 });
      const status = answers.shift() ?? 200;
      if (status === 200) received.push(JSON.parse(raw).entry[0].changes[0]);
      return new Response(null, { status });
    },
    ...options,
  });
  const { accessToken, numberId } = network.credentials;
  const ask = async (method: string, path: string, body?: object | FormData, token = accessToken) => {
    const isForm = body instanceof FormData;
    const response = await network.fetch(
      new Request(`https://graph.test/v26.0/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && !isForm ? { "content-type": "application/json" } : {}),
        },
        ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
      }),
    );
    return { status: response.status, body: await response.json() };
  };
  const send = (to: string, content: object) =>
    ask("POST", `${numberId}/messages`, { messaging_product: "whatsapp", to, ...content });
  return { network, clock, received, answers, ask, send };
};

export const text = (body: string) => ({ type: "text", text: { body } });

/** Statuses of callbacks, oldest first. */
export const statusesIn = (received: readonly Received[]): unknown[] =>
  received.flatMap(({ value }) => (Array.isArray(value["statuses"]) ? value["statuses"] : []));

/** Messages of customers in callbacks, oldest first. */
export const messagesIn = (received: readonly Received[]): unknown[] =>
  received.flatMap(({ value }) => (Array.isArray(value["messages"]) ? value["messages"] : []));
