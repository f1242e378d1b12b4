import { type Change, update } from "../changes.ts";
import { living } from "../customers/living.ts";
import { type Facts, type Refused, refuse } from "../outcome.ts";
import { audit } from "../records.ts";
import type { CustomerRow, Id, VoucherRow } from "../rows.ts";

/** Facts of issuing a voucher; null where the organization has no such row. */
export interface IssueVoucherFacts extends Facts {
  readonly voucher: VoucherRow | null;
  readonly customer: CustomerRow | null;
}

/** A voucher that has been issued to a customer. */
export interface IssuedVoucher {
  readonly kind: "issued";
  readonly voucher: VoucherRow;
  readonly customerId: Id;
  readonly changes: readonly Change[];
}

/** Issues a voucher once, to one customer. Two calls at once cannot both succeed. */
export const issueVoucher = (facts: IssueVoucherFacts): IssuedVoucher | Refused<"not_found" | "conflict"> => {
  const { voucher } = facts;
  const customer = living(facts.customer);
  if (!voucher) return refuse("not_found", "Your organization has no such voucher.");
  if (!customer) return refuse("not_found", "Your organization has no such customer.");
  if (voucher.status !== "available" || voucher.customer_id !== null) {
    return refuse("conflict", `The voucher ${voucher.id} has been issued already.`);
  }
  const { organization_id, id, status, customer_id } = voucher;
  const issued = { status: "issued", customer_id: customer.id, issued_at: facts.now } as const;
  return {
    kind: "issued",
    voucher: { ...voucher, ...issued },
    customerId: customer.id,
    changes: [
      update("vouchers", { organization_id, id, status, customer_id }, issued),
      audit(facts, "atlas_api.voucher.issue", id, {
        before: { status, customer_id },
        after: { status: issued.status, customer_id: issued.customer_id },
      }),
    ],
  };
};
