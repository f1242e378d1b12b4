import { eventually } from "@atlas-messaging/test-wait";
import { beforeAll, describe, expect, test } from "vitest";
import type { Client } from "../test-support/client.ts";
import { type Organization, describeShared } from "../test-support/served.ts";

describeShared("the reads of the Agent API", {}, (served) => {
  let organization: Organization;
  let client: Client;
  beforeAll(async () => {
    organization = await served.organization();
    client = organization.client;
  });

  const eventsOf = async (id: string) => {
    const { data } = await client.succeed("conversations.listEvents", { params: { id }, query: { limit: 200 } });
    return data;
  };

  describe("the status of a message", () => {
    const providerIdOf = async (conversationId: string, messageId: string): Promise<string> => {
      const delivery = await eventually(async () => {
        const events = await eventsOf(conversationId);
        const found = events.find(
          ({ event_type, message }) => event_type === "agent.message_delivery" && message?.id === messageId,
        );
        expect(found).toBeDefined();
        return found;
      });
      return delivery?.message?.provider_message_id ?? "";
    };
    const outcomes = [
      ["delivered", "read"],
      ["failed", "failed"],
      ["stays_sent", "sent"],
    ] as const;
    test.for(outcomes)("to the number %s comes to %s", async ([number, status]) => {
      const body = { phone_number: organization.data.phone_numbers[number], text: "Hello" };
      const { data } = await client.succeed("agent.sendMessageToPhone", { body });
      const providerMessageId = await providerIdOf(data.conversation_id, data.message_id);
      await eventually(async () => {
        const answer = await client.succeed("agent.messageStatus", {
          params: { provider_message_id: providerMessageId },
        });
        expect(answer.data).toEqual({ status, updated_at: expect.any(String) });
      });
      const stranger = await served.organization();
      const theirs = await stranger.client.call("agent.messageStatus", {
        params: { provider_message_id: providerMessageId },
      });
      expect(theirs).toMatchObject({ status: 404, error: { code: "not_found" } });
    });

    test("is unknown while the message is queued, by the id it will have and by our own", async () => {
      const body = { phone_number: organization.data.phone_numbers.slow, text: "Hello" };
      const { message_id } = (await client.succeed("agent.sendMessageToPhone", { body })).data;
      for (const providerMessageId of [`sandbox-${message_id}`, message_id]) {
        const answer = await client.call("agent.messageStatus", { params: { provider_message_id: providerMessageId } });
        expect(answer).toMatchObject({ status: 404, error: { code: "not_found" } });
      }
    });

    test.for([
      ["another provider's id", "x"],
      ["U+0000", "\0"],
      ["what no provider writes", "wamid ü"],
      ["a path", "../status"],
      ["256 characters", "a".repeat(256)],
      ["257 characters", "a".repeat(257)],
    ] as const)("is unknown for %s", async ([, providerMessageId]) => {
      const answer = await client.call("agent.messageStatus", { params: { provider_message_id: providerMessageId } });
      expect(answer).toMatchObject({ status: 404, error: { code: "not_found" } });
    });
  });

  describe("knowledge search", () => {
    test.for([[0], [51], ["five"]] as const)("refuses top_k %s", async ([top_k]) => {
      const answer = await client.call("agent.searchKnowledge", { query: { query: "Menu?", top_k } });
      expect(answer).toMatchObject({ status: 422, error: { code: "validation_failed", details: [{ path: "top_k" }] } });
    });

    test("refuses a search without a query", async () => {
      const answer = await client.call("agent.searchKnowledge");
      expect(answer).toMatchObject({ status: 422, error: { details: [{ path: "query" }] } });
    });

    test("answers with passages, scores and citations, as many as asked for", async () => {
      const fresh = await served.organization();
      for (const title of ["Parking garage", "Parking permits"]) {
        const body = {
          source_type: "text",
          title,
          text: `${title}: the quokka stables are beside the zeppelin hangar.`,
        };
        await fresh.client.succeed("knowledge.create", { body });
      }
      const search = async (top_k: number) =>
        (await fresh.client.succeed("agent.searchKnowledge", { query: { query: "quokka zeppelin", top_k } })).data;
      const both = await search(5);
      expect(both.knowledge_state).toBe("grounded");
      expect(both.results.map(({ title }) => title).toSorted()).toEqual(["Parking garage", "Parking permits"]);
      for (const { knowledge_id, title, content, citation } of both.results) {
        expect(content).toContain("zeppelin hangar");
        expect(citation).toEqual({ knowledge_id, title, start: 0, end: content.length });
      }
      expect(await search(1)).toEqual({ ...both, results: both.results.slice(0, 1) });
    });

    test("answers with a gap when nothing fits", async () => {
      const { data } = await client.succeed("agent.searchKnowledge", { query: { query: "xylophone zeppelin quokka" } });
      const knowledge_gap = { unknown_words: ["xylophone", "zeppelin", "quokka"], nearest: [] };
      expect(data).toEqual({ results: [], knowledge_state: "gap_none", knowledge_gap });
    });
  });
});
