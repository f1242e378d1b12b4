import { type FactsFor, newestOf, quotaOf } from "../pipeline/memory.ts";
import type { vouchers } from "./vouchers.ts";

export const vouchersFacts = {
  "console.vouchers.list": ({ tables }, args) => newestOf(tables.vouchers, (row) => row, args),
  "console.vouchers.create": (organization, { code, ...args }) => ({
    voucher: code === null ? null : organization.tables.vouchers.byUnique("vouchers_code_key", code),
    quota: quotaOf(organization, "vouchers", args),
  }),
} satisfies FactsFor<typeof vouchers>;
