import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, audited, deliveredNames, inserted, outline } from "../../test-support/changes.ts";
import { facts, now, organizationId } from "../../test-support/facts.ts";
import {
  agentRow,
  channelRow,
  conversationRow,
  customerRow,
  messageRow,
  templateRow,
} from "../../test-support/rows.ts";
import { applyReport, heldBack } from "../messages/delivery.ts";
import { ingestEvent } from "../inbound/ingest.ts";
import { sendInto, sendToPhone } from "../messages/send.ts";
import type { InboundContent } from "../rows/messages.ts";
import type { CustomerRow } from "../rows/customers.ts";
import { day, hour, later } from "../core/time.ts";
import { recordConsent, recordCustomerConsent } from "./consent.ts";
import { presentQuietHours, setQuietHours } from "./decide.ts";

const out = (change: Partial<CustomerRow> = {}) =>
  customerRow({ marketing: "opted_out", marketing_changed_at: later(now, -hour), ...change });

describe("a customer's message", () => {
  const says = (
    said: string | InboundContent,
    customer: CustomerRow | null = customerRow(),
    timestamp: string = now,
  ) => {
    const known = customer && conversationRow({ last_inbound_at: later(now, -hour), waiting_since: null });
    return accepted(
      ingestEvent(
        { ...facts(), channel: channelRow(), customer, conversation: known, agent: agentRow() },
        {
          params: {},
          query: {},
          body: {
            channel: "chatapp",
            event_type: "message.received",
            customer: { phone_number: customerRow().phone_number },
            message: typeof said === "string" ? { text: said } : { content: said },
            timestamp,
          },
        },
      ),
    ).changes;
  };
  const kinds = (changes: ReturnType<typeof says>) => inserted(changes, "outbox").map(({ kind }) => kind);
  const sets = (changes: ReturnType<typeof says>) =>
    changes.flatMap((change) => (change.kind === "update" && change.table === "customers" ? [change.set] : []));

  test("of a stop word ends marketing, is confirmed, and reaches no agent", () => {
    const changes = says("Stop!");
    expect(sets(changes)).toMatchObject([{ marketing: "opted_out", marketing_changed_at: now }]);
    expect(inserted(changes, "customer_consents")).toMatchObject([
      { marketing: "opted_out", origin: "customer", source: null, at: now },
    ]);
    expect(deliveredNames(changes)).toContain("customer.opted_out");
    expect(inserted(changes, "messages").filter(({ direction }) => direction === "outbound")).toMatchObject([
      { category: "utility", type: "text" },
    ]);
    expect(kinds(changes)).not.toContain("agent_turn");
    const [touched] = changes.flatMap((each) =>
      each.kind === "update" && each.table === "conversations" ? [each] : [],
    );
    expect(touched?.set.waiting_since).toBeNull();
    expect(inserted(changes, "audit_events").map(({ event_type }) => event_type)).toContain(
      "atlas_api.customer.consent",
    );
  });

  test("of a stop word by an unknown number keeps it on the new record, in one insert", () => {
    const changes = says("STOP", null);
    expect(inserted(changes, "customers")).toMatchObject([{ marketing: "opted_out" }]);
    expect(sets(changes)).toEqual([]);
  });

  test("that repeats a stop word counts from now, and gets no second answer, and no agent's", () => {
    const changes = says("stop", out());
    // A form that was signed between the two would otherwise undo the second one.
    expect(inserted(changes, "customer_consents")).toMatchObject([{ marketing: "opted_out", at: now }]);
    expect(sets(changes)).toMatchObject([{ marketing: "opted_out", marketing_changed_at: now }]);
    expect(deliveredNames(changes)).not.toContain("customer.opted_out");
    expect(kinds(changes)).not.toContain("send_message");
    expect(kinds(changes)).not.toContain("agent_turn");
  });

  test("of a start word takes a stop back, and is an ordinary message without one", () => {
    const changes = says("START", out());
    expect(sets(changes)).toMatchObject([{ marketing: "opted_in" }]);
    expect(deliveredNames(changes)).toContain("customer.opted_in");
    const ordinary = says("START");
    expect(inserted(ordinary, "customer_consents")).toEqual([]);
    expect(kinds(ordinary)).toContain("agent_turn");
  });

  test("of a stop word from before the newest consent is history only", () => {
    const since = customerRow({ marketing: "opted_in", marketing_changed_at: now });
    const changes = says("stop", since, later(now, -hour));
    expect(inserted(changes, "customer_consents")).toHaveLength(1);
    expect(sets(changes)).toEqual([]);
    expect(kinds(changes)).not.toContain("send_message");
  });

  test("of a place or a contact by a word's name is an ordinary message", () => {
    const contents: readonly InboundContent[] = [
      { type: "location", latitude: 69.97, longitude: 23.27, name: "Alta" },
      { type: "contacts", contacts: [{ name: "Stop", phone_numbers: ["+15550100001"] }] },
    ];
    for (const content of contents) {
      for (const customer of [customerRow(), out()]) {
        const changes = says(content, customer);
        expect(inserted(changes, "customer_consents"), content.type).toEqual([]);
        expect(kinds(changes), content.type).toContain("agent_turn");
      }
    }
  });

  test("of a chosen button counts if its id says the same, as with one of a template", () => {
    const changes = says({ type: "button_reply", id: "stop", title: "Stop promotions" });
    expect(sets(changes)).toMatchObject([{ marketing: "opted_out" }]);
  });

  test.for([
    { type: "list_reply", id: "leave-2", title: "Baja" },
    { type: "list_reply", id: "baja", title: "Baja" },
    { type: "button_reply", id: "menu-exit", title: "Sair" },
  ] as const)("of a choice says nothing by its title: $title ($type, $id)", (content) => {
    const changes = says(content);
    expect(inserted(changes, "customer_consents")).toEqual([]);
    expect(kinds(changes)).toContain("agent_turn");
  });

  test("of a stop word with a time in the future counts from now", () => {
    expect(sets(says("stop", customerRow(), later(now, day)))).toMatchObject([{ marketing_changed_at: now }]);
  });

  test("of a stop word is confirmed in the customer's language, else in the word's", () => {
    const answer = (text: string, language: string | null) =>
      inserted(says(text, customerRow({ language })), "messages").at(-1)?.text;
    expect(answer("stop", "de-AT")).toContain("keine Werbung");
    expect(answer("baja", null)).toContain("publicidad");
    expect(answer("stop", "xx")).toContain("no more marketing");
  });
});

describe("a consent by the API", () => {
  const said = (body: Parameters<typeof recordConsent>[1]["body"], customer: CustomerRow | null = customerRow()) =>
    recordConsent({ ...facts(), customer }, { params: { id: customerRow().id }, query: {}, body });

  test("is kept with source and time, with run, audit entry and event", () => {
    const at = later(now, -day);
    const { body, changes } = accepted(said({ marketing: "opted_in", source: "Form", at }));
    expect(validateResponse("customers.recordConsent", 200, body)).toMatchObject({ ok: true });
    expect(body.data).toMatchObject({ customer: { marketing: "opted_in", marketing_changed_at: at }, consent: { at } });
    expect(outline(changes)).toEqual([
      "update customers",
      "insert customer_consents",
      "insert events",
      "insert outbox",
      "insert audit_events",
      "insert runs",
      "insert events",
      "insert outbox",
    ]);
    expect(deliveredNames(changes)).toEqual(["customer.opted_in", "atlas.run.updated"]);
    const read = { erased_at: null, marketing: "unknown", marketing_changed_at: null };
    expect(changes[0]).toMatchObject({ where: { id: customerRow().id, ...read }, set: { updated_at: now } });
    expect(audited(changes)).toMatchObject([{ after: { marketing: "opted_in", origin: "api", at } }]);
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "record_consent" }]);
  });

  test("of the same time as the newest counts, and of now is not in the future", () => {
    const { marketing_changed_at: at } = out();
    const body = { marketing: "opted_in", source: "Form" } as const;
    expect(accepted(said({ ...body, at: at ?? now }, out())).body.data.customer.marketing).toBe("opted_in");
    expect(accepted(said({ ...body, at: now })).body.data.consent.at).toBe(now);
    expect(said({ ...body, at: "0000-01-01T00:00:00Z" })).toMatchObject({ details: [{ path: "at" }] });
  });

  test("that is older than the newest leaves marketing as it is", () => {
    const { body, changes } = accepted(said({ marketing: "opted_in", source: "Form", at: later(now, -day) }, out()));
    expect(body.data.customer.marketing).toBe("opted_out");
    expect(outline(changes)).not.toContain("update customers");
  });

  test("in the future is refused, and of nobody is not found", () => {
    const body = { marketing: "opted_in", source: "Form" } as const;
    expect(said({ ...body, at: later(now, 1) })).toMatchObject({ details: [{ path: "at" }] });
    expect(said(body, null)).toMatchObject({ code: "not_found" });
  });

  test("by a person has the origin operator", () => {
    const command = {
      params: { customer_id: customerRow().id },
      query: {},
      body: { marketing: "opted_out", source: "Call" },
    };
    const { body } = accepted(
      recordCustomerConsent(
        { ...facts(), customer: customerRow() },
        command as Parameters<typeof recordCustomerConsent>[1],
      ),
    );
    expect(validateResponse("console.customers.recordConsent", 200, body)).toMatchObject({ ok: true });
    expect(body.data.consent.origin).toBe("operator");
  });
});

// 12:00 in UTC is 13:00 in Berlin, and 07:00 in New York.
const quietHours = {
  organization_id: facts().organizationId,
  starts: "21:00",
  ends: "08:00",
  time_zone: "America/New_York",
  updated_at: now,
};

describe("a marketing message", () => {
  const template = templateRow({ category: "marketing" });
  const content = { template_id: template.id, category: "marketing", template_params: { name: "Ada" } } as const;
  const known = { channel: channelRow(), conversation: conversationRow(), template, quietHours: null };
  const send = (customer: CustomerRow | null, more: object = {}, given: object = {}) =>
    sendToPhone(
      { ...facts(), ...known, customer, ...more },
      { phone_number: customerRow().phone_number, ...content, ...given },
    );

  test("to who ended marketing is refused, whatever its form; utility goes on", () => {
    expect(send(out())).toMatchObject({ code: "customer_opted_out", changes: [] });
    expect(send(out(), {}, { text: "Sale!", template_id: undefined })).toMatchObject({ code: "customer_opted_out" });
    const utility = { template: templateRow({ category: "utility" }) };
    expect(send(out(), utility, { category: "utility" })).toMatchObject({ kind: "sent" });
    expect(send(customerRow())).toMatchObject({ kind: "sent" });
    const parts = { conversation: conversationRow(), customer: out(), channel: channelRow() };
    const into = sendInto({ ...facts(), parts, template }, { ...content, conversation_id: parts.conversation.id });
    expect(into).toMatchObject({ code: "customer_opted_out" });
  });

  test.for([
    ["their own time zone", customerRow({ time_zone: "America/New_York" }), "2026-01-02T13:00:00.000Z"],
    ["the organization's, where nothing tells it", null, "2026-01-02T13:00:00.000Z"],
    ["their own, before their number's country", customerRow({ time_zone: "Europe/Berlin" }), null],
  ] as const)("waits for the morning by %s", ([, customer, until]) => {
    const sent = send(customer, { quietHours });
    expect(sent).toMatchObject(until === null ? { kind: "sent" } : { code: "quiet_hours", may_send_at: until });
  });

  test("goes by the clock of the number's country where it has one", () => {
    const german = { phone_number: "+4930123456" };
    expect(send(customerRow(german), { quietHours }, german)).toMatchObject({ kind: "sent" });
  });

  test("may be scheduled for the morning, and not for the night", () => {
    const night = { ...known, quietHours };
    expect(send(null, night, { send_at: "2026-01-02T13:00:00.000Z" })).toMatchObject({ kind: "sent" });
    expect(send(null, night, { send_at: "2026-01-03T03:00:00.000Z" })).toMatchObject({ code: "quiet_hours" });
  });

  test("that was queued is not handed over after a stop, and waits at night", () => {
    const message = messageRow({ category: "marketing" });
    const held = (customer: CustomerRow) => heldBack({ message, customer, now }, quietHours);
    expect(held(out())).toEqual({ kind: "failed", failure: "recipient_opted_out" });
    expect(held(customerRow())).toEqual({ kind: "put_off", failure: "quiet_hours", rest: hour });
    expect(held(customerRow({ time_zone: "Europe/Berlin" }))).toBeNull();
    expect(heldBack({ message: messageRow({ category: "utility" }), customer: out(), now }, quietHours)).toBeNull();
  });
});

test("a customer who has been erased is not told of by the messaging app's refusal", () => {
  const customer = customerRow({ erased_at: now });
  const parts = { conversation: conversationRow(), channel: channelRow(), message: messageRow() };
  const changes = applyReport(
    { ...facts(), ...parts, customer },
    { status: "failed", error_code: "recipient_opted_out" },
  );
  expect(inserted(changes, "customer_consents")).toEqual([]);
});

test("the messaging app's refusal ends marketing once", () => {
  const parts = {
    conversation: conversationRow(),
    channel: channelRow(),
    message: messageRow({ category: "marketing" }),
  };
  const failed = (customer: CustomerRow) =>
    applyReport({ ...facts(), ...parts, customer }, { status: "failed", error_code: "recipient_opted_out" });
  expect(inserted(failed(customerRow()), "customer_consents")).toMatchObject([{ origin: "provider" }]);
  expect(deliveredNames(failed(customerRow()))).toContain("customer.opted_out");
  expect(inserted(failed(out()), "customer_consents")).toEqual([]);
});

describe("quiet hours of an organization", () => {
  const set = (
    wanted: { start: string; end: string; time_zone: string } | null,
    known = quietHours as typeof quietHours | null,
  ) => setQuietHours({ ...facts(), quietHours: known }, { params: {}, query: {}, body: { quiet_hours: wanted } });
  const night = { start: "22:00", end: "07:00", time_zone: "Europe/Berlin" };

  test.for([
    ["are set", night, null, "insert quiet_hours"],
    ["are changed", night, quietHours, "update quiet_hours"],
    ["are ended", null, quietHours, "remove quiet_hours"],
  ] as const)("%s, with an audit entry", ([, wanted, known, change]) => {
    const { body, changes } = accepted(set(wanted, known));
    expect(validateResponse("console.quietHours.set", 200, body)).toMatchObject({ ok: true });
    expect(body.data.quiet_hours).toEqual(wanted);
    expect(outline(changes)).toEqual([change, "insert audit_events"]);
    const before = presentQuietHours(known).quiet_hours;
    expect(audited(changes)).toMatchObject([{ event_type: "atlas_api.quiet_hours.set", before, after: wanted }]);
    const { starts, ends, time_zone } = quietHours;
    const [first] = changes;
    const read = known === null ? undefined : { organization_id: organizationId, starts, ends, time_zone };
    expect(first && "where" in first ? first.where : undefined).toEqual(read);
  });

  test("that are set are kept as they are shown", () => {
    const { changes } = accepted(set(night, null));
    const kept = { starts: "22:00", ends: "07:00", time_zone: "Europe/Berlin", updated_at: now };
    expect(inserted(changes, "quiet_hours")).toEqual([{ organization_id: organizationId, ...kept }]);
  });

  test("that end when they start, or in a time zone that is none, are refused by the member", () => {
    expect(set({ ...night, end: "22:00" })).toMatchObject({ details: [{ path: "quiet_hours.end" }] });
    expect(set({ ...night, time_zone: "Europe/Atlantis" })).toMatchObject({
      details: [{ path: "quiet_hours.time_zone" }],
    });
  });

  test("that are none stay none without a trace", () => {
    expect(accepted(set(null, null)).changes).toEqual([]);
    expect(presentQuietHours(null)).toEqual({ quiet_hours: null });
  });
});
