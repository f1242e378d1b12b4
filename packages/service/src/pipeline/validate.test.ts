import { operations } from "@atlas-messaging/contract";
import { relay } from "@atlas-messaging/server-stubs";
import { describe, expect, test } from "vitest";
import { endpointRow } from "../../test-support/rows.ts";
import { change } from "../../test-support/ask.ts";
import { deployment, statusAndCode } from "../../test-support/deployment.ts";
import { direct, read } from "./handler.ts";
import { fakeShell, requestTo } from "../../test-support/fake-shell.ts";
import { correlate } from "./request.ts";
import { queryOf } from "@atlas-messaging/server-stubs/parts";
import { readRequest } from "./validate.ts";

const contextOf = (search: string) =>
  correlate(fakeShell(), null, { request: requestTo(`/v1?${search}`), clientAddress: null });

const again = (count: number, name: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => `${name(at)}=1`).join("&");

describe("the query of a request", () => {
  test("has a list for what is given more than once", () => {
    expect(queryOf(new URL("http://shop.example/?a=1&b=2&a=3&a=4"))).toEqual({ a: ["1", "3", "4"], b: "2" });
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

describe("a request of an operation", () => {
  const listed: object[] = [];
  const channels = {
    ...read("channels.list", {
      args: ({ query }) => {
        listed.push(query);
        return {};
      },
      present: () => ({ code: "conflict", message: "Enough." }) as never,
    }),
    load: async () => ({ lives: true, standing: null }),
  };
  const spoken = {
    ...direct("toolServer.call", async ({ body }) => relay("toolServer.call", 200, { body: JSON.stringify(body) })),
    speaks: ({ headers }: Request) => headers.has("mcp-protocol-version"),
  };
  const served = deployment({ "channels.list": channels, "toolServer.call": spoken });
  const token = served.tokenWith(["atlas.channels.read"]);

  test("has the defaults of the contract when it is handled", async () => {
    await served.call("channels.list", { token });
    expect(listed).toEqual([{ limit: 50 }]);
  });

  test("names each member that is wrong", async () => {
    const answer = await served.call("channels.list", { token, query: "?limit=0&colour=blue" });
    expect(answer.status).toBe(422);
    const { error } = (await answer.json()) as { readonly error: { readonly details: readonly object[] } };
    expect(error.details).toMatchObject([{ path: "colour" }, { path: "limit" }]);
  });

  test("says how a plus sign is written in an address, where one got lost", async () => {
    const answer = await served.call("channels.list", { token, query: "?limit=+5" });
    const { error } = (await answer.json()) as { readonly error: { readonly details: readonly object[] } };
    expect(error.details).toMatchObject([
      { path: "limit", message: expect.stringMatching(/. In an address, \+ is written %2B$/) },
    ]);
  });

  test("never says its organization, in the query or in a body that nobody asked for", async () => {
    const inQuery = await served.call("channels.list", { token, query: "?organization_id=1" });
    expect(await statusAndCode(inQuery)).toEqual([400, "organization_id_not_allowed"]);
  });

  test("in a protocol of its handler's own is handed over as it came", async () => {
    const body = { hello: "there" };
    const plain = await served.call("toolServer.call", { token, body });
    expect(await statusAndCode(plain)).toEqual([422, "validation_failed"]);
    const headers = { "mcp-protocol-version": "2025-11-25" };
    const theirs = await served.call("toolServer.call", { token, body, headers });
    expect([theirs.status, await theirs.json()]).toEqual([200, body]);
  });

  test("that is in memory is read as a whole, also without a length", async () => {
    const inMemory = fakeShell({ bodiesInMemory: true });
    const create = { ...operations["knowledge.create"], id: "knowledge.create" } as const;
    const request = requestTo("/v1/atlas/knowledge", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"title":"Hours"}',
    });
    const context = correlate(inMemory, create, { request, clientAddress: null });
    expect(await readRequest(context)).toEqual({ params: {}, query: {}, body: { title: "Hours" } });
  });
});

describe("the key in the header", () => {
  const id = endpointRow().id;
  const updated = (body: object, key: string) =>
    change(
      "webhooks.update",
      { params: { id }, body, headers: { "idempotency-key": key } },
      { endpoint: endpointRow() },
    );
  const keyed = expect.objectContaining({ table: "idempotency", row: expect.objectContaining({ key: "once" }) });

  test("stands for the member of the body, also where there is no body", async () => {
    expect((await updated({ status: "disabled" }, "once")).changes).toContainEqual(keyed);
    const deleting = { params: { id }, headers: { "idempotency-key": "once" } };
    const deleted = await change("webhooks.delete", deleting, { endpoint: endpointRow() });
    expect([deleted.status, deleted.changes]).toEqual([200, expect.arrayContaining([keyed])]);
  });

  test("is named by a refusal, and the member where that was sent", async () => {
    const [long, body] = ["k".repeat(300), { status: "disabled" }];
    expect((await updated(body, long)).error.details).toMatchObject([{ path: "Idempotency-Key" }]);
    expect((await updated({ ...body, idempotency_key: long }, long)).error.details).toMatchObject([
      { path: "idempotency_key" },
    ]);
  });

  test("says nothing to a read", async () => {
    const listing = await change("channels.list", { headers: { "idempotency-key": "" } }, { rows: [], known: true });
    expect(listing.status).toBe(200);
  });
});
