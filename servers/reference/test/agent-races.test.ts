/** Times of agents: an answer just as an external one's time ends goes out once, and quick messages get one answer. */
import { expect, test } from "vitest";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { clockOf, timedServer } from "../test-support/timed-clock.ts";
import { settings } from "../test-support/whole-contract.ts";

/** `ATLAS_RACES=200` runs the race more often. */
const races = Number(process.env["ATLAS_RACES"] ?? 10);
const seconds = 5;

describeServedOnPostgres("an agent's time against its reply", { settings, file: timedServer }, (served) => {
  const clock = clockOf(served);
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
      (await operator.succeed("console.conversations.get", { params: { conversation_id: conversationId } })).data
        .conversation.status;
    const heard = await Promise.all(Array.from({ length: races }, hear));
    // The time of all is over at once. Replies come about then, each after so many requests more.
    await clock.leap((seconds - 1) * 1_000);
    const over = clock.leap(1_000);
    const race = async (conversation_id: string, number: number): Promise<void> => {
      for (let before = number % 10; before > 0; before -= 1) await served.anonymous.succeed("system.live");
      const body = { conversation_id, action_type: "reply", payload: { text: "Hello." } };
      await client.succeed("actions.execute", { body });
    };
    await Promise.all([over, ...heard.map(race)]);
    await clock.settle();
    let handoffs = 0;
    for (const conversationId of heard) {
      const params = { conversation_id: conversationId };
      const { events } = (await operator.succeed("console.conversations.listEvents", { params })).data;
      const order = events
        .map(({ event_type }) => event_type)
        .filter((type) => type === "agent.handoff" || type === "atlas.action.executed");
      const isHandedOff = (await statusOf(conversationId)) === "handed_off";
      expect(order).toEqual([...(isHandedOff ? ["agent.handoff"] : []), "atlas.action.executed"]);
      const { messages } = (await operator.succeed("console.conversations.listMessages", { params })).data;
      expect(messages.map(({ text }) => text)).toEqual(["Hello.", "Hello?"]);
      handoffs += isHandedOff ? 1 : 0;
    }
    expect(heard).toHaveLength(races);
    console.log(`${handoffs} of ${races} were handed off before the reply`);
  });

  test("quick messages are one turn, though the process is killed before it", async () => {
    const { client, data } = await served.organization();
    const agent = { name: "Concierge", channels: ["chatapp"], answer_after_seconds: 10 };
    await client.succeed("agents.create", { body: agent });
    const customer = { phone_number: "+49304999999" };
    const say = (text: string) =>
      client.succeed("events.ingest", {
        body: { channel: "chatapp", customer, event_type: "message.received", message: { text } },
      });
    await say("When are you open?");
    await say("We are three");
    const { conversation_id } = (await say("Thanks a lot")).data;
    await served.server.kill();
    await served.startAgain();
    await clock.leap(10_000);
    await clock.settle();
    const { recent_messages } = (
      await served.clientOf(data.token).succeed("conversations.context", { params: { conversation_id } })
    ).data;
    const answers = recent_messages.filter(({ direction }) => direction === "outbound");
    expect(answers).toMatchObject([{ text: expect.stringContaining("open"), author: { type: "agent" } }]);
  });
});
