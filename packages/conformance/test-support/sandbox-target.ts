/** The offline sandbox as a target: no network, and a clock that the suite moves. */
import { type Sandbox, type SandboxOptions, createSandbox } from "@atlas-messaging/sandbox";
import { type Arrived, type StartReceiver, type Target, receiverOf } from "../src/index.ts";

export type Deliver = (request: Request) => Promise<Response>;
export type SandboxSettings = Pick<SandboxOptions, "limits" | "seed">;

/**
 * A target whose receivers are addresses that only the sandbox knows; `through` sees each delivery on its way, and
 * `reached` says how requests come to it.
 */
export const sandboxTarget = (
  settings: SandboxSettings = {},
  through: (request: Request, next: Deliver) => Promise<Response> = (request, next) => next(request),
  reached: (sandbox: Sandbox) => (request: Request) => Promise<Response> = ({ fetch }) => fetch,
): Target => {
  const receivers = new Map<string, Deliver>();
  let started = 0;
  const receive: Deliver = async (request) => {
    const known = receivers.get(new URL(request.url).host);
    return known ? known(request) : new Response(null, { status: 404 });
  };
  const sandbox = createSandbox({
    clock: Date.now(),
    webhooks: (request) => through(request, receive),
    pages: (url) => receive(new Request(url)),
    ...settings,
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
    baseUrl: sandbox.baseUrl,
    fetch: reached(sandbox),
    startReceiver,
    // The suite's durations are the sandbox's.
    clock: { advance: (duration) => sandbox.advance(duration as Parameters<typeof sandbox.advance>[0]) },
  };
};
