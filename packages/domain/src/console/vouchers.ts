import { insert } from "../changes.ts";
import { type Facts, accept, refuse } from "../outcome.ts";
import { withinQuota } from "../quotas.ts";
import { audit } from "../records.ts";
import type { VoucherRow } from "../rows.ts";

/** Presents a voucher in a list. */
export const presentVoucher = (voucher: VoucherRow) => ({
  id: voucher.id,
  name: voucher.description,
  code: voucher.code,
  status: voucher.status,
  customer_id: voucher.customer_id,
  issued_at: voucher.issued_at,
  created_at: voucher.created_at,
});

export interface CreateVoucherFacts extends Facts {
  /** The voucher with the requested code; null if there is none. */
  readonly voucher: VoucherRow | null;
}

/** Creates a voucher, with a generated code unless one is given (POST vouchers of the console). */
export const createVoucher = withinQuota("console.createVoucher", "vouchers", (facts: CreateVoucherFacts, { body }) => {
  if (facts.voucher) return refuse("conflict", `There is a voucher ${facts.voucher.code} already.`);
  const id = facts.newId();
  const voucher: VoucherRow = {
    organization_id: facts.organizationId,
    id,
    code: body.code ?? freshCode(id),
    description: body.name,
    status: "available",
    customer_id: null,
    issued_at: null,
    created_at: facts.now,
  };
  return accept({ ok: true, data: { voucher: presentVoucher(voucher) } }, [
    insert("vouchers", voucher),
    audit(facts, "atlas_api.voucher.create", id, { after: { name: body.name, code: voucher.code } }),
  ]);
});

/** Takes the code from the end of the id, which is random. */
const freshCode = (id: string): string => id.replaceAll("-", "").slice(-12).toUpperCase();
