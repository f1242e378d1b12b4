import { describe, expect, test } from "vitest";
import { deliveredNames, outline } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { channelRow, conversationRow, customerRow, jobRow, messageRow } from "../../test-support/rows.ts";
import type { Change } from "../core/changes.ts";
import { day, later, minute, second } from "../core/time.ts";
import { handoverOf } from "./adapter.ts";
import { type Handover, type HandoverFacts, concludeHandover } from "./delivery.ts";
import { templateParamsOf } from "./detail.ts";

const factsOf = (change: Partial<HandoverFacts> = {}): HandoverFacts => ({
  ...facts(),
  job: jobRow(),
  random: 0,
  message: messageRow({ created_at: now }),
  conversation: conversationRow(),
  customer: customerRow(),
  channel: channelRow({ provider: "cloud_api" }),
  behind: [],
  ...change,
});

const sent: Handover = { kind: "sent", provider_message_id: "provider-1" };
const limited: Handover = { kind: "put_off", failure: "rate_limited", rest: 6 * second };

const again = (changes: readonly Change[]) => changes.map((change) => (change.kind === "update" ? change.set : null));

describe("a message that was handed over", () => {
  test("is sent, under the provider's id", () => {
    const changes = concludeHandover(factsOf(), sent);
    expect(outline(changes)).toEqual(["remove outbox", "update messages", "insert events", "insert outbox"]);
    expect(changes[1]).toMatchObject({
      where: { delivery_state: "queued" },
      set: { delivery_state: "sent", provider_message_id: "provider-1" },
    });
  });

  test("is sent without an id if the provider gave none that fits", () => {
    const changes = concludeHandover(factsOf(), { kind: "sent", provider_message_id: null });
    expect(changes[1]).toMatchObject({ set: { delivery_state: "sent", provider_message_id: null } });
  });

  test("fails for good with an error code, and events are emitted", () => {
    const changes = concludeHandover(factsOf(), { kind: "failed", failure: "window_closed" });
    expect(changes[1]).toMatchObject({ set: { delivery_state: "failed", error_code: "window_closed" } });
    expect(deliveredNames(changes).toSorted()).toEqual(["agent.message_delivery", "conversation.message_failed"]);
  });

  const words = { code: 131042, title: "Payment", details: null, advice: "Pay." };
  const unpaid: Handover = { kind: "put_off", failure: "channel_refused", rest: minute, words };

  test("tells why it waits for an adapter that does not answer, and leaves the channel to its checks", () => {
    const mute = handoverOf({ problem: "The connection was refused." });
    const waiting = { channel: channelRow({ provider: "adapter" }) };
    const changes = concludeHandover(factsOf(waiting), mute);
    expect(outline(changes)).toEqual(["update outbox", "update messages", "insert events", "insert outbox"]);
    const told = { title: "The adapter does not answer.", details: "The connection was refused." };
    const statuses = [expect.anything(), expect.objectContaining({ provider_error: expect.objectContaining(told) })];
    expect(changes[1]).toMatchObject({ set: { statuses, error_code: null } });
    expect(outline(concludeHandover(factsOf(), { ...mute }))).toEqual(["update outbox"]);
  });

  test("tells at once why it waits, on itself and on its channel, and once", () => {
    const changes = concludeHandover(factsOf(), unpaid);
    expect(outline(changes)).toEqual([
      "update outbox",
      "update messages",
      "insert events",
      "insert outbox",
      "update channels",
      "insert audit_events",
      "insert events",
      "insert outbox",
    ]);
    const last = { status: "queued", at: now, error_code: "channel_refused", provider_error: words } as const;
    const [, told] = changes;
    expect(told).toMatchObject({ set: { delivery_state: "queued", error_code: null } });
    const statuses = [{ status: "queued", at: now, error_code: null }, last] as const;
    const health = { ...channelRow().health, state: "degraded", provider_error: words } as const;
    const known = { message: messageRow({ created_at: now, statuses }), channel: channelRow({ health }) };
    expect(outline(concludeHandover(factsOf(known), unpaid))).toEqual(["update outbox"]);
    const taken = concludeHandover(factsOf(known), sent).find(
      (each) => each.kind === "update" && each.table === "channels",
    );
    expect(taken).toMatchObject({ set: { health: { state: "healthy", message: null } } });
  });

  test.for(["sent", "delivered", "read", "failed"] as const)(
    "stays as it is if a callback has made it %s meanwhile",
    (delivery_state) => {
      const known = factsOf({ message: messageRow({ delivery_state }) });
      for (const handover of [sent, limited, { kind: "scripted" } as const]) {
        expect(outline(concludeHandover(known, handover))).toEqual(["remove outbox"]);
      }
    },
  );

  test("follows its script in the sandbox", () => {
    expect(outline(concludeHandover(factsOf(), { kind: "scripted" }))).toEqual(["remove outbox", "insert outbox"]);
  });

  test("is asked again where it was held back when it was asked, and no more", () => {
    expect(outline(concludeHandover(factsOf(), null))).toEqual(["update outbox"]);
  });
});

describe("a message that is put off", () => {
  const waits = (detail: HandoverFacts["job"]["detail"], handover: Handover, random = 0): number => {
    const [set] = again(concludeHandover(factsOf({ job: jobRow({ detail }), random }), handover));
    return set && "due_at" in set ? Date.parse(set.due_at) - Date.parse(now) : Number.NaN;
  };

  test("waits twice as long each time, at most five minutes", () => {
    const tries = [0, 1, 2, 3, 4, 5, 6, 20].map((count) => waits({ tries: count }, limited));
    expect(tries).toEqual([6, 12, 24, 48, 96, 192, 300, 300].map((seconds) => seconds * second));
  });

  test("waits as long as the provider asks, if that is longer", () => {
    expect(waits({ tries: 9 }, { ...limited, rest: 20 * minute })).toBe(20 * minute);
  });

  test("is jittered to wait longer, never shorter", () => {
    expect(waits(null, limited, 0.5)).toBe(6.6 * second);
  });

  test("is released, and counts its tries beside its other details", () => {
    const job = jobRow({ detail: { template_params: { name: "Ada" }, tries: 2 }, attempts: 3 });
    const changes = concludeHandover(factsOf({ job }), limited);
    expect(outline(changes)).toEqual(["update outbox"]);
    expect(again(changes)[0]).toMatchObject({
      attempts: 0,
      leased_until: null,
      ripe: false,
      last_error: "rate_limited",
      detail: { template_params: { name: "Ada" }, tries: 3 },
    });
  });

  test("fails after its maximum of unclear answers, whatever the number of refusals", () => {
    const unnamed: Handover = { kind: "put_off", failure: "provider_unclear", rest: 30 * second, maxTries: 3 };
    const concluded = (detail: HandoverFacts["job"]["detail"]) =>
      concludeHandover(factsOf({ job: jobRow({ detail }) }), unnamed);
    expect(again(concluded({ tries: 7 }))[0]).toMatchObject({ detail: { tries: 8, taken: 1 } });
    expect(again(concluded({ tries: 8, taken: 1 }))[0]).toMatchObject({ detail: { tries: 9, taken: 2 } });
    const last = concluded({ tries: 9, taken: 2 });
    expect(outline(last)[0]).toBe("remove outbox");
    expect(last[1]).toMatchObject({ set: { delivery_state: "failed", error_code: "provider_unclear" } });
  });

  test("keeps its count of unclear answers across refusals", () => {
    const job = jobRow({ detail: { tries: 2, taken: 2 } });
    expect(again(concludeHandover(factsOf({ job }), limited))[0]).toMatchObject({ detail: { tries: 3, taken: 2 } });
  });

  test("fails if it cannot be sent within 24 hours", () => {
    const failing = (age: number) =>
      outline(concludeHandover(factsOf({ message: messageRow({ created_at: later(now, -age) }) }), limited));
    expect(failing(day - 7 * second)).toEqual(["update outbox"]);
    expect(failing(day - 6 * second)).toEqual(["remove outbox", "update messages", "insert events", "insert outbox"]);
  });
});

test.for([
  [null, {}],
  [{ tries: 2 }, {}],
  [{ template_params: { name: "Ada", day: "Monday" } }, { name: "Ada", day: "Monday" }],
] as const)("the parameters of a template are those the job knows: %j", ([detail, params]) => {
  expect(templateParamsOf(jobRow({ detail }))).toEqual(params);
});
