import { type Change, insert, update } from "../core/changes.ts";
import { type Facts, type Refused, accept, refuse } from "../core/outcome.ts";
import { withinQuota } from "../core/quotas.ts";
import { audit } from "../core/records.ts";
import type { CustomerRow, VoucherRow } from "../rows/customers.ts";
import { living } from "../customers/decide.ts";
import type { Id } from "../rows/primitives.ts";
import { read, write } from "../pipeline/handler.ts";
import { type Listed, pageArgs, paged, quotaArgs } from "../pipeline/paging.ts";

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
export const createVoucher = withinQuota(
  "console.vouchers.create",
  "vouchers",
  (facts: CreateVoucherFacts, { body }) => {
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
  },
);

/** Takes the code from the end of the id, which is random. */
const freshCode = (id: string): string => id.replaceAll("-", "").slice(-12).toUpperCase();

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

export const vouchers = {
  "console.vouchers.list": read("console.vouchers.list", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: Listed<VoucherRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { vouchers: items.map(presentVoucher), ...page } } };
    },
  }),
  "console.vouchers.create": write("console.vouchers.create", {
    args: ({ body }, context) => ({ code: body.code ?? null, ...quotaArgs(context, "vouchers") }),
    decide: createVoucher,
  }),
};
