import { describe, expect, test } from "vitest";
import { fakeShell } from "../../test-support/fake-shell.ts";
import { correlate, urlOf } from "./request.ts";

const fresh = "0198c0de-0000-7000-8000-000000000001";
const shell = fakeShell({ newId: () => fresh });

const requestIdOf = (asked?: string): string => {
  const headers = asked === undefined ? {} : { "x-request-id": asked };
  const request = new Request("http://localhost/v1/atlas/channels", { headers });
  return correlate(shell, null, { request, clientAddress: null }).requestId;
};

describe("the id of a request", () => {
  test.for(["01234567", "a".repeat(128), fresh, "trace_1:span-2.3"])("is the caller's own: %s", (asked) => {
    expect(requestIdOf(asked)).toBe(asked);
  });

  const illFormed = ["", "0123456", "a".repeat(129), "with space", "<script>", "näher-dran", `"quoted12"`];
  test.for([...illFormed, "12345678,12345678", "atlas_key_production_a1B2c3d4"])(
    "is a fresh one instead of an ill-formed one: %s",
    (asked) => {
      expect(requestIdOf(asked)).toBe(fresh);
    },
  );

  test("is a fresh one when the caller names none", () => {
    expect(requestIdOf()).toBe(fresh);
  });
});

test.for([
  ["http://localhost/v1?a=1", "http://localhost/v1?a=1"],
  ["http://:/v1?a=1", "http://host.invalid/v1?a=1"],
  ["HTTPS://a b/v1", "http://host.invalid/v1"],
  ["/v1?to=http://other.example/x", "http://host.invalid/v1?to=http://other.example/x"],
])("the address %s is read as %s", ([url, read]) => {
  expect(urlOf({ url } as Request).href).toBe(read); // No other member is read.
});
