/** What passes between the server and the processes that read sources for it. */
import type { Extraction } from "@atlas-messaging/domain";
import type { SourceBytes } from "./source.ts";

/** Whether the rules of a robots.txt let a URL be fetched. */
export interface RobotsQuestion {
  readonly rules: string;
  readonly url: string;
  readonly userAgent: string;
}

export type Request =
  | { readonly kind: "extract"; readonly source: SourceBytes; readonly mostUnits: number }
  | ({ readonly kind: "permits" } & RobotsQuestion);

export interface Answers {
  readonly extract: Extraction;
  readonly permits: boolean;
}

export interface Reply<Kind extends Request["kind"] = Request["kind"]> {
  readonly answer: Answers[Kind];
  /** Whether the process has grown so much that the next source is better read by a new one. */
  readonly spent: boolean;
}

/** A process that is larger, or at it longer, is ended. */
export interface Caps {
  /** Resident memory in bytes. */
  readonly mostBytes: number;
  /** For one source. */
  readonly mostMilliseconds: number;
}
