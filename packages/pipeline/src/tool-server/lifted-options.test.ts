import { requestValidators } from "@atlas-messaging/contract/validate-request";
import { expect, test } from "vitest";
import { liftedOptions } from "./lifted-options.ts";

const many = (name: (at: number) => string) =>
  Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [name(at), at]));

test.for([
  ["beside the arguments", many((at) => `dry${"_".repeat(at % 90)}run${at}`)],
  ["in _meta", { _meta: many((at) => `atlas/${at}`) }],
] as const)("of thousands of misspellings %s a hundred are told", ([, params]) => {
  const options = liftedOptions(requestValidators, { name: "any", ...params });
  expect("details" in options && options.details).toHaveLength(100);
});

test.for([
  [{ organization_id: "x" }, "params.organization_id", "is not a known member"],
  [{ executionMode: "dry_run" }, "params.executionMode", "is not a known member; execution_mode is"],
] as const)("of members that no call has each is named: %j", ([params, path, message]) => {
  expect(liftedOptions(requestValidators, { name: "any", ...params })).toEqual({ details: [{ path, message }] });
});

test("members of MCP are left to the protocol", () => {
  const params = { name: "any", arguments: {}, _meta: {}, task: {}, inputResponses: {}, requestState: "x" };
  expect(liftedOptions(requestValidators, params)).toMatchObject({ mode: "commit" });
});
