import type { RawBody } from "../raw-body.ts";
import { remedies } from "../raw-body.ts";
import type { ReceiverOptions } from "./options.ts";
import { collect, TooLarge, UnreadableBody } from "./body.ts";
import { receiverOf, systemClock } from "./receive.ts";
import type { Unwrap } from "./receive.ts";

/**
 * Answers a `Request`, or what a framework passes with one in it: the event of SvelteKit, Astro or Remix, the context of Hono.
 * Further arguments of the platform are searched for a `waitUntil`. Rejects with a `TypeError` where there is no request.
 */
export type FetchReceiver = (request: Request, ...platform: readonly unknown[]) => Promise<Response>;

export const fetchReceiverWith = (unwrap: Unwrap, options: ReceiverOptions): FetchReceiver => {
  const receive = receiverOf(unwrap, options);
  const { clock = systemClock } = options;
  return async (given, ...platform) => {
    const request = requestIn(given);
    const {
      status,
      text = null,
      after,
    } = await receive({ headers: request.headers, read: (max) => readBody(request, max) });
    if (after) {
      // The response is on its way one turn of the event loop later.
      const work = new Promise<void>((resolve) => void clock.after(0, resolve)).then(after);
      (options.waitUntil ?? waitUntilOf(platform))?.(work);
    }
    return new Response(text, { status });
  };
};

/** Frameworks hold the request under these names. */
interface Holder extends Partial<Request> {
  readonly request?: Holder;
  readonly req?: Holder & { readonly raw?: Holder };
}

const isRequest = (given: Holder | undefined): given is Request =>
  typeof given?.headers?.get === "function" && typeof given.arrayBuffer === "function";

const requestIn = (given: Holder | undefined): Request => {
  const found = [given, given?.request, given?.req?.raw, given?.req].find(isRequest);
  if (found) return found;
  throw new TypeError("The receiver got no Request. Pass it yourself, as in: ({ request }) => receive(request).");
};

const readBody = async (request: Request, max: number): Promise<RawBody> => {
  const declared = Number(request.headers.get("content-length") ?? Number.NaN);
  if (declared > max) throw new TooLarge();
  if (request.bodyUsed || request.body?.locked)
    throw new UnreadableBody(`The webhook's body has been read before. ${remedies}`);
  return request.body === null ? request.arrayBuffer() : readStream(request.body, max);
};

/**
 * Reads a body up to the limit, whatever length it declares. The platform discards the rest after the answer: to cancel a stream of
 * `Readable.toWeb` ends the process in Node.js 20, and in later versions one that has ended.
 */
const readStream = async (stream: ReadableStream<Uint8Array>, max: number): Promise<RawBody> => {
  const { add, joined } = collect(max);
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) add(next.value);
  return joined();
};

interface PlatformContext {
  waitUntil(work: Promise<void>): void;
}

/** Workers pass it as the third argument, some other platforms as the second. Bun and Deno need none. */
const waitUntilOf = (platform: readonly unknown[]): ((work: Promise<void>) => void) | undefined => {
  const context = platform.find(
    (each): each is PlatformContext =>
      typeof (each as Partial<PlatformContext> | null | undefined)?.waitUntil === "function",
  );
  return context && ((work) => context.waitUntil(work));
};
