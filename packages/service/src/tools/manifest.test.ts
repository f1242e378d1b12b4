import { type Scope, scopes } from "@atlas-messaging/contract";
import { tools } from "@atlas-messaging/validators/tools";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { mayCall, presentManifest, toolsFor } from "./manifest.ts";

const every = Object.keys(scopes) as Scope[]; // A literal object has exactly its own keys.

describe("the manifest", () => {
  const sets: readonly (readonly [readonly Scope[], readonly string[]])[] = [
    [every, Object.keys(tools)],
    [["atlas.actions.execute"], ["send_message", "send_message_to_phone", "issue_voucher", "handoff", "list_vouchers"]],
    [["atlas.conversations.read"], ["get_conversation", "list_conversations"]],
    [["atlas.runs.read"], ["get_run"]],
    [["atlas.knowledge.read"], ["search_knowledge"]],
    [["atlas.actions.write", "atlas.messages.send", "atlas.knowledge.write"], []],
    [[], []],
  ];
  test.for(sets)("of %j lists %j", ([held, listed]) => {
    expect(toolsFor(held)).toEqual(listed);
    expect(presentManifest(held).tools.map((tool) => tool.function.name)).toEqual(listed);
  });

  test("fits the contract, with the schema of the arguments", () => {
    const data = presentManifest(every);
    expect(validateResponse("agent.manifest", 200, { ok: true, data })).toMatchObject({ ok: true });
    expect(data.tools[2]?.function).toEqual({
      name: "search_knowledge",
      description: tools.search_knowledge.description,
      parameters: tools.search_knowledge.parameters,
    });
  });

  test("lists only tools that may be called", () => {
    expect(mayCall("issue_voucher", ["atlas.actions.execute"])).toBe(true);
    expect(mayCall("issue_voucher", ["atlas.knowledge.read"])).toBe(false);
  });
});
