/** A customer who says STOP while a campaign runs: the word has one effect, and nothing goes out after it. */
import { eventually } from "@atlas-messaging/test-wait";
import { expect, test } from "vitest";
import { describeShared } from "../test-support/served.ts";
import {} from "../test-support/whole-contract.ts";

/** `ATLAS_RACES=200` runs the race more often. */
const races = Number(process.env["ATLAS_RACES"] ?? 6);
const atOnce = 10;

describeShared("a stop word against a campaign", {}, (served) => {
  test("ends marketing once; what was accepted before is sent or fails by name", async () => {
    const { client } = await served.organization();
    const ends = { refused: 0, failed: 0, gone: 0 };
    const hear = async (phone_number: string, text: string) => {
      const body = {
        channel: "chatapp",
        customer: { phone_number },
        event_type: "message.received",
        message: { text },
      };
      return (await client.succeed("events.ingest", { body })).data;
    };
    const race = async (number: number): Promise<void> => {
      const phone_number = `+49302${String(number).padStart(6, "0")}`;
      const { customer_id: id, conversation_id: conversationId } = await hear(phone_number, "Hello");
      const sale = { phone_number, text: "Half price!", category: "marketing" };
      const [, ...sent] = await Promise.all([
        hear(phone_number, "STOP"),
        client.call("messages.send", { body: sale }),
        client.call("messages.send", { body: sale }),
        hear(phone_number, "stop"),
      ]);
      const after = await client.call("messages.send", { body: sale });
      expect(after).toMatchObject({ status: 409, error: { code: "customer_opted_out" } });
      const { consents } = (await client.succeed("customers.listConsents", { params: { id } })).data;
      // Each stop is kept with its time, and only the first has an effect.
      expect(consents.map(({ marketing }) => marketing)).toEqual(["opted_out", "opted_out"]);
      const query = { customer_id: id, event_type: "customer.opted_out" } as const;
      expect((await client.succeed("events.list", { query })).data).toHaveLength(1);
      const outbound = await eventually(async () => {
        const { recent_messages } = (
          await client.succeed("conversations.context", { params: { conversation_id: conversationId } })
        ).data;
        const all = recent_messages.filter(({ direction }) => direction === "outbound");
        expect(all.filter(({ delivery_state }) => delivery_state === "queued")).toEqual([]);
        return all;
      });
      const answers = sent.slice(0, 2).map((answer) => ("status" in answer ? answer.status : 0));
      const accepted = answers.filter((status) => status === 200).length;
      const sales = outbound.filter(({ text }) => text === sale.text);
      expect(sales).toHaveLength(accepted);
      expect(outbound.filter(({ text }) => text.includes("no more marketing"))).toHaveLength(1);
      ends.refused += answers.filter((status) => status === 409).length;
      for (const { delivery_state } of sales) ends[delivery_state === "failed" ? "failed" : "gone"] += 1;
    };
    const waiting = Array.from({ length: races }, (_, number) => number);
    const next = async (): Promise<void> => {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) await race(number);
    };
    await Promise.all(Array.from({ length: atOnce }, next));
    expect(ends.refused + ends.failed + ends.gone).toBe(2 * races);
    console.log(
      `${races} races: ${ends.refused} refused, ${ends.failed} stopped in the queue, ${ends.gone} sent before`,
    );
  });
});
