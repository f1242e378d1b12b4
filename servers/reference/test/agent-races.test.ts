/** An agent that answers just as its time ends: its answer goes out once, and people are called before it or not at all. */
import { eventually } from "@atlas-messaging/test-wait";
import { expect, test } from "vitest";
import { untilInstant } from "../test-support/instant.ts";
import { describeShared } from "../test-support/served.ts";
import {} from "../test-support/whole-contract.ts";

/** `ATLAS_RACES=200` runs the race more often. */
const races = Number(process.env["ATLAS_RACES"] ?? 10);
const atOnce = 20;
const seconds = 5;

describeShared("an agent's time against its reply", {}, (served) => {
  test("ends with the reply, or with a handoff before it", async () => {
    const { client, data } = await served.organization();
    const operator = served.clientOf(data.operator_token);
    const agent = { name: "Our bot", kind: "external", channels: ["chatapp"], reply_within_seconds: seconds } as const;
    const { id: agent_id } = (await client.succeed("agents.create", { body: agent })).data.agent;
    await client.succeed("channels.update", { params: { channel_id: data.channel_id }, body: { agent_id } });
    let customers = 0;
    const hear = async (): Promise<string> => {
      const customer = { phone_number: `+49304${String(++customers).padStart(6, "0")}` };
      const body = { channel: "chatapp", customer, event_type: "message.received", message: { text: "Hello?" } };
      return (await client.succeed("events.ingest", { body })).data.conversation_id;
    };
    const statusOf = async (conversationId: string) =>
      (await operator.succeed("console.getConversation", { params: { conversationId } })).data.conversation.status;
    const heard: string[] = [];
    const race = async (number: number): Promise<void> => {
      const conversation_id = await hear();
      heard.push(conversation_id);
      // About the end of its time, each race a little earlier or later.
      const about = Date.now() + seconds * 1_000 + (number % 20) - 10;
      await untilInstant(about);
      const body = { conversation_id, action_type: "reply", payload: { text: "Hello." } };
      await client.succeed("actions.execute", { body });
    };
    const waiting = Array.from({ length: races }, (_, number) => number);
    const next = async (): Promise<void> => {
      for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) await race(number);
    };
    await Promise.all(Array.from({ length: atOnce }, next));
    // Times end in their order, so all are over when that of a later message is.
    const last = await hear();
    await eventually(async () => expect(await statusOf(last)).toBe("handed_off"));
    let handoffs = 0;
    for (const conversationId of heard) {
      const params = { conversationId };
      const { events } = (await operator.succeed("console.listConversationEvents", { params })).data;
      const order = events
        .map(({ event_type }) => event_type)
        .filter((type) => type === "agent.handoff" || type === "atlas.action.executed");
      const isHandedOff = (await statusOf(conversationId)) === "handed_off";
      expect(order).toEqual([...(isHandedOff ? ["agent.handoff"] : []), "atlas.action.executed"]);
      const { messages } = (await operator.succeed("console.listConversationMessages", { params })).data;
      expect(messages.map(({ text }) => text)).toEqual(["Hello.", "Hello?"]);
      handoffs += isHandedOff ? 1 : 0;
    }
    expect(heard).toHaveLength(races);
    console.log(`${handoffs} of ${races} were handed off before the reply`);
  });
});
