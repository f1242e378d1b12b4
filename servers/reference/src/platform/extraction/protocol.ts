/** Messages between the server and its child processes. */
import type { Extraction } from "@atlas-messaging/domain";
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
  /** Time for one source. */
  readonly maxMilliseconds: number;
}
