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
      const waitUntil = options.waitUntil ?? waitUntilOf([given, ...platform]);
      // A Worker ends with its answer, and what nothing holds is lost without a word. So the answer waits.
      if (!waitUntil && endsWithAnswer()) await after();
      else {
        // The response is on its way one turn of the event loop later.
        const work = new Promise<void>((resolve) => void clock.after(0, resolve)).then(after);
        waitUntil?.(work);
      }
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

/** Asks a request for nothing more: on the edge of Next.js its `request` throws. */
const requestIn = (given: Holder | undefined): Request => {
  if (isRequest(given)) return given;
  const found = [given?.request, given?.req?.raw, given?.req].find(isRequest);
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

type WaitUntil = PlatformContext["waitUntil"];

/**
 * Workers pass it as the third argument, some other platforms as the second. Hono holds it in its context, and Vercel in its own.
 * Bun, Deno and Node.js need none.
 */
const waitUntilOf = (given: readonly unknown[]): WaitUntil | undefined => {
  const context = [...given, ...given.map(executionOf), vercel()].find(isContext);
  return context && ((work) => context.waitUntil(work));
};

const isContext = (given: unknown): given is PlatformContext =>
  typeof (given as Partial<PlatformContext> | null | undefined)?.waitUntil === "function";

/** Hono's getter throws where the platform has no such context. */
const executionOf = (given: unknown): unknown => {
  try {
    return (given as { readonly executionCtx?: unknown } | null | undefined)?.executionCtx;
  } catch {
    return undefined;
  }
};

const vercel = (): unknown => {
  const held: unknown = Reflect.get(globalThis, Symbol.for("@vercel/request-context"));
  return (held as { readonly get?: () => unknown } | undefined)?.get?.();
};

/** Tells if nothing runs on after the answer: Cloudflare's Workers say who they are. */
const endsWithAnswer = (): boolean =>
  (globalThis as { readonly navigator?: { readonly userAgent?: string } }).navigator?.userAgent ===
  "Cloudflare-Workers";
