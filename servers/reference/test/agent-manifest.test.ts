import type { OperationId, Scope } from "@atlas-messaging/contract";
import { tools } from "@atlas-messaging/validators/tools";
import { describe, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import type { Request } from "../test-support/client.ts";
import { seedCredential, seedOrganization } from "../test-support/seed.ts";
import { describeShared } from "../test-support/served.ts";

const stranger = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef0";
const sending = ["send_message", "send_message_to_phone", "issue_voucher", "handoff", "list_vouchers"];

/** Expected manifests by scopes. */
const manifests: readonly (readonly [readonly Scope[], readonly string[]])[] = [
  [
    ["atlas.actions.execute", "atlas.knowledge.read"],
    ["send_message", "send_message_to_phone", "search_knowledge", "issue_voucher", "handoff", "list_vouchers"],
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

describeShared("the scopes of a token", { seed }, (served) => {
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
      const { data } = await (await served.organization()).client.succeed("tools.manifest");
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

  describe("a token without the scope is refused by the name of the scope:", () => {
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
        { params: { provider_message_id: "x" } },
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
});
