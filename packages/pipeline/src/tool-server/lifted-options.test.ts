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
