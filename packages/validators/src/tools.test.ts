import { describe, expect, it } from "vitest";
import { type ToolName, validateToolArguments } from "./tools.ts";

const id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";
const template = { template_id: id, category: "utility", template_params: { name: "Ada" } };

describe("arguments of a tool", () => {
  const right: readonly (readonly [ToolName, object])[] = [
    ["send_message", { conversation_id: id, text: "Hello" }],
    ["send_message", { conversation_id: id, ...template }],
    ["send_message", { conversation_id: id, ...template, text: "Hello" }],
    ["send_message_to_phone", { phone_number: "+15550100001", text: "Hello", category: "marketing" }],
    ["search_knowledge", { query: "When do you open?", top_k: 50 }],
    ["issue_voucher", { customer_id: id, voucher_id: id }],
  ];
  it.each(right)("of %s are taken as they are: %j", (name, given) => {
    expect(validateToolArguments(name, given)).toEqual({ ok: true, value: given });
  });

  it("get the defaults of the operation", () => {
    expect(validateToolArguments("search_knowledge", { query: "Menu?" })).toEqual({
      ok: true,
      value: { query: "Menu?", top_k: 5 },
    });
  });

  const wrong: readonly (readonly [ToolName, unknown, string])[] = [
    ["send_message", { text: "Hello" }, "conversation_id"],
    ["send_message", { conversation_id: id }, "text"],
    ["send_message", { conversation_id: id, template_id: id }, "category"],
    ["send_message", { conversation_id: id, text: "Hello", idempotency_key: "k" }, "idempotency_key"],
    ["send_message", { conversation_id: id, text: "Hello", organization_id: id }, "organization_id"],
    ["send_message_to_phone", { phone_number: "15550100001", text: "Hello" }, "phone_number"],
    ["search_knowledge", { query: "Menu?", top_k: "5" }, "top_k"],
    ["search_knowledge", { query: "Menu?", top_k: 51 }, "top_k"],
    ["search_knowledge", { query: "" }, "query"],
    ["issue_voucher", { customer_id: id }, "voucher_id"],
    ["issue_voucher", { customer_id: id, voucher_id: "WELCOME-10" }, "voucher_id"],
    ["issue_voucher", [], "arguments"],
    ["issue_voucher", null, "arguments"],
  ];
  it.each(wrong)("of %s that are %j are refused, naming %s", (name, given, path) => {
    const result = validateToolArguments(name, given);
    expect(result.ok ? [] : result.details.map((detail) => detail.path)).toContain(path);
  });
});
