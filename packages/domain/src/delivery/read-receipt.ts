/** Telling a messaging app that a customer's message was read. */
import type { Change } from "../changes.ts";
import type { FailureCode } from "../channels/provider-errors.ts";
import type { Facts } from "../outcome.ts";
import type { JobRow } from "../rows.ts";
import { hour, later } from "../time.ts";
import { finish } from "./job.ts";
import { retryLater } from "./retry.ts";

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
