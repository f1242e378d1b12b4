/** An endpoint that was disabled for three days gets exactly what it missed, once and in the order of the events. */
import type { Id } from "@atlas-messaging/service/rows/primitives";
import type { Rows } from "@atlas-messaging/service/rows/rows";
import { day, hour, later } from "@atlas-messaging/service/core/time";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commit } from "../src/platform/database/commit.ts";
import { type Receiver, startReceiver } from "../test-support/receiver.ts";
import { deliveryRow, endpointRow, eventRow } from "../test-support/rows.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { whole } from "../test-support/whole.ts";

const count = whole ? 1_000 : 200;
const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };

/** The id of an event that was made then. */
const idAt = (time: number): Id => {
  const digits = time.toString(16).padStart(12, "0");
  const random = crypto.randomUUID().slice(19);
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-${random}`;
};

describeServedOnPostgres("an endpoint that was disabled", { settings }, (served) => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await startReceiver();
  });
  afterAll(() => receiver.close());

  test("gets by one call what it has not received, counted over many events", async () => {
    const { data } = await served.organization();
    const database = await served.stopAndOpen();
    const [only] = await database.asSystem<{ id: string }>({ text: "select id::text from organizations", values: [] });
    const organizationId = only?.id ?? "";
    const start = Date.now() - 3 * day;
    const at = (index: number) => start + Math.floor((index * 3 * day) / count);
    const eventOf = (time: number, name: "message.delivered" | "session.ended") =>
      eventRow(organizationId, {
        id: idAt(time),
        event_type: name,
        names: { [name]: crypto.randomUUID() },
        created_at: new Date(time).toISOString(),
      });
    const endpoint = endpointRow(organizationId, { url: receiver.url, status: "disabled" });
    const missed = Array.from({ length: count }, (_, index) => eventOf(at(index), "message.delivered"));
    const others = Array.from({ length: 100 }, (_, index) => eventOf(at(index * 10), "session.ended"));
    const early = eventOf(start - hour, "message.delivered");
    const rowsOf = (events: readonly Rows["events"][], status: "delivered" | "exhausted") =>
      events.map(({ id, names, created_at }) =>
        deliveryRow(organizationId, {
          endpoint_id: endpoint.id,
          event_row_id: id,
          event_id: names["message.delivered"] ?? "",
          status,
          next_attempt_at: null,
          created_at,
          updated_at: created_at,
        }),
      );
    const [received, givenUp] = [missed.slice(0, 20), missed.slice(20, 50)];
    // In the order of commits, as they would have come.
    const events = [early, ...missed, ...others].toSorted((one, other) => (one.id < other.id ? -1 : 1));
    expect(
      await commit(database, organizationId, [
        { kind: "insert", table: "webhook_endpoints", row: endpoint },
        { kind: "insertMany", table: "events", rows: events },
        {
          kind: "insertMany",
          table: "webhook_deliveries",
          rows: [...rowsOf(received, "delivered"), ...rowsOf(givenUp, "exhausted")],
        },
      ]),
    ).toBe("committed");
    await served.startAgain();
    const client = served.clientOf(data.token);
    const params = { id: endpoint.id };
    const since = later(new Date(start).toISOString(), -1);
    const refused = await client.call("webhooks.recover", { params, body: { since } });
    expect([refused.status, receiver.arrived]).toEqual([409, []]);
    await client.succeed("webhooks.update", { params, body: { status: "active" } });

    const recovered = await client.succeed("webhooks.recover", { params, body: { since } });
    expect(recovered.data).toEqual({ recovered: count - 20, has_more: false, next_after_id: null });
    await eventually(() => expect(receiver.arrived).toHaveLength(count - 20));
    const arrived = receiver.arrived.map(({ headers }) => headers["webhook-id"]);
    const expected = missed.slice(20).map(({ names }) => names["message.delivered"]);
    expect(new Set(arrived)).toEqual(new Set(expected));

    const again = await client.succeed("webhooks.recover", { params, body: { since } });
    expect(again.data.recovered).toBe(0);
    const rest = await client.succeed("webhooks.recover", { params, body: { since: later(since, -day) } });
    expect(rest.data.recovered).toBe(1);
    await eventually(() => expect(receiver.arrived).toHaveLength(count - 19));
  });
});
