import { expect, test } from "vitest";
import { fakeShell, requestTo } from "../../test-support/fake-shell.ts";
import { answerUnrouted } from "./unrouted.ts";

const ask = (path: string, method = "GET", beside?: Parameters<typeof answerUnrouted>[2]) =>
  answerUnrouted(fakeShell(), { request: requestTo(path, { method }), clientAddress: null }, beside);

test("a path that is nobody's is 404", async () => {
  const answer = await ask("/nowhere");
  expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: "not_found" } }]);
});

test("a known path with another method is 405, and says which it takes", async () => {
  const answer = await ask("/v1/atlas/channels", "PUT");
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("what stands outside the contract is answered as it is", async () => {
  const answer = await ask("/page", "GET", async () => ({
    status: 200,
    contentType: "text/html",
    body: "<p>Page</p>",
    headers: { "cache-control": "public" },
  }));
  expect([answer.status, await answer.text()]).toEqual([200, "<p>Page</p>"]);
  expect([answer.headers.get("content-type"), answer.headers.get("cache-control")]).toEqual(["text/html", "public"]);
});
