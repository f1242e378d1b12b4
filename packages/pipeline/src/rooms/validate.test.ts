import { describe, expect, test } from "vitest";
import { fakeShell, requestTo } from "../../test-support/fake-shell.ts";
import { correlate } from "./correlate.ts";
import { queryOf, readRequest } from "./validate.ts";

const contextOf = (search: string) =>
  correlate(fakeShell(), null, { request: requestTo(`/v1?${search}`), clientAddress: null });

const again = (count: number, name: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => `${name(at)}=1`).join("&");

describe("the query of a request", () => {
  test("has a list for what is given more than once", () => {
    expect(queryOf(new URLSearchParams("a=1&b=2&a=3&a=4"))).toEqual({ a: ["1", "3", "4"], b: "2" });
  });

  test.for([
    ["unlike names", again(101, (at) => `k${at}`)],
    ["one name", again(101, () => "limit")],
  ])("may have a hundred parameters and no more: %s", async ([, search = ""]) => {
    await expect(readRequest(contextOf(search))).rejects.toMatchObject({
      refusal: {
        code: "validation_failed",
        details: [{ path: "query", message: "must have at most 100 parameters" }],
      },
    });
    await expect(readRequest(contextOf(search.slice(0, search.lastIndexOf("&"))))).resolves.toBeDefined();
  });

  test("never brings an organization, among however many", async () => {
    const search = `${again(500, (at) => `k${at}`)}&organization_id=1`;
    await expect(readRequest(contextOf(search))).rejects.toMatchObject({
      refusal: { code: "organization_id_not_allowed" },
    });
  });
});
