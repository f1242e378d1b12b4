/** Two who act in one conversation at the same moment: nothing happens twice, and nothing is lost. */
import { hour } from "@atlas-messaging/service/core/time";
import { eventually } from "@atlas-messaging/test-wait";
import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { type Organization, describeServedOnPostgres } from "../test-support/served.ts";
import { clockOf, timedServer } from "../test-support/timed-clock.ts";
import { settings } from "../test-support/whole-contract.ts";

/** `ATLAS_RACES=200` runs each more often. */
const races = Number(process.env["ATLAS_RACES"] ?? 6);
const atOnce = 20;

/** Runs a race in so many conversations, some of them at the same time. */
const inMany = async (race: (number: number) => Promise<void>): Promise<void> => {
  const waiting = Array.from({ length: races }, (_, number) => number);
  const next = async (): Promise<void> => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) await race(number);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
};

describeServedOnPostgres("races in a conversation", { settings, file: timedServer }, (served) => {
  const clock = clockOf(served);
  let shop: Organization;
  let operator: Client;
  let customers = 0;
  beforeAll(async () => {
    shop = await served.organization();
    operator = served.clientOf(shop.data.operator_token);
  });

  const hear = async (phone_number: string, text = "Is the terrace open?"): Promise<string> => {
    const body = { channel: "chatapp", customer: { phone_number }, event_type: "message.received", message: { text } };
    return (await shop.client.succeed("events.ingest", { body })).data.conversation_id;
  };
  const newNumber = (): string => `+49301${String(++customers).padStart(6, "0")}`;
  const act = (conversation_id: string, action: object) =>
    shop.client.succeed("actions.execute", { body: { conversation_id, ...action } });
  const messagesIn = async (conversationId: string) =>
    (await operator.succeed("console.conversations.listMessages", { params: { conversation_id: conversationId } })).data
      .messages;
  const updatesIn = async (conversationId: string) => {
    const { data } = await operator.succeed("console.conversations.listEvents", {
      params: { conversation_id: conversationId },
      query: { limit: 200 },
    });
    return data.events.filter(({ event_type }) => event_type === "conversation.updated");
  };
  /** Each event begins where the one before it ended. */
  const expectChained = async (conversationId: string, last: string): Promise<void> => {
    let status = "open";
    for (const { conversation, previous } of await updatesIn(conversationId)) {
      expect(previous?.status ?? status).toBe(status);
      status = conversation?.status ?? status;
    }
    expect(status).toBe(last);
  };

  test("close against a customer's message: it is kept, and closed or reopened with it", async () => {
    await inMany(async () => {
      const number = newNumber();
      const conversationId = await hear(number);
      await Promise.all([
        operator.succeed("console.conversations.close", { params: { conversation_id: conversationId } }),
        hear(number, "One thing more"),
      ]);
      const { conversation } = (
        await operator.succeed("console.conversations.get", { params: { conversation_id: conversationId } })
      ).data;
      const texts = (await messagesIn(conversationId)).map(({ text }) => text);
      expect(texts.toSorted()).toEqual(["Is the terrace open?", "One thing more"]);
      expect(conversation.waiting_since === null).toBe(conversation.status === "closed");
      expect(["open", "closed"]).toContain(conversation.status);
      await expectChained(conversationId, conversation.status);
    });
  });

  test("labels against customers' messages: a list by label has each, page by page", async () => {
    const label = "raced";
    const labelled: string[] = [];
    await inMany(async () => {
      const number = newNumber();
      const params = { conversation_id: await hear(number) };
      labelled.push(params.conversation_id);
      await Promise.all([
        operator.succeed("console.conversations.setLabels", { params, body: { labels: [label] } }),
        ...["Two", "Three"].map((text) => hear(number, text)),
      ]);
    });
    const pageAfter = async (after: object) =>
      (await operator.succeed("console.conversations.list", { query: { label, limit: 1, ...after } })).data;
    const listed: string[] = [];
    let page = await pageAfter({});
    while (page.next_cursor !== null && listed.length <= labelled.length) {
      listed.push(...page.conversations.map(({ id }) => id));
      page = await pageAfter({ after_id: page.next_cursor });
    }
    listed.push(...page.conversations.map(({ id }) => id));
    expect(listed.toSorted()).toEqual(labelled.toSorted());
  });

  test("approval against take-over: the draft is sent once, and the person has the conversation", async () => {
    await inMany(async () => {
      const conversationId = await hear(newNumber());
      const { data } = await act(conversationId, { action_type: "draft", payload: { text: "Until ten." } });
      const params = { approval_id: data.run.approval_id ?? "" };
      await Promise.all([
        operator.succeed("console.approvals.approve", { params }),
        operator.succeed("console.conversations.takeOver", { params: { conversation_id: conversationId } }),
      ]);
      const { conversation } = (
        await operator.succeed("console.conversations.get", { params: { conversation_id: conversationId } })
      ).data;
      expect(conversation).toMatchObject({ status: "handed_off", owner: { id: shop.data.owner_id } });
      const sent = (await messagesIn(conversationId)).filter(({ direction }) => direction === "outbound");
      expect(sent).toMatchObject([{ text: "Until ten.", author: { type: "operator" } }]);
      await expectChained(conversationId, "handed_off");
    });
  });

  test("cancel against the hour of send_at: it is canceled, or it goes, never both", async () => {
    const ends: string[] = [];
    const due = Date.now() + hour;
    const sent: string[] = [];
    await inMany(async () => {
      const phone_number = newNumber();
      await hear(phone_number);
      const body = { phone_number, text: "It is time.", send_at: new Date(due).toISOString() };
      sent.push((await shop.client.succeed("messages.send", { body })).data.message_id);
    });
    // It is time for all at once. Each is canceled about then, after so many requests more.
    await clock.set(new Date(due - 1_000).toISOString());
    const over = clock.leap(1_000);
    await inMany(async (number) => {
      const params = { id: sent[number] ?? "" };
      const get = async () => (await shop.client.succeed("messages.get", { params })).data.message;
      for (let before = number % 10; before > 0; before -= 1) await served.anonymous.succeed("system.live");
      const { status } = await shop.client.call("messages.cancel", { params });
      const last = status === 200 ? "canceled" : "read";
      await eventually(async () => expect((await get()).delivery_state).toBe(last));
      const states = (await get()).statuses.map(({ status: each }) => each);
      const gone = ["scheduled", "queued", "sent", "delivered", "read"];
      expect(states).toEqual(status === 200 ? ["scheduled", "canceled"] : gone);
      ends.push(last);
    });
    await over;
    expect(ends).toHaveLength(races);
    console.log(`${ends.filter((end) => end === "canceled").length} of ${races} were canceled in time`);
  });

  test("an assignment against the removal of its member: nobody who is gone owns a conversation", async () => {
    await inMany(async () => {
      const params = { conversation_id: await hear(newNumber()) };
      const invited = { email: `member-${params.conversation_id}@shop.example`, role: "responder" };
      const { id: owner_id } = (await operator.succeed("console.members.invite", { body: invited })).data.member;
      await Promise.all([
        operator.call("console.conversations.assign", { params, body: { owner_id } }),
        operator.succeed("console.members.remove", { params: { member_id: owner_id } }),
      ]);
      await eventually(async () => {
        const { conversation } = (await operator.succeed("console.conversations.get", { params })).data;
        expect(conversation.owner).toBeNull();
      });
    });
    await clock.settle();
    const query = { owner: "none", limit: 200 };
    const { conversations } = (await operator.succeed("console.conversations.list", { query })).data;
    expect(conversations.length).toBeGreaterThanOrEqual(races);
  });

  test("an external agent's reply against a person's: it goes out or is refused, and each after it is refused", async () => {
    const own = { name: "Our bot", kind: "external" } as const;
    const { id: agent_id } = (await shop.client.succeed("agents.create", { body: own })).data.agent;
    const account = await operator.succeed("console.serviceAccounts.create", { body: { name: "Bot", agent_id } });
    const made = await operator.succeed("console.serviceAccounts.createKey", {
      params: { service_account_id: account.data.service_account.id },
      body: { granted_scopes: ["atlas.actions.execute"] },
    });
    const bot = served.clientOf(made.data.key.secret);
    const outcomes: string[] = [];
    await inMany(async () => {
      const conversation_id = await hear(newNumber());
      const reply = { conversation_id, action_type: "reply", payload: { text: "Until six." } } as const;
      const params = { conversation_id };
      const [answer] = await Promise.all([
        bot.call("actions.execute", { body: reply }),
        operator.succeed("console.conversations.reply", { params, body: { text: "Until ten." } }),
      ]);
      const texts = (await messagesIn(conversation_id)).map(({ text }) => text);
      const isFirst = answer.status === 200;
      expect(texts.toSorted()).toEqual(["Is the terrace open?", ...(isFirst ? ["Until six."] : []), "Until ten."]);
      expect((await bot.call("actions.execute", { body: reply })).status).toBe(409);
      outcomes.push(isFirst ? "before" : `${answer.status} ${answer.error?.code}`);
    });
    const refused = outcomes.filter((each) => each !== "before");
    expect(outcomes).toHaveLength(races);
    expect(refused).toEqual(refused.map(() => "409 handed_off"));
    console.log(`${refused.length} of ${races} were refused`);
  });

  describe("hand back against a reply", () => {
    const conversations: string[] = [];

    test("both succeed", async () => {
      await shop.client.succeed("agents.create", {
        body: { name: "Concierge", channels: ["chatapp"], answer_after_seconds: 0 },
      });
      await inMany(async () => {
        const number = newNumber();
        const conversationId = await hear(number, "I want to talk to a person");
        await eventually(async () => expect(await messagesIn(conversationId)).toHaveLength(2));
        await hear(number);
        await Promise.all([
          operator.succeed("console.conversations.handBack", { params: { conversation_id: conversationId } }),
          operator.succeed("console.conversations.reply", {
            params: { conversation_id: conversationId },
            body: { text: "Until ten." },
          }),
        ]);
        conversations.push(conversationId);
      });
    });

    test("the agent has answered before the person, or not at all", async () => {
      // A turn begins after those before it, and all are over when no job is left.
      const last = await hear(newNumber(), "I want to talk to a person");
      await eventually(async () => expect(await messagesIn(last)).toHaveLength(2));
      await clock.settle();
      for (const conversationId of conversations) {
        const [latest, ...before] = await messagesIn(conversationId);
        expect(latest).toMatchObject({ text: "Until ten.", author: { type: "operator" } });
        const spoken = before.filter(({ author }) => author?.type === "agent");
        expect([1, 2]).toContain(spoken.length);
        const params = { conversation_id: conversationId };
        const { status } = (await operator.succeed("console.conversations.get", { params })).data.conversation;
        await expectChained(conversationId, status);
      }
      const database = await served.stopAndOpen();
      const text = "select id from outbox where kind = 'agent_turn'";
      expect(await database.asTenant(shop.data.organization_id, { text, values: [] })).toEqual([]);
    });
  });
});
