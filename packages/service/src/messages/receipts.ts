/** Read receipts: a messaging app learns that a customer's message was read. */
import { type FailureCode, retryLater } from "../channels/provider-errors.ts";
import type { Change } from "../core/changes.ts";
import { finish } from "../core/jobs.ts";
import type { Facts } from "../core/outcome.ts";
import { hour, later } from "../core/time.ts";
import type { JobRow } from "../rows/jobs.ts";

/** A provider's answer to a read receipt. */
export type Receipt =
  | { readonly kind: "told" }
  | { readonly kind: "refused"; readonly failure: FailureCode }
  | { readonly kind: "put_off"; readonly failure: FailureCode; readonly rest: number };

export interface ReceiptFacts extends Facts {
  readonly job: JobRow;
  /** In [0, 1). */
  readonly random: number;
}

/** Ends a receipt, or tries again for an hour: a receipt that comes later tells the customer nothing. */
export const concludeReceipt = (facts: ReceiptFacts, receipt: Receipt | null): Change[] => {
  const { job } = facts;
  if (receipt?.kind !== "put_off") return [finish(job)];
  const again = retryLater(facts, receipt);
  return again.dueAt >= later(job.created_at, hour) ? [finish(job)] : [again.change];
};
