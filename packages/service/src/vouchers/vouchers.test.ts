import { expect, test } from "vitest";
import { accepted, audited, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { voucherRow } from "../../test-support/rows.ts";
import { createVoucher } from "./vouchers.ts";

const create = (
  body: Parameters<typeof createVoucher>[1]["body"],
  voucher: ReturnType<typeof voucherRow> | null = null,
) => createVoucher({ ...facts(), voucher }, { params: {}, query: {}, body });

test("a new voucher may be issued, once", () => {
  const { body, changes } = accepted(create({ name: "10 % off", code: "WELCOME-10" }));
  const shown = { id: idOf(1, 1), code: "WELCOME-10", status: "available", customer_id: null, issued_at: null };
  expect(body).toEqual({ ok: true, data: { voucher: { ...shown, name: "10 % off", created_at: now } } });
  expect(changes[0]).toEqual({
    kind: "insert",
    table: "vouchers",
    row: { ...shown, organization_id: organizationId, description: "10 % off", created_at: now },
  });
  expect(outline(changes)).toEqual(["insert vouchers", "insert audit_events", "within vouchers"]);
  expect(audited(changes)).toEqual([
    {
      event_type: "atlas_api.voucher.create",
      subject_id: idOf(1, 1),
      before: null,
      after: { name: "10 % off", code: "WELCOME-10" },
    },
  ]);
});

test("a voucher without a code gets one", () => {
  const newId = () => "0198c0de-0001-7000-8000-ab00000000cd";
  const outcome = createVoucher(
    { ...facts(), newId, voucher: null },
    { params: {}, query: {}, body: { name: "10 % off" } },
  );
  expect(accepted(outcome).body.data.voucher.code).toBe("AB00000000CD");
});

test("a code is given once", () => {
  expect(refused(create({ name: "Again", code: "WELCOME-10" }, voucherRow()))).toMatchObject({
    code: "conflict",
    message: "There is a voucher WELCOME-10 already.",
    changes: [],
  });
});
