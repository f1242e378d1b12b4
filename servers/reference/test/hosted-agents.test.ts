/** A hosted agent answers customers by itself, until people take over: by HTTP alone, and the rows at the end. */
import type { EventName } from "@atlas-messaging/contract";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Receiver, eventOf, startReceiver } from "../test-support/receiver.ts";
import { type Organization, describeServedOnPostgres } from "../test-support/served.ts";

const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "true" };
const names = ["conversation.message_delivered", "atlas.run.updated", "agent.handoff"] satisfies EventName[];
const terrace = { asked: "Until when is the lighthouse terrace open?", known: "The terrace is open until ten." };
const dogs = { asked: "May dogs visit the lighthouse terrace?", known: "Dogs may visit every table outside." };
const replyTo = ({ known }: typeof terrace) => `${known} (Lighthouse terrace)`;
/** The sandbox knows the answer, but the agent is not linked to it. */
const unlinked = "How much is the soup on the menu?";

describeServedOnPostgres("a hosted agent", { settings }, (served) => {
  let shop: Organization;
  let receiver: Receiver;
  let secret: string;
  let knowledgeId: string;
  /** Expected replies of the shop's conversations, by conversation id. */
  const expected = new Map<string, readonly string[]>();

  beforeAll(async () => {
    receiver = await startReceiver();
    shop = await served.organization();
    const source = { source_type: "text", title: "Lighthouse terrace", text: `${terrace.known}\n\n${dogs.known}` };
    knowledgeId = (await shop.client.succeed("knowledge.create", { body: source })).data.document.id;
    const agent = { name: "Keeper", channels: ["chatapp"], answer_after_seconds: 0, source_ids: [knowledgeId] };
    await shop.client.succeed("agents.create", { body: agent });
    const { data } = await shop.client.succeed("webhooks.create", { body: { url: receiver.url, events: names } });
    secret = data.secret ?? "";
  });
  afterAll(() => receiver.close());

  const say = (phone_number: string, text: string, { client } = shop, key?: string) =>
    client.call("events.ingest", {
      body: {
        channel: "chatapp",
        customer: { phone_number },
        event_type: "message.received",
        message: { text },
        ...(key === undefined ? {} : { idempotency_key: key }),
      },
    });
  const said = async (...given: Parameters<typeof say>) => {
    const { body, text } = await say(...given);
    if (!body) throw new Error(text);
    return body.data;
  };
  const repliesIn = async (conversationId: string, { client } = shop) => {
    const { data } = await client.succeed("conversations.context", { params: { conversation_id: conversationId } });
    return data.recent_messages.filter(({ direction }) => direction === "outbound").map(({ text }) => text);
  };
  /** Waits until the conversation has exactly these replies. */
  const expectReplies = async (conversationId: string, replies: readonly unknown[]) => {
    await eventually(async () => expect(await repliesIn(conversationId)).toEqual(replies));
    expected.set(conversationId, await repliesIn(conversationId));
  };
  const delivered = (conversationId: string) =>
    receiver.arrived
      .map((arrived) => eventOf(arrived, secret))
      .filter((event) =>
        event.event_type === "atlas.run.updated"
          ? event.run.conversation_id === conversationId && event.run.intent.startsWith("agent_")
          : "conversation_id" in event && event.conversation_id === conversationId,
      );
  const notice = "A person will answer you here. They will read everything that you write.";
  const clarification = expect.stringMatching(/put the question differently/);

  test("answers from the knowledge that is linked to it, and the shop hears of run and delivery", async () => {
    const { conversation_id } = await said("+4930100001", terrace.asked);
    await expectReplies(conversation_id, [replyTo(terrace)]);
    await eventually(() => expect(delivered(conversation_id)).toHaveLength(2));
    const events = delivered(conversation_id);
    expect(events.find(({ event_type }) => event_type === "conversation.message_delivered")).toMatchObject({
      customer: { phone_number: "+4930100001" },
      message: { text: replyTo(terrace), status: "delivered" },
    });
    const { data } = await shop.client.succeed("runs.list");
    const run = data.runs.find((each) => each.conversation_id === conversation_id && each.intent === "agent_reply");
    expect(run).toMatchObject({
      status: "completed",
      session_id: null,
      tools_called: ["search_knowledge", "send_message"],
      citations: [{ knowledge_id: knowledgeId, title: "Lighthouse terrace" }],
    });
    expect(events.find(({ event_type }) => event_type === "atlas.run.updated")).toMatchObject({ run });
  });

  test("answers a message once, however often it arrives", async () => {
    const answers = [
      await say("+4930100002", terrace.asked, shop, "same-message"),
      await say("+4930100002", terrace.asked, shop, "same-message"),
    ];
    expect(answers[1]?.text).toBe(answers[0]?.text);
    const conversationId = answers[0]?.body?.data.conversation_id ?? "";
    await expectReplies(conversationId, [replyTo(terrace)]);
  });

  test("answers the later of two quick messages, once", async () => {
    const both = [terrace, dogs];
    const [first, second] = await Promise.all(both.map(({ asked }) => said("+4930100003", asked)));
    const id = first?.conversation_id ?? "";
    const last = (first?.message_id ?? "") > (second?.message_id ?? "") ? terrace : dogs;
    const answered = async () => (await repliesIn(id)).filter((text) => text === replyTo(last));
    await eventually(async () => expect(await answered()).toHaveLength(1));
    const others = (await repliesIn(id)).filter((text) => text !== replyTo(last));
    expect(both.filter((each) => each !== last).map(replyTo)).toEqual(expect.arrayContaining(others));
    expected.set(id, await repliesIn(id));
  });

  test("asks back when it knows too little, hands over when that does not help, and is silent then", async () => {
    const { conversation_id } = await said("+4930100004", unlinked);
    await expectReplies(conversation_id, [clarification]);
    await said("+4930100004", "The soup of the day, I mean");
    const handedOver = expect.stringMatching(/I am handing you over to a person/);
    await expectReplies(conversation_id, [clarification, handedOver]);
    await eventually(() => {
      const handoff = delivered(conversation_id).filter(({ event_type }) => event_type === "agent.handoff");
      expect(handoff).toMatchObject([{ run: { intent: "agent_handoff" }, action: { action_type: "handoff" } }]);
    });
    const { data } = await shop.client.succeed("conversations.list", { query: { status: "handed_off" } });
    expect(data.conversations.map(({ id }) => id)).toContain(conversation_id);
    await said("+4930100004", terrace.asked);
  });

  test("answers under the eyes of an owner, and what was handed back to it", async () => {
    const { conversation_id } = await said("+4930100006", terrace.asked);
    await expectReplies(conversation_id, [replyTo(terrace)]);
    const act = (action: object) => shop.client.succeed("actions.execute", { body: { conversation_id, ...action } });
    await act({ action_type: "assign_owner", payload: { owner_id: shop.data.owner_id } });
    await act({ action_type: "handoff" });
    await said("+4930100006", dogs.asked);
    await expectReplies(conversation_id, [replyTo(terrace), notice]);
    await act({ action_type: "hand_back" });
    await expectReplies(conversation_id, [replyTo(terrace), notice, replyTo(dogs)]);
  });

  test("greets, thanks and answers two questions at once, and hands over in the customer's language", async () => {
    const { conversation_id } = await said("+4930100008", "Hello!");
    await expectReplies(conversation_id, ["Hello! How can I help you?"]);
    await said("+4930100008", `${terrace.asked} And ${dogs.asked.toLowerCase()}`);
    const both = `${replyTo(terrace)}\n\n${replyTo(dogs)}`;
    await expectReplies(conversation_id, ["Hello! How can I help you?", both]);
    await said("+4930100008", "Danke! Jetzt möchte ich bitte mit einem Menschen sprechen.");
    const handover = "Ich übergebe an einen Menschen, der Ihnen hier antwortet.";
    await expectReplies(conversation_id, ["Hello! How can I help you?", both, handover]);
    const { data } = await shop.client.succeed("conversations.list", { query: { status: "handed_off" } });
    expect(data.conversations.map(({ id }) => id)).toContain(conversation_id);
  });

  describe("is silent", () => {
    test("after a handoff, once it has said so", async () => {
      const { conversation_id } = await said("+4930100005", terrace.asked);
      await expectReplies(conversation_id, [replyTo(terrace)]);
      await shop.client.succeed("actions.execute", { body: { conversation_id, action_type: "handoff" } });
      await said("+4930100005", dogs.asked);
      await expectReplies(conversation_id, [replyTo(terrace), notice]);
      await said("+4930100005", terrace.asked);
    });

    test("in an organization that has none, or an external one", async () => {
      const other = await served.organization();
      const { conversation_id } = await said("+4930100007", "When are you open?", other);
      await other.client.succeed("agents.create", {
        body: { name: "Elsewhere", kind: "external", channels: ["chatapp"] },
      });
      await other.client.succeed("agents.create", { body: { name: "Nowhere" } });
      await said("+4930100007", "When are you open?", other);
      expect(await repliesIn(conversation_id, other)).toEqual([]);
    });
  });

  test("has left nothing to do, and sent nobody anything else", async () => {
    const database = await served.stopAndOpen();
    const turns = "select organization_id from outbox where kind = 'agent_turn'";
    expect(await database.asSystem({ text: turns, values: [] })).toEqual([]);
    const replies = `select conversation_id as id, json_agg(text order by id)::text as texts from messages
      where direction = 'outbound' group by 1`;
    const found = await database.asTenant<{ id: string; texts: string }>(shop.data.organization_id, {
      text: replies,
      values: [],
    });
    expect(new Map(found.map(({ id, texts }) => [id, JSON.parse(texts)]))).toEqual(expected);
    expect(expected.size).toBe(7);
  });
});
