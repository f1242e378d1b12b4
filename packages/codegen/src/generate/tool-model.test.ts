import { beforeAll, describe, expect, it } from "vitest";
import { SPEC_FOLDER } from "../contract/location.ts";
import { readContract } from "./contract-source.ts";
import type { ContractSource } from "./contract-source.ts";
import { readTools } from "./tool-model.ts";

let contract: ContractSource;

beforeAll(async () => {
  contract = await readContract(SPEC_FOLDER);
});

const description = "Does something.";
const read = (table: unknown) => readTools(contract.document, contract.operations, table);

describe("a tool", () => {
  it("that is an operation takes its scope and its arguments, less the idempotency key", () => {
    const [tool] = read({ send: { operation: "agent.sendMessage", risk: "low", description } });
    expect(tool).toMatchObject({ name: "send", operation: "agent.sendMessage", scopes: ["atlas.actions.execute"] });
    expect(tool?.parameters["required"]).toEqual(["conversation_id"]);
    const members = Object.keys(Object(tool?.parameters["properties"]));
    expect(members.toSorted()).toEqual(["category", "conversation_id", "template_id", "template_params", "text"]);
    expect(tool?.accepts["oneOf"]).toHaveLength(2);
  });

  it("that is a read takes the query parameters", () => {
    const [tool] = read({ find: { operation: "agent.searchKnowledge", risk: "none", description } });
    expect(tool?.parameters).toMatchObject({ required: ["query"], properties: { top_k: { default: 5, maximum: 50 } } });
  });

  it.each([
    ["an operation that does not exist", { operation: "agent.fly", risk: "low", description }, /agent\.fly/],
    ["neither operation nor scopes", { risk: "low", description, arguments: { type: "object" } }, /scopes/],
    ["neither operation nor arguments", { risk: "low", description, scopes: ["atlas.actions.execute"] }, /arguments/],
    ["an operation without a scope", { operation: "tools.manifest", risk: "none", description }, /exactly one scope/],
    ["an unknown risk", { operation: "agent.sendMessage", risk: "some", description }, /risk/],
    ["no description", { operation: "agent.sendMessage", risk: "low" }, /description/],
  ])("with %s stops the generation", (_name, entry, reason) => {
    expect(() => read({ tool: entry })).toThrow(reason);
  });
});
