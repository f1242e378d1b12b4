/** Messages between the server and its child processes. */
import type { Extraction } from "@atlas-messaging/service/knowledge/ingest";
import type { SourceBytes } from "./source.ts";

/** Asks if a robots.txt lets a URL be fetched. */
export interface RobotsQuestion {
  readonly rules: string;
  readonly url: string;
  readonly userAgent: string;
}

export type Request =
  | { readonly kind: "extract"; readonly source: SourceBytes; readonly maxUnits: number }
  | ({ readonly kind: "permits" } & RobotsQuestion);

export interface Answers {
  readonly extract: Extraction;
  readonly permits: boolean;
}

export interface Reply<Kind extends Request["kind"] = Request["kind"]> {
  readonly answer: Answers[Kind];
  /** True if the process has grown so much that a new one should read the next source. */
  readonly spent: boolean;
}

/** Limits of a process; beyond them it is killed. */
export interface Caps {
  /** Resident memory in bytes. */
  readonly maxBytes: number;
  /** CPU for one source, in milliseconds. */
  readonly maxMilliseconds: number;
}

/** Honest rules match at once; slow ones are an attack. */
const maxMilliseconds = { extract: Number.POSITIVE_INFINITY, permits: 5_000 };

/** Returns the milliseconds of CPU that a request may use. */
export const maxCpuOf = ({ kind }: Request, caps: Caps): number =>
  Math.min(caps.maxMilliseconds, maxMilliseconds[kind]);

/** Signal of a process that has used its CPU up, which nothing else sends. It leaves no core file. */
export const tooSlow = "SIGVTALRM";
