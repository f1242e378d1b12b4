/** Options of a call, apart from the tool and its arguments. */
export interface CallOptions {
  readonly mode: "dry_run" | "commit";
  readonly idempotencyKey: string | null;
  /** Dry run that a commit follows. */
  readonly shadowRunId: string | null;
}
