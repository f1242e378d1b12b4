import type { BoundJob, JobShell } from "@atlas-messaging/service/pipeline/job";
import type { Shell } from "@atlas-messaging/service/pipeline/services";
import type { MemoryMedia } from "../store/media.ts";
import type { World } from "../store/world.ts";

/** The receiver's status, or why there is none. */
export type ReceiverResponse =
  | {
      readonly status: number;
      readonly headers?: { readonly [name: string]: string };
      readonly body?: string;
    }
  | { readonly error: string };

/** The world outside of the sandbox, as far as jobs ask it. */
export interface Outside {
  /** Posts a signed webhook. */
  readonly deliver: (request: Request) => Promise<ReceiverResponse>;
  /** The page of a knowledge source. */
  readonly fetchPage: (url: string) => Promise<Response>;
}

/** The rows of memory. */
export interface MemoryJobShell extends JobShell, Pick<Shell, "clock"> {
  readonly world: World;
}

export type MemoryJob = BoundJob<MemoryJobShell>;

/** The rows of memory, and the outside world. */
export interface OutsideJobShell extends MemoryJobShell {
  readonly media: MemoryMedia;
  readonly outside: Outside;
}

/** A job that asks the outside world. It takes a lease, since others can meet its row before it ends. */
export interface OutsideJob extends BoundJob<OutsideJobShell> {
  readonly asksOutside: true;
}

/** A job as the player runs it. */
export type AnyJob = MemoryJob | OutsideJob;

/** Marks a job that asks the outside world; no other job is given it. */
export const askingOutside = (bound: BoundJob<OutsideJobShell>): OutsideJob => ({ ...bound, asksOutside: true });
