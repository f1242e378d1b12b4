/** Open streams of this process, and what wakes them. */
import type { Id } from "../rows/primitives.ts";
import type { Principal } from "./principals.ts";
import { Problem } from "./problem.ts";

/** Milliseconds after which a quiet stream shows that it is alive. Proxies close connections after 30 s and more. */
export const heartbeatEvery = 15_000;

/** Milliseconds after which a client that reads nothing of what waits for it is cut off, so that its place is free. */
export const cutOffAfter = 60_000;

const maxOfPrincipal = 10;

const maxOfOrganization = 100;

/** Seconds before a refused client should try again. */
const tryAgainAfter = 15;

/** Calls `run` once after `milliseconds`. The returned function cancels it. */
export type After = (milliseconds: number, run: () => void) => () => void;

const systemAfter: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};

/** Reason why a stream stops waiting. */
export type Awoken = "news" | "quiet" | "ended";

/** One open stream. News that come before it waits are not lost. */
export class OpenStream {
  readonly principal: Principal;
  readonly #after: After;
  readonly #left: (stream: OpenStream) => void;
  #state: Awoken | null = null;
  #rouse: (() => void) | null = null;

  constructor(principal: Principal, after: After, left: (stream: OpenStream) => void) {
    this.principal = principal;
    this.#after = after;
    this.#left = left;
  }

  wake(): void {
    this.#note("news");
  }

  /** Ends the stream if its client does not read soon. The returned function says that it has read. */
  awaitReader(cutOff: () => void): () => void {
    return this.#after(cutOffAfter, () => {
      cutOff();
      this.end();
    });
  }

  /** Ends the stream: its client has gone, or the process stops. */
  end(): void {
    this.#note("ended");
    this.#left(this);
  }

  /** Waits for news, for the heartbeat or for the end. */
  async wait(): Promise<Awoken> {
    if (this.#state === null) await this.#roused();
    const state = this.#state ?? "quiet";
    if (state === "news") this.#state = null;
    return state;
  }

  #note(state: Awoken): void {
    if (this.#state !== "ended") this.#state = state;
    this.#rouse?.();
  }

  async #roused(): Promise<void> {
    // Node.js 20 has no `Promise.withResolvers`.
    let cancel: (() => void) | undefined;
    await new Promise<void>((resolve) => {
      cancel = this.#after(heartbeatEvery, resolve);
      this.#rouse = resolve;
    });
    this.#rouse = null;
    cancel?.();
  }
}

/** Streams by their organizations. A shell wakes those of an organization that may have new events. */
export class Streams {
  readonly #open = new Map<Id, Set<OpenStream>>();
  readonly #after: After;
  #closed = false;

  constructor(after: After = systemAfter) {
    this.#after = after;
  }

  /** Organizations that have open streams. */
  get organizations(): readonly Id[] {
    return [...this.#open.keys()];
  }

  /** Number of open streams. */
  get size(): number {
    return [...this.#open.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** Opens a stream. Throws if too many are open, or if the process stops. */
  open(principal: Principal): OpenStream {
    if (this.#closed) throw new Problem("unavailable", "The service is stopping; connect again.");
    const { organizationId, id } = principal;
    const own = this.#open.get(organizationId) ?? new Set();
    if (own.size >= maxOfOrganization) throw tooMany("organization", maxOfOrganization);
    const ofPrincipal = [...own].filter((stream) => stream.principal.id === id).length;
    if (ofPrincipal >= maxOfPrincipal) throw tooMany("principal", maxOfPrincipal);
    const stream = new OpenStream(principal, this.#after, (left) => this.#leave(organizationId, left));
    this.#open.set(organizationId, own.add(stream));
    return stream;
  }

  /** Wakes the streams of an organization. */
  wake(organizationId: Id): void {
    for (const stream of this.#open.get(organizationId) ?? []) stream.wake();
  }

  /** Ends all streams, and opens no more. */
  close(): void {
    this.#closed = true;
    for (const streams of this.#open.values()) for (const stream of streams) stream.end();
  }

  #leave(organizationId: Id, stream: OpenStream): void {
    const own = this.#open.get(organizationId);
    own?.delete(stream);
    if (own?.size === 0) this.#open.delete(organizationId);
  }
}

const tooMany = (reason: "organization" | "principal", max: number): Problem =>
  new Problem("rate_limited", `${max} open streams are allowed per ${reason}; close one, then try again.`, {
    headers: { "x-atlas-ratelimit-reason": reason, "retry-after": String(tryAgainAfter) },
  });

const encoder = new TextEncoder();

/** Sends the texts as the reader takes them. Ends the stream when its client goes away. */
export const bytesOf = (texts: AsyncGenerator<string>, stream: OpenStream): ReadableStream<Uint8Array> => {
  let hasRead: (() => void) | undefined;
  return new ReadableStream({
    pull: async (controller) => {
      hasRead?.();
      const { done, value } = await texts.next();
      if (done) return controller.close();
      controller.enqueue(encoder.encode(value));
      hasRead = stream.awaitReader(() => controller.error(new Error("the client reads nothing")));
    },
    cancel: () => {
      hasRead?.();
      stream.end();
    },
  });
};
