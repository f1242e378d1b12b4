/** The offline sandbox as a target: no network, and a clock that the suite moves. */
import { type SandboxOptions, createSandbox } from "@atlas-messaging/sandbox";
import { type Arrived, type StartReceiver, type Target, receiverOf } from "../src/index.ts";

/** A target whose receivers are addresses that only the sandbox knows. */
export const sandboxTarget = (options: SandboxOptions = {}): Target => {
  const receivers = new Map<string, (request: Request) => Promise<Response>>();
  let started = 0;
  const sandbox = createSandbox({
    clock: Date.now(),
    webhooks: async (request) => {
      const receive = receivers.get(new URL(request.url).host);
      return receive ? receive(request) : new Response(null, { status: 404 });
    },
    pages: async (url) => {
      const receive = receivers.get(new URL(url).host);
      return receive ? receive(new Request(url)) : new Response(null, { status: 404 });
    },
    ...options,
  });
  const startReceiver: StartReceiver = async (answer) => {
    const host = `receiver-${++started}.example`;
    const arrived: Arrived[] = [];
    receivers.set(host, async (request) => {
      const { pathname, search } = new URL(request.url);
      const delivery: Arrived = {
        path: pathname + search,
        method: request.method,
        headers: Object.fromEntries(request.headers),
        raw: new Uint8Array(await request.arrayBuffer()),
        at: sandbox.now.getTime(),
      };
      arrived.push(delivery);
      const { status, headers, body } = await answer(delivery, arrived.length - 1);
      return new Response(body ?? null, { status, ...(headers ? { headers } : {}) });
    });
    return receiverOf(`https://${host}`, arrived, async () => void receivers.delete(host));
  };
  return {
    baseUrl: "http://sandbox.example",
    fetch: (request) => sandbox.fetch(request),
    startReceiver,
    clock: { advance: (duration) => sandbox.advance(duration as Parameters<typeof sandbox.advance>[0]) },
  };
};
