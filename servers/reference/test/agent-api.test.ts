import { type Scope, tools } from "@atlas-messaging/contract";
import type { OperationId } from "@atlas-messaging/contract";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { Database } from "../src/platform/database/index.ts";
import type { Client, Request } from "../test-support/client.ts";
import { eventOf, startReceiver } from "../test-support/receiver.ts";
import { seedCredential, seedOrganization } from "../test-support/seed.ts";
import { type Organization, describeServed } from "../test-support/served.ts";

const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "true" };
const stranger = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0";
const sending = ["send_message", "send_message_to_phone", "issue_voucher"];

/** What a manifest lists for a token with these scopes. */
const manifests: readonly (readonly [readonly Scope[], readonly string[]])[] = [
  [
    ["atlas.actions.execute", "atlas.knowledge.read"],
    ["send_message", "send_message_to_phone", "search_knowledge", "issue_voucher"],
  ],
  [["atlas.actions.execute"], sending],
  [["atlas.knowledge.read"], ["search_knowledge"]],
  [["atlas.messages.send", "atlas.actions.write"], []],
];

const seed = async (database: Database) => {
  const { organizationId } = await seedOrganization(database);
  const tokens = new Map<readonly Scope[], string>();
  for (const [scopes] of manifests) tokens.set(scopes, await seedCredential(database, organizationId, { scopes }));
  return tokens;
};

describeServed("the Agent API", { settings, seed }, (served) => {
  let organization: Organization;
  let client: Client;
  beforeAll(async () => {
    organization = await served.organization();
    client = organization.client;
  });

  const template = (change: object = {}) => ({
    template_id: organization.data.template_id,
    category: "utility",
    template_params: { name: "Ada" },
    ...change,
  });
  const conversationWith = async (number: string): Promise<string> => {
    const { data } = await client.succeed("conversations.list");
    return data.conversations.find(({ customer }) => customer.phone_number === number)?.id ?? "";
  };
  const eventsOf = async (id: string) => {
    const { data } = await client.succeed("conversations.listEvents", { params: { id }, query: { limit: 200 } });
    return data;
  };

  describe("the manifest", () => {
    const namesOf = async (id: "agent.manifest" | "tools.manifest", token: string) => {
      const { data } = await served.clientOf(token).succeed(id);
      return data.tools.map((tool) => tool.function.name);
    };
    const tokenOf = (scopes: readonly Scope[]) => served.seeded.get(scopes) ?? "";

    test.for(manifests)("for %j lists %j", async ([scopes, listed]) => {
      expect(await namesOf("tools.manifest", tokenOf(scopes))).toEqual(listed);
    });

    test.for(manifests.filter(([scopes]) => scopes.includes("atlas.actions.execute")))(
      "of the agent for %j lists %j",
      async ([scopes, listed]) => {
        expect(await namesOf("agent.manifest", tokenOf(scopes))).toEqual(listed);
      },
    );

    test("describes each tool with the JSON Schema of its arguments", async () => {
      const { data } = await client.succeed("tools.manifest");
      expect(data.tools).toEqual(
        Object.entries(tools).map(([name, { description, parameters }]) => ({
          type: "function",
          function: { name, description, parameters },
        })),
      );
    });

    test("needs a credential", async () => {
      expect(await served.anonymous.call("tools.manifest")).toMatchObject({
        status: 401,
        error: { code: "unauthenticated" },
      });
    });
  });

  describe("a token without the scope is refused, and told which it lacks:", () => {
    const send = { body: { conversation_id: stranger, text: "Hello" } };
    const sendToPhone = { body: { phone_number: "+15550100001", text: "Hello" } };
    const cases: readonly (readonly [OperationId, Request, readonly Scope[], Scope])[] = [
      ["agent.manifest", {}, ["atlas.knowledge.read"], "atlas.actions.execute"],
      ["agent.sendMessage", send, ["atlas.knowledge.read"], "atlas.actions.execute"],
      [
        "agent.sendMessageToPhone",
        sendToPhone,
        ["atlas.messages.send", "atlas.actions.write"],
        "atlas.actions.execute",
      ],
      [
        "agent.messageStatus",
        { params: { providerMessageId: "x" } },
        ["atlas.knowledge.read"],
        "atlas.actions.execute",
      ],
      ["agent.searchKnowledge", { query: { query: "Menu?" } }, ["atlas.actions.execute"], "atlas.knowledge.read"],
    ];
    test.for(cases)("%s", async ([id, request, scopes, lacked]) => {
      const [held] = manifests.find(([set]) => set.join() === scopes.join()) ?? [[]];
      const answer = await served.clientOf(served.seeded.get(held) ?? "").call(id, request);
      expect(answer).toMatchObject({ status: 403, error: { code: "insufficient_scope", retryable: false } });
      expect(answer.error?.message).toContain(lacked);
      expect(answer.headers.get("www-authenticate")).toContain(`scope="${lacked}"`);
    });
  });

  describe("send_message", () => {
    test("sends text into an open window; its run says which tool it was", async () => {
      const { conversation_id } = organization.data;
      const { data } = await client.succeed("agent.sendMessage", { body: { conversation_id, text: "At nine." } });
      expect(data).toMatchObject({
        accepted: true,
        delivery_state: "queued",
        conversation_id,
        queued: true,
        window_open: true,
        phone_number: organization.data.phone_number,
      });
      const runs = (await eventsOf(conversation_id)).filter(({ event_type }) => event_type === "atlas.run.updated");
      expect(runs.at(-1)).toMatchObject({
        run: { intent: "send_message", status: "completed", tools_called: ["send_message"] },
      });
    });

    test("sends a template into a closed window", async () => {
      const conversation_id = await conversationWith(organization.data.phone_numbers.window_closed);
      const { data } = await client.succeed("agent.sendMessage", { body: { conversation_id, ...template() } });
      expect(data).toMatchObject({ conversation_id, window_open: false });
    });

    test("takes a conversation id however it is written", async () => {
      const { conversation_id } = organization.data;
      const { data } = await client.succeed("agent.sendMessage", {
        body: { conversation_id: conversation_id.toUpperCase(), text: "Hi" },
      });
      expect(data.conversation_id).toBe(conversation_id);
    });

    const refusals: readonly (readonly [string, number, string, () => Promise<object> | object])[] = [
      ["an unknown conversation", 404, "not_found", () => ({ conversation_id: stranger, text: "Hello" })],
      [
        "another organization's conversation",
        404,
        "not_found",
        async () => ({ conversation_id: (await served.organization()).data.conversation_id, text: "Hello" }),
      ],
      [
        "text into a closed window",
        409,
        "window_closed",
        async () => ({
          conversation_id: await conversationWith(organization.data.phone_numbers.window_closed),
          text: "Hello",
        }),
      ],
      [
        "an unknown template",
        422,
        "template_not_found",
        () => ({ conversation_id: organization.data.conversation_id, ...template({ template_id: stranger }) }),
      ],
      [
        "a template without its values",
        422,
        "validation_failed",
        () => ({ conversation_id: organization.data.conversation_id, ...template({ template_params: {} }) }),
      ],
      [
        "neither text nor template",
        422,
        "validation_failed",
        () => ({ conversation_id: organization.data.conversation_id }),
      ],
      [
        "a phone number",
        422,
        "validation_failed",
        () => ({ conversation_id: organization.data.conversation_id, phone_number: "+15550100001", text: "Hello" }),
      ],
      ["no conversation", 422, "validation_failed", () => ({ text: "Hello" })],
    ];
    test.for(refusals)("refuses %s with %i %s", async ([, status, code, body]) => {
      expect(await client.call("agent.sendMessage", { body: await body() })).toMatchObject({
        status,
        error: { code, retryable: false },
      });
    });
  });

  describe("send_message_to_phone", () => {
    test("creates customer and conversation for a new number, and finds them again", async () => {
      const body = { phone_number: "+4930123457", ...template() };
      const first = await client.succeed("agent.sendMessageToPhone", { body });
      expect(first.data).toMatchObject({ window_open: false, phone_number: "+4930123457", delivery_state: "queued" });
      const again = await client.succeed("agent.sendMessageToPhone", { body });
      expect(again.data.conversation_id).toBe(first.data.conversation_id);
      expect(again.data.message_id).not.toBe(first.data.message_id);
    });

    test("refuses text to a number that has not written", async () => {
      const answer = await client.call("agent.sendMessageToPhone", {
        body: { phone_number: "+4930123458", text: "Hello" },
      });
      expect(answer).toMatchObject({ status: 409, error: { code: "window_closed" } });
    });
  });

  describe("idempotency", () => {
    const sends: readonly (readonly ["agent.sendMessage" | "agent.sendMessageToPhone", () => object])[] = [
      ["agent.sendMessage", () => ({ conversation_id: organization.data.conversation_id })],
      ["agent.sendMessageToPhone", () => ({ phone_number: organization.data.phone_number })],
    ];
    test.for(sends)("%s replays the answer, and refuses the key with another body", async ([id, to]) => {
      const send = (text: string) => client.call(id, { body: { idempotency_key: `replay ${id}`, ...to(), text } });
      const [first, again] = [await send("Hello"), await send("Hello")];
      expect(first.status).toBe(200);
      expect(again.text).toBe(first.text);
      expect([first, again].map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, "true"]);
      expect(await send("Goodbye")).toMatchObject({ status: 422, error: { code: "idempotency_key_reused" } });
    });

    test("a key of one tool, or of messages.send, is another key", async () => {
      const { conversation_id, phone_number } = organization.data;
      const key = { idempotency_key: "shared", text: "Hello" };
      const sent = [
        await client.call("agent.sendMessage", { body: { ...key, conversation_id } }),
        await client.call("agent.sendMessageToPhone", { body: { ...key, phone_number } }),
        await client.call("messages.send", { body: { ...key, phone_number } }),
      ];
      expect(new Set(sent.map(({ body }) => body?.data.message_id)).size).toBe(3);
      expect(sent.map(({ headers }) => headers.get("idempotent-replayed"))).toEqual([null, null, null]);
    });

    test("replays a refusal by a rule", async () => {
      const conversation_id = await conversationWith(organization.data.phone_numbers.window_closed);
      const body = { idempotency_key: "refused", conversation_id, text: "Hello" };
      const [first, again] = [
        await client.call("agent.sendMessage", { body }),
        await client.call("agent.sendMessage", { body }),
      ];
      expect(again).toMatchObject({ status: 409, error: { code: "window_closed" }, text: first.text });
      expect(again.headers.get("idempotent-replayed")).toBe("true");
    });
  });

  describe("the status of a message", () => {
    const providerIdOf = async (conversationId: string, messageId: string): Promise<string> => {
      const told = await vi.waitFor(async () => {
        const events = await eventsOf(conversationId);
        const found = events.find(
          ({ event_type, message }) => event_type === "agent.message_delivery" && message?.id === messageId,
        );
        expect(found).toBeDefined();
        return found;
      }, 10_000);
      return told?.message?.provider_message_id ?? "";
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
      await vi.waitFor(async () => {
        const answer = await client.succeed("agent.messageStatus", { params: { providerMessageId } });
        expect(answer.data).toEqual({ status, updated_at: expect.any(String) });
      }, 10_000);
      const stranger = await served.organization();
      const theirs = await stranger.client.call("agent.messageStatus", { params: { providerMessageId } });
      expect(theirs).toMatchObject({ status: 404, error: { code: "not_found" } });
    });

    test("is unknown while the message is queued, by the id it will have and by our own", async () => {
      const body = { phone_number: organization.data.phone_numbers.slow, text: "Hello" };
      const { message_id } = (await client.succeed("agent.sendMessageToPhone", { body })).data;
      for (const providerMessageId of [`sandbox-${message_id}`, message_id]) {
        const answer = await client.call("agent.messageStatus", { params: { providerMessageId } });
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
      const answer = await client.call("agent.messageStatus", { params: { providerMessageId } });
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
        expect(citation).toEqual({ knowledge_id, title });
      }
      expect(await search(1)).toEqual({ ...both, results: both.results.slice(0, 1) });
    });

    test("answers with a gap when nothing fits", async () => {
      const { data } = await client.succeed("agent.searchKnowledge", { query: { query: "xylophone zeppelin quokka" } });
      expect(data).toEqual({ results: [], knowledge_state: "gap_none" });
    });
  });

  test("deliveries and runs of a tool call are told to webhooks", async () => {
    const fresh = await served.organization();
    const receiver = await startReceiver();
    try {
      const events = ["atlas.run.updated", "agent.message_delivery", "message.delivered"];
      const { data: webhook } = await fresh.client.succeed("webhooks.create", { body: { url: receiver.url, events } });
      const body = { conversation_id: fresh.data.conversation_id, text: "At nine." };
      const { data } = await fresh.client.succeed("agent.sendMessage", { body });
      const told = () => receiver.arrived.map((arrived) => eventOf(arrived, webhook.secret ?? ""));
      const ofTool = () =>
        told().filter((event) => event.event_type !== "atlas.run.updated" || event.run.intent === "send_message");
      await vi.waitFor(() => expect(ofTool()).toHaveLength(5), 10_000);
      const statuses = ofTool().flatMap((event) =>
        event.event_type === "agent.message_delivery" ? [event.message] : [],
      );
      expect(statuses.map(({ status }) => status).toSorted()).toEqual(["delivered", "read", "sent"]);
      expect(new Set(statuses.map(({ id }) => id))).toEqual(new Set([data.message_id]));
    } finally {
      await receiver.close();
    }
  });
});
