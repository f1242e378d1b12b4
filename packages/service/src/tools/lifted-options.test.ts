import { validateRequest } from "@atlas-messaging/validators/requests";
import { expect, test } from "vitest";
import { liftedOptions, optionMeantBy, ownArguments } from "./options.ts";

const many = (name: (at: number) => string) =>
  Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [name(at), at]));

test.for([
  ["beside the arguments", many((at) => `dry${"_".repeat(at % 90)}run${at}`)],
  ["in _meta", { _meta: many((at) => `atlas/${at}`) }],
] as const)("of thousands of misspellings %s a hundred are told", ([, params]) => {
  const options = liftedOptions(validateRequest, { name: "any", ...params });
  expect("details" in options && options.details).toHaveLength(100);
});

test.for([
  [{ organization_id: "x" }, "params.organization_id", "is not a known member"],
  [{ executionMode: "dry_run" }, "params.executionMode", "is not a known member. Did you mean execution_mode?"],
  [{ mode: "Dry-Run" }, "params.mode", "is not a known member. Did you mean execution_mode?"],
  [{ mode: "commit" }, "params.mode", "is not a known member. Did you mean execution_mode?"],
  [{ mode: true }, "params.mode", "is not a known member. Did you mean execution_mode?"],
  ...[
    ["execution_mode", "is not a known member. Did you mean atlas/execution_mode?"],
    ["/dry_run", "is not a known member. Did you mean atlas/execution_mode?"],
    ["My-Atlas/dry_run", "is not a known member. Did you mean atlas/execution_mode?"],
    ["mode", "is not a known member. Did you mean atlas/execution_mode?"],
    ["atlas/mode", "is not a known member"],
    ["atlas/resource_links", "must be a boolean"],
  ].map(([key = "", message = ""]) => [{ _meta: { [key]: "dry_run" } }, `params._meta.${key}`, message] as const),
] as const)("of members that no call has each is named: %j", ([params, path, message]) => {
  expect(liftedOptions(validateRequest, { name: "any", ...params })).toEqual({ details: [{ path, message }] });
});

test("members of _meta that others name are ignored, and links are no option", () => {
  const others = { progressToken: "x", "com.example/execution_mode": "dry_run", "my.atlas/trace": "x" };
  const meta = { ...others, "atlas/resource_links": true };
  expect(liftedOptions(validateRequest, { name: "any", _meta: meta })).toEqual({
    mode: "commit",
    idempotencyKey: null,
    shadowRunId: null,
  });
});

test("members of MCP are left to the protocol", () => {
  const params = { name: "any", arguments: {}, _meta: {}, task: {}, inputResponses: {}, requestState: "x" };
  expect(liftedOptions(validateRequest, params)).toMatchObject({ mode: "commit" });
});

test.for([
  [{ execution_mode: "dry_run" }],
  [{ _meta: { "atlas/execution_mode": "dry_run" } }],
  [{ arguments: { execution_mode: "dry_run", text: "Hello" } }],
  [{ execution_mode: "dry_run", arguments: { execution_mode: "dry_run" } }],
])("an option is taken from each of its places: %j", ([params]) => {
  expect(liftedOptions(validateRequest, { name: "any", ...params })).toMatchObject({ mode: "dry_run" });
});

test.for([
  [
    { execution_mode: "commit", arguments: { execution_mode: "dry_run" } },
    "params.arguments.execution_mode",
    "must not differ from params.execution_mode",
  ],
  [
    { _meta: { "atlas/idempotency_key": "a" }, arguments: { idempotency_key: "b" } },
    "params.arguments.idempotency_key",
    "must not differ from params._meta.atlas/idempotency_key",
  ],
  [{ arguments: { execution_mode: "maybe" } }, "params.arguments.execution_mode", "must be one of: dry_run, commit"],
  [{ _meta: { "atlas/shadow_run_id": "x" } }, "params._meta.atlas/shadow_run_id", "must be a UUID"],
] as const)("an option that contradicts or is wrong is named: %j", ([params, path, message]) => {
  expect(liftedOptions(validateRequest, { name: "any", ...params })).toEqual({ details: [{ path, message }] });
});

test("the tool gets its own arguments alone", () => {
  expect(ownArguments({ arguments: { text: "Hello", execution_mode: "dry_run" } })).toEqual({ text: "Hello" });
  expect(ownArguments({ arguments: ["dry_run"] })).toEqual(["dry_run"]);
  expect(ownArguments({})).toBeUndefined();
});

test("a misspelt option is recognized", () => {
  expect(["dryRun", "executionMode", "text"].map(optionMeantBy)).toEqual([
    "execution_mode",
    "execution_mode",
    undefined,
  ]);
});
