import type { Change, Facts, JobRow } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";

/** The receiver's status, or why there is none. */
export type Answer = { readonly status: number } | { readonly error: string };

/** The world outside of the sandbox, as far as jobs ask it. */
export interface Outside {
  /** Posts a signed webhook. */
  readonly deliver: (request: Request) => Promise<Answer>;
  /** The page of a knowledge source. */
  readonly fetchPage: (url: string) => Promise<Response>;
}

/** One job that is due, and what it is decided of. */
export interface JobCall {
  readonly organization: Organization;
  readonly job: JobRow;
  /** As of now; asked again after the outside world has answered. */
  readonly facts: () => Facts;
  /** In [0, 1). */
  readonly random: number;
  readonly outside: Outside;
  /** Commits in the middle of a job. */
  readonly commit: (changes: readonly Change[]) => void;
}

/** What becomes of a job. */
export type Changes = readonly Change[];

/** What a job is about. */
export const there = <Row>(row: Row | null, { job }: JobCall): Row => {
  if (row === null) throw new Error(`job ${job.id} (${job.kind}) is about ${job.subject_id}, which is not there`);
  return row;
};
