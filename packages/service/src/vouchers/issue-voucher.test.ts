import { expect, test } from "vitest";
import { World, inserted, outline } from "../../test-support/changes.ts";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { customerRow, voucherRow } from "../../test-support/rows.ts";
import { insert } from "../core/changes.ts";
import { type IssueVoucherFacts, type IssuedVoucher, issueVoucher } from "./vouchers.ts";

const issue = (change: Partial<IssueVoucherFacts> = {}) =>
  issueVoucher({ ...facts(), voucher: voucherRow(), customer: customerRow(), ...change });

const issued = (change: Partial<IssueVoucherFacts> = {}): IssuedVoucher => {
  const outcome = issue(change);
  if (outcome.kind === "refused") throw new Error(outcome.message);
  return outcome;
};

test("an available voucher is issued to the customer and audited", () => {
  const { voucher, changes } = issued();
  expect(voucher).toEqual(voucherRow({ status: "issued", customer_id: customerRow().id, issued_at: now }));
  expect(outline(changes)).toEqual(["update vouchers", "insert audit_events"]);
  expect(inserted(changes, "audit_events")).toMatchObject([
    { event_type: "atlas_api.voucher.issue", subject_id: voucher.id },
  ]);
});

test("only one of two simultaneous calls gets the voucher", () => {
  const world = new World([insert("vouchers", voucherRow())]);
  world.commit(issued().changes);
  const other = issued({ customer: customerRow({ id: idOf(3, 1) }) });
  expect(() => world.commit(other.changes)).toThrow("0 rows of vouchers");
  expect(world.only("vouchers").customer_id).toBe(customerRow().id);
});

test.for([
  ["an unknown voucher", { voucher: null }, "not_found"],
  ["an unknown customer", { customer: null }, "not_found"],
  [
    "an issued voucher",
    { voucher: voucherRow({ status: "issued", customer_id: idOf(3, 1), issued_at: now }) },
    "conflict",
  ],
  [
    "the same customer's voucher",
    { voucher: voucherRow({ status: "issued", customer_id: customerRow().id }) },
    "conflict",
  ],
] as const)("%s is refused", ([, change, code]) => {
  expect(issue(change)).toMatchObject({ kind: "refused", code, changes: [] });
});
