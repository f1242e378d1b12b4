import { type VoucherRow, createVoucher, presentVoucher } from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";
import { type Listed, pageArgs, paged } from "../../rooms/paging.ts";
import { quotaArgs } from "../quota.ts";

export const vouchers = {
  "console.listVouchers": read("console.listVouchers", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: Listed<VoucherRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { vouchers: items.map(presentVoucher), ...page } } };
    },
  }),
  "console.createVoucher": write("console.createVoucher", {
    args: ({ body }, context) => ({ code: body.code ?? null, ...quotaArgs(context, "vouchers") }),
    decide: createVoucher,
  }),
};
