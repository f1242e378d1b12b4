import { describe, expect, it } from "vitest";
import { contract } from "../../test-support/contract.ts";
import { readTools } from "./tool-model.ts";

const description = "Does something.";
const title = "Do something";
const read = (table: { readonly [name: string]: object }) => {
  const titled = Object.entries(table).map(([name, entry]) => [name, { title, ...entry }] as const);
  return readTools(contract.document, contract.operations, Object.fromEntries(titled));
};

describe("a tool", () => {
  it("that is an operation takes its scope and its arguments, less the idempotency key", () => {
    const [tool] = read({ send: { operation: "agent.sendMessage", risk: "low", description } });
    expect(tool).toMatchObject({ name: "send", operation: "agent.sendMessage", scopes: ["atlas.actions.execute"] });
    expect(tool?.parameters["required"]).toEqual(["conversation_id"]);
    const members = Object.keys(Object(tool?.parameters["properties"]));
    expect(members.toSorted()).toEqual([
      "category",
      "conversation_id",
      "template_header",
      "template_id",
      "template_params",
      "text",
    ]);
    expect(tool?.accepts["oneOf"]).toHaveLength(2);
  });

  it("that is a read takes the query parameters", () => {
    const [tool] = read({ find: { operation: "agent.searchKnowledge", risk: "none", description } });
    expect(tool?.parameters).toMatchObject({ required: ["query"], properties: { top_k: { default: 5, maximum: 50 } } });
  });

  it("that reads has the answer of its operation, and arguments of its own", () => {
    const own = {
      type: "object",
      required: [],
      additionalProperties: false,
      properties: { limit: { type: "integer" } },
    };
    const entry = { reads: "runs.list", risk: "none", scopes: ["atlas.runs.read"], description, arguments: own };
    expect(read({ list: entry })).toMatchObject([
      { operation: null, reads: "runs.list", output: null, parameters: own },
    ]);
  });

  it("answers what its operation does, or a preview, or why not", () => {
    const preview = { type: "object", required: ["text"], properties: { text: { type: "string" } } };
    const [tool] = read({ send: { operation: "agent.sendMessage", risk: "low", description, preview } });
    const alternatives = Object(tool?.output?.["anyOf"]) as { required: string[] }[];
    const required = alternatives.map((each) => each.required);
    expect(required[0]).toEqual(expect.arrayContaining(["outbox_id", "run_id", "execution_mode"]));
    expect(required[1]).toEqual(["text", "run_id", "shadow_run_id", "execution_mode", "approval_required"]);
    expect(required[2]).toEqual(["error"]);
  });

  it.each([
    ["an operation that does not exist", { operation: "agent.fly", risk: "low", description }, /agent\.fly/],
    ["neither operation nor scopes", { risk: "low", description, arguments: { type: "object" } }, /scopes/],
    ["neither operation nor arguments", { risk: "low", description, scopes: ["atlas.actions.execute"] }, /arguments/],
    ["an operation without a scope", { operation: "tools.manifest", risk: "none", description }, /exactly one scope/],
    ["an unknown risk", { operation: "agent.sendMessage", risk: "some", description }, /risk/],
    ["no title", { title: undefined, operation: "agent.sendMessage", risk: "low", description }, /title/],
    ["no result", { risk: "low", description, scopes: [], arguments: { type: "object" } }, /result/],
    ["no description", { operation: "agent.sendMessage", risk: "low" }, /description/],
  ])("with %s stops the generation", (_name, entry, reason) => {
    expect(() => read({ tool: entry })).toThrow(reason);
  });
});
