import { newestOf } from "../../lookups/pages.ts";
import { quotaOf } from "../../lookups/quotas.ts";
import type { LoadsIn } from "../section.ts";

export const vouchers = {
  "console.listVouchers": ({ tables }, args) => newestOf(tables.vouchers, (row) => row, args),
  "console.createVoucher": (organization, { code, ...args }) => ({
    voucher: code === null ? null : organization.tables.vouchers.byUnique("vouchers_code_key", code),
    quota: quotaOf(organization, "vouchers", args),
  }),
} satisfies Partial<LoadsIn<"console">>;
