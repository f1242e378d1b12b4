/** Times of messages by HTTP, on a server whose clock the test sets: quiet hours over daylight saving, and `send_at`. */
import { day, hour, later, minute } from "@atlas-messaging/service/core/time";
import { eventually } from "@atlas-messaging/test-wait";
import { expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { clockOf, timedServer } from "../test-support/timed-clock.ts";

/** Two changes of clocks in each zone, by date: a time in that night, and 08:00 after it. */
const nights = [
  ["America/New_York", "forward", "2026-03-08T03:30:00.000Z", "2026-03-08T12:00:00.000Z"],
  ["Europe/Berlin", "forward", "2026-03-28T22:30:00.000Z", "2026-03-29T06:00:00.000Z"],
  ["Australia/Lord_Howe", "back by half an hour", "2026-04-04T11:00:00.000Z", "2026-04-04T21:30:00.000Z"],
  ["Australia/Lord_Howe", "forward by half an hour", "2026-10-03T12:00:00.000Z", "2026-10-03T21:00:00.000Z"],
  ["Europe/Berlin", "back", "2026-10-24T21:30:00.000Z", "2026-10-25T07:00:00.000Z"],
  ["America/New_York", "back", "2026-11-01T02:30:00.000Z", "2026-11-01T13:00:00.000Z"],
] as const;

/** No country is known of this number, so its zone is the one that the customer has. */
const phone_number = "+15550300077";

describeServedOnPostgres("a message with a time", { file: timedServer }, (served) => {
  const { set: clockIs } = clockOf(served);
  const write = async (client: Client, timestamp?: string) => {
    const customer = { channel: "chatapp", customer: { phone_number }, event_type: "message.received" };
    const body = { ...customer, message: { text: "Hello" }, ...(timestamp && { timestamp }) };
    return (await client.succeed("events.ingest", { body })).data;
  };
  /** An organization whose customer has written, just now unless it says when. */
  const heard = async (timestamp?: string) => {
    const { data, client } = await served.organization();
    const { customer_id } = await write(client, timestamp);
    return { client, operator: served.clientOf(data.operator_token), customer_id };
  };
  const stateOf = async (client: Client, id: string) =>
    (await client.succeed("messages.get", { params: { id } })).data.message;
  const goneOut = ["sent", "delivered", "read"];

  const noon = "2026-02-02T12:00:00.000Z";

  test("is refused if it is in the past or far away, and named", async () => {
    await clockIs(noon);
    const { client } = await heard();
    const send = (send_at: string) => client.call("messages.send", { body: { phone_number, text: "Hello", send_at } });
    for (const [send_at, says] of [
      [later(noon, -minute - 1), "must not be in the past; it is 2026-02-02T12:0"],
      ["2016-06-01T12:00:00Z", "must not be in the past"],
      [later(noon, 90 * day + minute), "must be at most 90 days ahead"],
      ["9998-12-31T23:59:59Z", "must be at most 90 days ahead"],
    ] as const) {
      const details = [{ path: "send_at", message: expect.stringContaining(says) }];
      expect(await send(send_at)).toMatchObject({ status: 422, error: { code: "validation_failed", details } });
    }
    // A clock that is half a minute late is forgiven, and the message goes out now.
    expect(await send(later(noon, -minute / 2))).toMatchObject({
      status: 200,
      body: { data: { delivery_state: "queued" } },
    });
    // In another zone's writing it is the same time.
    const offset = await client.succeed("messages.send", {
      body: { phone_number, text: "Hello", send_at: "2026-02-02T23:00:00+10:00" },
    });
    expect(offset.data).toMatchObject({ delivery_state: "scheduled", send_at: later(noon, hour) });
  });

  test("fails by name if the window closes before it, and goes if the window is open then", async () => {
    await clockIs(noon);
    // Its window closes after 22 hours.
    const { client } = await heard(later(noon, -2 * hour));
    const { client: other } = await heard();
    const body = { phone_number, text: "It is here.", send_at: later(noon, 23 * hour) };
    const late = (await client.succeed("messages.send", { body })).data.message_id;
    const answer = (await other.succeed("messages.send", { body })).data.message_id;
    await clockIs(later(noon, 23 * hour - minute));
    expect((await stateOf(client, late)).delivery_state).toBe("scheduled");
    await clockIs(later(noon, 23 * hour));
    await eventually(async () => {
      const failed = await stateOf(client, late);
      expect(failed).toMatchObject({ delivery_state: "failed", error_code: "window_closed" });
      expect(goneOut).toContain((await stateOf(other, answer)).delivery_state);
    });
  });

  test.for(nights)(
    "%s, clocks go %s: marketing waits for 08:00 of the customer",
    async ([time_zone, , night, morning]) => {
      await clockIs(night);
      const { client, operator, customer_id } = await heard();
      const quiet_hours = { start: "21:00", end: "08:00", time_zone: "Etc/UTC" };
      await operator.succeed("console.quietHours.set", { body: { quiet_hours } });
      await client.succeed("customers.update", { params: { id: customer_id }, body: { time_zone } });
      const sale = { phone_number, text: "Half price!", category: "marketing" };
      const refusal = { status: 409, error: { code: "quiet_hours", may_send_at: morning } };
      expect(await client.call("messages.send", { body: sale })).toMatchObject(refusal);
      const early = { ...sale, send_at: later(morning, -minute) };
      expect(await client.call("messages.send", { body: early })).toMatchObject(refusal);
      const news = { ...sale, text: "Your lamp is here.", category: "utility" };
      expect(await client.call("messages.send", { body: news })).toMatchObject({ status: 200 });

      const timed = await client.succeed("messages.send", { body: { ...sale, send_at: morning } });
      expect(timed.data).toMatchObject({ delivery_state: "scheduled", send_at: morning });
      await clockIs(later(morning, -minute));
      expect(await client.call("messages.send", { body: sale })).toMatchObject(refusal);
      expect((await stateOf(client, timed.data.message_id)).delivery_state).toBe("scheduled");
      await clockIs(morning);
      expect(await client.call("messages.send", { body: sale })).toMatchObject({ status: 200 });
      await eventually(async () => {
        const { delivery_state, statuses } = await stateOf(client, timed.data.message_id);
        expect(goneOut).toContain(delivery_state);
        expect(statuses.map(({ status }) => status).slice(0, 3)).toEqual(["scheduled", "queued", "sent"]);
      });
    },
  );
});
