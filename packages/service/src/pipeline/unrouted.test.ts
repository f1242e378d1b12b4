import { expect, test } from "vitest";
import { fakeShell, requestTo } from "../../test-support/fake-shell.ts";
import { correlate } from "./request.ts";
import { answerUnrouted, refuseAsUnknown } from "./surface.ts";

const ask = (path: string, method = "GET", beside?: Parameters<typeof answerUnrouted>[2]) =>
  answerUnrouted(fakeShell(), { request: requestTo(path, { method }), clientAddress: null }, beside);

test("a path that is nobody's is 404", async () => {
  const answer = await ask("/nowhere");
  expect([answer.status, await answer.json()]).toMatchObject([404, { error: { code: "not_found" } }]);
});

test.for([
  ["/v1/atlas/mesages", "/v1/atlas/messages"],
  ["/v1/atlas/messages/", "/v1/atlas/messages"],
  ["/v1/messages", "/v1/atlas/messages"],
  ["/messages/42/cancel", "/v1/atlas/messages/42/cancel"],
  ["/api/v1/webhook", "/v1/atlas/webhooks"],
  ["/v2/atlas/conversations/42/event", "/v1/atlas/conversations/42/events"],
  ["/sandbox/credential", "/sandbox/credentials"],
] as const)("%s names the path that it means", async ([path, meant]) => {
  const { error } = (await (await ask(path)).json()) as { error: { message: string } };
  expect(error.message).toBe(`There is nothing at ${path}. Did you mean ${meant}?`);
});

test("a method that the path does not take is told those that it takes", async () => {
  const { error } = (await (await ask("/v1/atlas/channels", "GETT")).json()) as { error: { message: string } };
  expect(error.message).toBe("/v1/atlas/channels does not take GETT, but GET, HEAD. Did you mean GET?");
});

test("a token that was put into the path is not in the log", async () => {
  const lines: object[] = [];
  const shell = { ...fakeShell(), accessLog: { info: (line: object) => void lines.push(line) } };
  const request = requestTo("/atlas_key_production_a1B2c3d4", { method: "GET" });
  await answerUnrouted(shell, { request, clientAddress: null });
  expect(lines).toMatchObject([{ path: "/[redacted]" }]);
});

test("the line of a request that failed on our side has the cause, however often it repeats", async () => {
  const lines: object[] = [];
  const shell = { ...fakeShell(), accessLog: { info: (line: object) => void lines.push(line) } };
  const http = { request: requestTo("/page", { method: "GET" }), clientAddress: null };
  await answerUnrouted(shell, http, () => Promise.reject(new Error("lost", { cause: new Error("disk full") })));
  await answerUnrouted(shell, http);
  expect(lines).toMatchObject([{ status: 500, reason: "disk full" }, { status: 404 }]);
  expect(lines[1]).not.toHaveProperty("reason");
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

test("a reader of the documentation has a limit of their own, which a guesser of its addresses meets sooner", async () => {
  const shell = fakeShell();
  const max = shell.settings.limits.public;
  const page = async () => ({ status: 200, contentType: "text/html", body: "<p>Page</p>", headers: {} });
  const times = async (path: string, beside?: Parameters<typeof answerUnrouted>[2]) => {
    const statuses = new Set<number>();
    for (let count = 0; count <= max; count++) {
      const http = { request: requestTo(path, { method: "GET" }), clientAddress: null };
      statuses.add((await answerUnrouted(shell, http, beside)).status);
    }
    return [...statuses];
  };
  for (const path of ["/docs", "/docs.md", "/docs/webhooks", "/docs/assets/main.js"])
    expect(await times(path, page)).toEqual([200]);
  expect(await times("/docs/nothing")).toEqual([404, 429]);
  expect(await times("/docsearch", page)).toEqual([429]);
  const read = new Set<number>();
  for (let count = 0; count < 20; count++) for (const status of await times("/docs/start", page)) read.add(status);
  expect([...read]).toEqual([200, 429]);
});

test("a path that a deployment leaves out is unknown, and counts as a guess", async () => {
  const shell = fakeShell();
  const refused = () =>
    refuseAsUnknown(correlate(shell, null, { request: requestTo("/left-out"), clientAddress: "192.0.2.1" }));
  for (let count = 0; count < shell.settings.limits.public; count++)
    await expect(refused()).rejects.toThrow("There is nothing at /left-out.");
  await expect(refused()).rejects.toMatchObject({ refusal: { code: "rate_limited" } });
});
