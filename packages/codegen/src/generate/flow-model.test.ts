import { describe, expect, test } from "vitest";
import { flowsOf } from "./flow-model.ts";

const operations = [{ id: "notes.get", method: "get" as const, path: "/v1/notes/{id}" }];

const step = (change: object = {}) => ({
  stepId: "read",
  description: "Read a note.",
  operationPath: "{$sourceDescriptions.atlas.url}#/paths/~1v1~1notes~1{id}/get",
  parameters: [
    { name: "id", in: "path" as const, value: "$steps.write.outputs.id" },
    { name: "limit", in: "query" as const, value: "1" },
  ],
  successCriteria: [{ condition: "$statusCode == 200" }],
  ...change,
});
const flowOf = (change: object) =>
  flowsOf(
    {
      workflows: [
        { workflowId: "notes", summary: "s", description: "d", inputs: { required: ["token"] }, steps: [step(change)] },
      ],
    },
    operations,
  )[0];
const criteriaOf = (...successCriteria: object[]) => flowOf({ successCriteria })?.steps[0]?.criteria;
const somewhere = (condition: string) => criteriaOf({ context: "$response.body", type: "jsonpath", condition });

describe("a flow", () => {
  test("names its operations by their ids, and parts their parameters", () => {
    const onFailure = [{ name: "again", type: "retry", retryAfter: 0.5, retryLimit: 3 }];
    expect(flowOf({ onFailure, "x-atlas-delivers": ["session.ended"] })).toEqual({
      id: "notes",
      summary: "s",
      description: "d",
      inputs: ["token"],
      steps: [
        {
          id: "read",
          description: "Read a note.",
          operation: "notes.get",
          params: { id: "$steps.write.outputs.id" },
          query: { limit: "1" },
          body: undefined,
          criteria: [{ status: 200 }],
          retry: { seconds: 0.5, times: 3 },
          outputs: undefined,
          delivers: ["session.ended"],
        },
      ],
    });
  });

  test.for([
    ["a literal", '$response.body#/data/a == "x"', { value: "$response.body#/data/a", equals: "x" }],
    ["a number", "$response.body#/n == 1", { value: "$response.body#/n", equals: 1 }],
    ["nothing", "$response.body#/n == null", { value: "$response.body#/n", equals: null }],
    ["another value", "$response.body#/n == $inputs.run", { value: "$response.body#/n", equals: "$inputs.run" }],
  ] as const)("compares with %s", ([, condition, criterion]) => {
    expect(criteriaOf({ condition })).toEqual([criterion]);
  });

  test("finds an object by its members", () => {
    expect(somewhere("$..[?@.type == 'sent' && @.note.id == {$steps.write.outputs.id}]")).toEqual([
      {
        somewhere: [
          { member: "type", equals: "sent" },
          { member: "note.id", equals: "$steps.write.outputs.id" },
        ],
      },
    ]);
  });

  test("refuses what a player does not know", () => {
    expect(() => criteriaOf({ condition: "$response.body#/n > 1" })).toThrow("criterion of this form");
    expect(() => criteriaOf({ condition: "$response.body#/n == yes" })).toThrow("criterion of this form");
    expect(() => somewhere("$.data[0]")).toThrow("criterion of this form");
    expect(() => somewhere("$..[?count(@.data) == 1]")).toThrow("criterion of this form");
    expect(() => flowOf({ operationPath: "{$sourceDescriptions.atlas.url}#/paths/~1v1~1notes/get" })).toThrow(
      "no operation",
    );
  });
});
