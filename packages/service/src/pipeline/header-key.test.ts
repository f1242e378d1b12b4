import { expect, test } from "vitest";
import { withHeaderKey } from "@atlas-messaging/server-stubs/parts";
import { Problem } from "./problem.ts";

const asked = (key?: string) =>
  new Request("http://atlas.test/", { method: "POST", headers: key === undefined ? {} : { "idempotency-key": key } });

test.for([
  ["without the header a body stays", undefined, { text: "Hi" }, { text: "Hi" }],
  ["the header adds the key", "k-1", { text: "Hi" }, { text: "Hi", idempotency_key: "k-1" }],
  ["the same key twice is one", "k-1", { idempotency_key: "k-1" }, { idempotency_key: "k-1" }],
  ["a list is left to the validator", "k-1", ["Hi"], ["Hi"]],
  ["a missing body is left to the validator", "k-1", undefined, undefined],
] as const)("%s", ([, key, body, expected]) => {
  expect(withHeaderKey(asked(key), body)).toEqual(expected);
});

test.for(["k-2", "K-1", 7, null])("a body with the key %j beside the header k-1 is refused", (own) => {
  const refused = () => withHeaderKey(asked("k-1"), { idempotency_key: own });
  expect(refused).toThrow(Problem);
  const message = "must be the same as the header Idempotency-Key, or be left out";
  expect(refused).toThrow(
    expect.objectContaining({ refusal: expect.objectContaining({ details: [{ path: "idempotency_key", message }] }) }),
  );
});
