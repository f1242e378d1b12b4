import { describe, expect, test } from "vitest";
import { seedCredential, seedOrganization } from "../test-support/seed.ts";
import { type Organization, describeShared } from "../test-support/served.ts";
import type { Database } from "@atlas-messaging/postgres/database";

const seed = async (database: Database) => {
  const { organizationId, token } = await seedOrganization(database);
  const withScopes = (...scopes: ("atlas.context.read" | "atlas.conversations.read" | "atlas.runs.read")[]) =>
    seedCredential(database, organizationId, { scopes });
  return {
    token,
    context: await withScopes("atlas.context.read"),
    conversations: await withScopes("atlas.conversations.read"),
    neither: await withScopes("atlas.runs.read"),
  };
};

const write = ({ client }: Organization, text: string, phone_number: string) =>
  client.succeed("events.ingest", {
    body: { channel: "chatapp", customer: { phone_number }, event_type: "message.received", message: { text } },
  });

describeShared("conversations.context", { seed }, (served) => {
  const contextOf = async ({ client }: Organization, conversationId: string) =>
    (await client.succeed("conversations.context", { params: { conversation_id: conversationId } })).data;

  test("has the conversation as lists show it, and its customer", async () => {
    const organization = await served.organization();
    const { conversation, customer, recent_messages } = await contextOf(
      organization,
      organization.data.conversation_id,
    );
    const { data } = await organization.client.succeed("conversations.list");
    expect(data.conversations).toContainEqual(conversation);
    expect(customer).toEqual({
      id: organization.data.customer_id,
      phone_number: organization.data.phone_number,
      name: null,
    });
    expect(recent_messages).toHaveLength(1);
  });

  test("has the last 20 messages of both sides, the oldest first", async () => {
    const organization = await served.organization();
    const { conversation_id, phone_number } = organization.data;
    const texts = Array.from({ length: 11 }, (_, count) => [`question ${count}`, `answer ${count}`]);
    for (const [question, answer] of texts) {
      await write(organization, question ?? "", phone_number);
      await organization.client.succeed("messages.send", { body: { phone_number, text: answer } });
    }
    const { recent_messages } = await contextOf(organization, conversation_id);
    expect(recent_messages.map(({ text }) => text)).toEqual(texts.flat().slice(-20));
    expect(recent_messages.map(({ direction }) => direction)).toEqual(
      Array.from({ length: 10 }, () => ["inbound", "outbound"]).flat(),
    );
  });

  describe("knowledge", () => {
    test("answers the customer's last message, whatever has been sent since", async () => {
      const organization = await served.organization();
      const { client, data } = organization;
      const lighthouse = {
        source_type: "text",
        title: "Lighthouse terrace",
        text: "The lighthouse terrace opens at seven in summer.",
      };
      const { data: created } = await client.succeed("knowledge.create", { body: lighthouse });
      await client.succeed("knowledge.create", {
        body: { source_type: "text", title: "Ferry", text: "The ferry leaves from pier three." },
      });
      await write(organization, "Which pier does the ferry leave from?", data.phone_number);
      await write(organization, "When does the lighthouse terrace open?", data.phone_number);
      await client.succeed("messages.send", {
        body: { phone_number: data.phone_number, text: "The ferry? One moment." },
      });
      const { knowledge, knowledge_state } = await contextOf(organization, data.conversation_id);
      expect(knowledge_state).toBe("grounded");
      const { knowledge_id, title } = created.document;
      expect(knowledge[0]).toMatchObject({
        knowledge_id,
        title,
        passage: lighthouse.text,
        citation: { knowledge_id, title },
      });
      expect(knowledge.length).toBeLessThanOrEqual(5);
    });

    test("is a gap when nothing fits, and when the customer has not written", async () => {
      const organization = await served.organization();
      const { client, data } = organization;
      await write(organization, "Quel zouave boxe xylophones?", data.phone_number);
      expect(await contextOf(organization, data.conversation_id)).toMatchObject({
        knowledge: [],
        knowledge_state: "gap_none",
      });
      const event = { channel: "chatapp", customer: { phone_number: "+4930123456" }, event_type: "order.abandoned" };
      const { data: begun } = await client.succeed("events.ingest", { body: event });
      const context = await contextOf(organization, begun.conversation_id);
      expect(context).toMatchObject({ recent_messages: [], knowledge: [], knowledge_state: "gap_none" });
    });

    test("is the organization's own", async () => {
      const [ours, theirs] = [await served.organization(), await served.organization()];
      const body = {
        source_type: "text",
        title: "Lighthouse terrace",
        text: "The lighthouse terrace opens at seven in summer.",
      };
      await theirs.client.succeed("knowledge.create", { body });
      await write(ours, "When does the lighthouse terrace open?", ours.data.phone_number);
      const { knowledge } = await contextOf(ours, ours.data.conversation_id);
      expect(knowledge.map(({ title }) => title)).not.toContain("Lighthouse terrace");
    });
  });

  test("of an unknown conversation, another organization's or a malformed id is not found", async () => {
    const [ours, theirs] = [await served.organization(), await served.organization()];
    for (const conversationId of [
      "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0",
      theirs.data.conversation_id,
      "conversation",
    ]) {
      const answer = await ours.client.call("conversations.context", { params: { conversation_id: conversationId } });
      expect(answer).toMatchObject({ status: 404, error: { code: "not_found" } });
    }
  });

  test("needs one of its two scopes", async () => {
    const { token, context, conversations, neither } = served.seeded;
    const { data } = await served.clientOf(token).succeed("conversations.list");
    const request = { params: { conversation_id: data.conversations[0]?.id ?? "" } };
    const statuses = [context, conversations, neither].map(
      async (each) => (await served.clientOf(each).call("conversations.context", request)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 403]);
  });
});
