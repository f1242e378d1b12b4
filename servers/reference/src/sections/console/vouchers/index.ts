import { quotaOf } from "../../../platform/database/quota.ts";
import { voucherNamedFacts, voucherPageFacts } from "./load.ts";

export const vouchers = {
  "console.listVouchers": voucherPageFacts,
  "console.createVoucher": { ...voucherNamedFacts, quota: quotaOf("vouchers") },
};
