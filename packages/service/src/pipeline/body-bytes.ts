/** Bytes of a body, bounded in size and in time. */
import { Bytes } from "./bytes.ts";
import { maxBodyBytes, refuseDeclared, tooLarge } from "@atlas-messaging/server-stubs/parts";
import type { Context } from "./context.ts";
import { FileBody, type HeldFile, maxAround } from "./file-body.ts";
import type { Pace, Places } from "./places.ts";
import { Problem } from "./problem.ts";

/** Tells if a body may be large: one without a declared length may have any. */
export const isLarge = (request: Request): boolean =>
  !(Number(request.headers.get("content-length") ?? "none") <= maxBodyBytes) && request.body !== null;

/** Waits for a place where the body may be large. A body that is declared too large is refused without one. */
export const placed = async (
  context: Pick<Context, "request" | "leave">,
  places: Places,
  organizationId: string,
  maxBytes = maxBodyBytes,
): Promise<void> => {
  if (!isLarge(context.request)) return;
  refuseDeclared(context.request, maxBytes);
  context.leave = await places.take(organizationId);
  holding.set(context.request, { pace: places.pace, isWanted: () => places.isWanted(organizationId) });
};

/** Requests whose body holds a place. */
const holding = new WeakMap<Request, { readonly pace: Pace; readonly isWanted: () => boolean }>();

/** Returns the raw body; throws `payload_too_large` if it is longer. */
export const readBytes = async (request: Request, maxBytes: number): Promise<Uint8Array> => {
  refuseDeclared(request, maxBytes);
  return readUpTo(request, maxBytes);
};

export const readUpTo = async (request: Request, maxBytes: number, inMemory = false): Promise<Uint8Array> => {
  const isUsual = request.headers.has("content-length") && !isLarge(request);
  if (!inMemory && !isUsual) return readChunks(request, maxBytes);
  const bytes = new Uint8Array(await request.arrayBuffer());
  // The declared length is a claim of the sender.
  if (bytes.length > maxBytes) throw tooLarge(maxBytes);
  return bytes;
};

const declaredIn = ({ headers }: Request): number => Number(headers.get("content-length") ?? "0");

const readChunks = async (request: Request, maxBytes: number): Promise<Uint8Array> => {
  const bytes = new Bytes(Math.min(declaredIn(request), maxBytes));
  for await (const chunk of chunksOf(request, maxBytes)) {
    bytes.add(chunk);
    if (isLarge(request)) release(chunk);
  }
  return bytes.all();
};

/** Milliseconds for a body in chunks to arrive: it may hold one of few places. */
const maxArrival = 120_000;

/** Yields a body as it arrives, while it is within its bounds. */
export const chunksOf = async function* (
  request: Request,
  maxBytes: number,
  maxMilliseconds = maxArrival,
): AsyncGenerator<Uint8Array> {
  if (!request.body) return;
  const reader = request.body.getReader();
  // Not awaited: if the body is one branch of a clone, as interceptors make it, cancelling waits for the other branch.
  const cancel = () => void reader.cancel().catch(() => {});
  const timer = setTimeout(cancel, maxMilliseconds);
  const end = performance.now() + maxMilliseconds;
  const watched = watchPace(request, cancel);
  let [size, isWhole] = [0, false];
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size += next.value.length;
      watched.arrived(next.value.length);
      if (size > maxBytes) throw tooLarge(maxBytes);
      yield next.value;
    }
    watched.refuseSlow();
    if (performance.now() >= end) throw new Problem("unavailable", "The body took too long to arrive; try again.");
    isWhole = true;
  } finally {
    clearTimeout(timer);
    watched.stop();
    if (!isWhole) cancel();
  }
};

/** Ends the reading of a body that holds a place and comes slower than its pace, once others wait for it. */
const watchPace = (request: Request, end: () => void) => {
  const held = holding.get(request);
  let [bytes, isSlow] = [0, false];
  const look = (): void => {
    if (held && bytes < held.pace.bytes && held.isWanted()) {
      isSlow = true;
      end();
    }
    bytes = 0;
  };
  const timer = held && setInterval(look, held.pace.milliseconds);
  return {
    arrived: (more: number) => void (bytes += more),
    refuseSlow: () => {
      if (isSlow) throw new Problem("unavailable", "The body arrived too slowly while others waited; try again.");
    },
    stop: () => clearInterval(timer),
  };
};

const sliceLength = 65_536;

/** A member whose base64 is decoded as it arrives, and what holds the file. */
export interface Around {
  readonly member: string;
  readonly hold: (file: HeldFile | null) => void;
  readonly pause?: (() => Promise<void>) | undefined;
  readonly inMemory?: boolean | undefined;
}

/** Reads a body around its file. What is left beside it is as long as any other body. */
export const readAround = async (
  request: Request,
  maxBytes: number,
  { member, hold, pause, inMemory }: Around,
): Promise<Uint8Array> => {
  const reading = new FileBody(member, declaredIn(request));
  for await (const chunk of chunksOf(request, maxBytes)) {
    for (let at = 0; at < chunk.length; at += sliceLength) {
      reading.add(chunk.subarray(at, at + sliceLength));
      if (reading.around > maxAround) throw tooLarge(maxAround, " beside its file");
      if (pause) await pause();
    }
    if (!inMemory) release(chunk);
  }
  const { bytes, file } = await reading.end();
  hold(file);
  return bytes;
};

/** Frees bytes that were read: large ones become garbage faster than it is collected. Node.js 20 cannot. */
export const release = ({ buffer, byteLength }: Uint8Array): void => {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer?.(0);
};
