import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, deliveredNames, inserted, outline } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, jobRow, messageRow } from "../../test-support/rows.ts";
import { requestApproval } from "../actions/approval.ts";
import { later, second } from "../core/time.ts";
import type { CustomerRow } from "../rows/customers.ts";
import {
  type ErasureBatch,
  beginning,
  continueErasure,
  eraseCustomer,
  eraseCustomerInConsole,
  erasureStages,
  placeOf,
  retireCustomer,
} from "./erase.ts";

const known = customerRow({ name: "Ada", labels: ["vip"], attributes: { city: "Bonn" }, language: "de" });
const number = known.phone_number;
const erase = (customer: CustomerRow | null) =>
  eraseCustomer({ ...facts(), customer, merged: [] }, { params: { id: known.id }, query: {}, body: undefined });

describe("the erasure of a customer", () => {
  test("empties the record, begins a job, and is recorded without content", () => {
    const { body, changes } = accepted(erase(known));
    expect(validateResponse("customers.erase", 200, body)).toMatchObject({ ok: true });
    expect(body.data.customer).toMatchObject({
      phone_number: undefined,
      addresses: [],
      name: null,
      labels: [],
      attributes: {},
      language: null,
      erasure: { status: "running", requested_at: now, completed_at: null },
    });
    expect(outline(changes)[0]).toBe("update customers");
    expect(deliveredNames(changes)).toEqual(["customer.erased", "atlas.run.updated"]);
    const kept = [...inserted(changes, "events"), ...inserted(changes, "audit_events"), ...inserted(changes, "runs")];
    expect(JSON.stringify(kept)).not.toMatch(/Ada|Bonn|vip|\+1555/);
    expect(inserted(changes, "audit_events")).toMatchObject([{ event_type: "atlas_api.customer.erase" }]);
  });

  test("that is asked for again changes nothing, and shows the first", () => {
    const erased_at = later(now, -second);
    const { body, changes } = accepted(erase({ ...known, erased_at }));
    expect(body.data.customer.erasure).toMatchObject({ requested_at: erased_at });
    expect(outline(changes).filter((each) => each.includes("customers"))).toEqual([]);
    expect(deliveredNames(changes)).toEqual(["atlas.run.updated"]);
  });

  test("by the retention closes conversations that have not gone on, and spares the export", () => {
    const conversation = conversationRow({ status: "open" });
    const changes = retireCustomer({ ...facts(), customer: known, merged: [], conversations: [conversation] });
    expect(outline(changes)).not.toContain("updateAll organization_exports");
    expect(changes[0]).toMatchObject({ where: { erased_at: null, updated_at: known.updated_at } });
    const { id, last_inbound_id, updated_at } = conversation;
    expect(changes.at(-1)).toMatchObject({
      where: { id, status: "open", last_inbound_id, updated_at },
      set: { status: "closed", waiting_since: null },
    });
    expect(inserted(changes, "events")).toMatchObject([{ payload: { erased_by: null } }]);
    expect(inserted(changes, "audit_events")).toMatchObject([{ after: { erased_at: now, reason: "retention" } }]);
    const [job] = inserted(changes, "outbox");
    expect(job && placeOf(job)).toEqual({
      stage: "record",
      after: null,
      needles: [number],
      late: false,
      keepsExports: true,
    });
  });

  test("of nobody is not found", () => {
    expect(erase(null)).toMatchObject({ code: "not_found", changes: [] });
  });

  test("by a person names the person", () => {
    const actor = { kind: "operator", id: known.id, name: "Ada Moreno" } as const;
    const command = { params: { customer_id: known.id }, query: {}, body: undefined };
    const { changes } = accepted(eraseCustomerInConsole({ ...facts(), actor, customer: known, merged: [] }, command));
    expect(inserted(changes, "events")[0]?.payload).toMatchObject({ erased_by: { name: "Ada Moreno" } });
    expect(inserted(changes, "runs")).toEqual([]);
  });
});

const placeholder = "+999000000000001";
const erased: CustomerRow = { ...known, phone_number: placeholder, erased_at: now };

const proceed = (batch: Partial<ErasureBatch>, place: object = {}) => {
  const job = jobRow({ kind: "erase_customer", detail: { ...Object(beginning([number])), ...place } });
  return continueErasure({ ...facts(), job, customer: erased, rows: {}, waiting: [], last: null, ...batch });
};
const jobAfter = (changes: ReturnType<typeof proceed>) =>
  changes.find((change) => change.kind === "update" && change.table === "outbox");

describe("a step of an erasure", () => {
  test("goes on after the last row of a batch, then with the next stage", () => {
    expect(jobAfter(proceed({ last: "row-50" }))).toMatchObject({
      set: { detail: { stage: "record", after: "row-50" } },
    });
    expect(jobAfter(proceed({}))).toMatchObject({ set: { due_at: now, detail: { stage: "messages", after: null } } });
  });

  test("begins a second round later, and completes the erasure after that", () => {
    const stage = erasureStages.at(-1);
    expect(jobAfter(proceed({}, { stage }))).toMatchObject({
      set: { due_at: later(now, 30 * second), detail: { stage: "record", late: true } },
    });
    expect(proceed({}, { stage, late: true })).toMatchObject([
      { table: "customers", set: { erasure_completed_at: now } },
      // A file that was made meanwhile may hold what has gone since.
      { table: "organization_exports", where: { status: "running" }, set: { status: "expired" } },
      { table: "organization_exports", where: { status: "ready" }, set: { status: "expired" } },
      // Its downloads end with it.
      { table: "export_pieces", set: { read_at: "1970-01-01T00:00:00.000Z" } },
      { kind: "remove", table: "outbox" },
    ]);
  });

  test("that the retention asked for leaves the export", () => {
    const place = { stage: erasureStages.at(-1), late: true, keepsExports: true };
    expect(outline(proceed({}, place))).toEqual(["update customers", "remove outbox"]);
    expect(jobAfter(proceed({ last: "row-50" }, { keepsExports: true }))).toMatchObject({
      set: { detail: { keepsExports: true } },
    });
  });

  test("cancels a waiting message and redacts it in one change", () => {
    const message = messageRow({ delivery_state: "scheduled", text: "Dear Ada" });
    const waiting = [{ message, conversation: conversationRow(), customer: erased, channel: channelRow() }];
    const changes = proceed({ rows: { messages: [message] }, waiting });
    const updates = changes.filter((change) => change.kind === "update" && change.table === "messages");
    expect(updates).toMatchObject([{ set: { text: "[erased]", delivery_state: "canceled" } }]);
    expect(inserted(changes, "events")).toMatchObject([{ payload: { message: { text: "[erased]" } } }]);
  });

  test("expires a pending approval, which nobody can decide any more", () => {
    const parts = { conversation: conversationRow(), customer: known, channel: channelRow() };
    const { approval } = requestApproval(
      { ...facts(), sha256: (text) => text },
      {
        intent: "draft",
        action: { action_type: "draft" },
        arguments: { text: "Dear Ada" },
        toolsCalled: [],
        parts,
      },
    );
    const changes = proceed({ rows: { approvals: [approval] } });
    expect(changes[0]).toMatchObject({ set: { arguments: { text: "[erased]" }, expires_at: now } });
    expect(inserted(changes, "outbox")).toMatchObject([{ kind: "expire_approval", subject_id: approval.id }]);
  });

  test("changes nothing that is redacted already", () => {
    const message = messageRow({ text: "[erased]" });
    expect(outline(proceed({ rows: { messages: [message] } }))).toEqual(["update outbox"]);
  });
});
