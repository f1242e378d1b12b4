import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { Atlas, type Clock, NotFoundError } from "@atlas-messaging/sdk";
import { type Sandbox, createSandbox } from "@atlas-messaging/sandbox";
import { MutationObserver, QueryClient, dehydrate, hydrate } from "@tanstack/query-core";
import { beforeEach, describe, expect, it } from "vitest";
import {
  agentsDirectoryInfiniteOptions,
  asPrincipal,
  channelsListOptions,
  consoleApprovalsListOptions,
  consoleConversationsTakeOverMutation,
  messagesGetOptions,
  messagesListInfiniteOptions,
  messagesListOptions,
  messagesSendMutation,
  queryKeyOf,
} from "../src/index.ts";

const phone_number = "+15550100001";

/** Pauses end at once, and deadlines never. */
const clock: Clock = {
  now: () => 0,
  after: (milliseconds, run) => {
    if (milliseconds < 30_000) queueMicrotask(run);
    return () => {};
  },
  random: () => 0,
};

let sandbox: Sandbox;
let sent: string[];
let atlas: Atlas;
let queries: QueryClient;

beforeEach(() => {
  sandbox = createSandbox();
  sent = [];
  atlas = new Atlas({ token: sandbox.token, fetch: counted, retries: 4, clock });
  queries = new QueryClient();
});

const counted = (url: string, init: RequestInit): Promise<Response> => {
  sent.push(`${init.method} ${new URL(url).pathname}`);
  return sandbox.fetch(url, init);
};

const send = (text: string) => atlas.messages.send({ phone_number, text });

describe("a query", () => {
  it("gives the data of the answer", async () => {
    const { message_id } = await send("Your table is ready.");
    const { message } = await queries.fetchQuery(messagesGetOptions(atlas, message_id));
    expect(message).toMatchObject({ id: message_id, text: "Your table is ready." });
  });

  it("is asked once where it is refused, and fails with the error of the SDK", async () => {
    const asked = queries.fetchQuery(messagesGetOptions(atlas, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4ef1"));
    await expect(asked).rejects.toThrow(NotFoundError);
    expect(sent).toHaveLength(1);
  });

  it("is retried by the SDK alone", async () => {
    sandbox.fail("messages.list", { status: 503, times: 2 });
    await queries.fetchQuery(messagesListOptions(atlas));
    expect(sent).toHaveLength(3);
  });

  it("aborts its request when it is cancelled", async () => {
    const begun = Promise.withResolvers<AbortSignal | null | undefined>();
    const hang = (_url: string, { signal }: RequestInit): Promise<Response> => {
      begun.resolve(signal);
      return new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    };
    const options = messagesListOptions(new Atlas({ token: sandbox.token, fetch: hang }));
    const asked = queries.fetchQuery(options);
    const signal = await begun.promise;
    await Promise.all([expect(asked).rejects.toThrow("CancelledError"), queries.cancelQueries(options)]);
    expect(signal?.aborted).toBe(true);
  });
});

describe("an infinite query", () => {
  it("gives every item of a list once, page by page", async () => {
    for (const text of ["one", "two", "three"]) await send(text);
    const options = messagesListInfiniteOptions(atlas, { limit: 2, direction: "outbound" });
    const { pages } = await queries.fetchInfiniteQuery({ ...options, pages: 5 });
    const texts = pages.map(({ messages }) => messages.map(({ text }) => text));
    expect(texts).toEqual([["three", "two"], ["one"]]);
  });

  it("counts the pages of the directory by an offset", async () => {
    const data = await queries.fetchInfiniteQuery({ ...agentsDirectoryInfiniteOptions(atlas, { limit: 1 }), pages: 2 });
    expect(data.pageParams).toEqual(data.pages.length > 1 ? [{}, { offset: 1 }] : [{}]);
  });
});

describe("a mutation", () => {
  it("sends once where an answer is lost", async () => {
    sandbox.fail("messages.send", { lose: "answer", times: 1 });
    const observer = new MutationObserver(queries, messagesSendMutation(atlas));
    await observer.mutate({ body: { phone_number, text: "Once." } });
    expect(sent).toHaveLength(2);
    const { messages } = await atlas.messages.list({ direction: "outbound" });
    expect(messages.map(({ text }) => text)).toEqual(["Once."]);
  });

  it("takes a key of the caller", async () => {
    const observer = new MutationObserver(queries, messagesSendMutation(atlas));
    const given = { body: { phone_number, text: "Once." }, options: { idempotencyKey: "table-7" } };
    const one = await observer.mutate(given);
    expect(await observer.mutate(given)).toEqual(one);
  });

  it("works for the console", async () => {
    const { conversation_id } = await send("Hello.");
    const console = new AtlasConsole({ token: sandbox.credentials.operator_token, fetch: counted });
    const observer = new MutationObserver(queries, consoleConversationsTakeOverMutation(console));
    const answer = await observer.mutate({ conversationId: conversation_id });
    expect(answer.conversation).toMatchObject({ status: "handed_off" });
    expect(await queries.fetchQuery(consoleApprovalsListOptions(console))).toMatchObject({ approvals: [] });
    const queryKey = queryKeyOf(console, "console.approvals");
    expect(queries.getQueryCache().findAll({ queryKey })).toHaveLength(1);
    expect(queryKey.slice(2)).toEqual(["console", "approvals"]);
  });
});

describe("a key", () => {
  it("tells principals and addresses apart, and holds no token", () => {
    const keys = [
      atlas,
      new Atlas({ token: createSandbox({ seed: 2 }).token, fetch: counted }),
      new Atlas({ token: sandbox.token, fetch: counted, baseUrl: "http://127.0.0.1:4200" }),
      new Atlas({ fetch: counted }),
    ].map((client) => JSON.stringify(messagesListOptions(client).queryKey));
    expect(new Set(keys).size).toBe(4);
    expect(keys.join()).not.toContain(sandbox.token);
  });

  it("is the same for two clients of one token, so that a client may be made anew", () => {
    const again = new Atlas({ token: sandbox.token, fetch: counted });
    expect(messagesListOptions(again).queryKey).toEqual(messagesListOptions(atlas).queryKey);
  });

  it("of an operation, a resource or everything begins the keys of all its queries", async () => {
    const { message_id } = await send("one");
    await queries.fetchQuery(messagesListOptions(atlas, { limit: 1 }));
    await queries.fetchInfiniteQuery(messagesListInfiniteOptions(atlas));
    await queries.fetchQuery(messagesGetOptions(atlas, message_id));
    await queries.fetchQuery(channelsListOptions(atlas));
    const begunBy = (queryKey: readonly unknown[]): number => queries.getQueryCache().findAll({ queryKey }).length;
    expect(begunBy(queryKeyOf(atlas, "messages.list"))).toBe(2);
    expect(begunBy(queryKeyOf(atlas, "messages"))).toBe(3);
    expect(begunBy(queryKeyOf(atlas))).toBe(4);
    expect(begunBy(queryKeyOf(asPrincipal(new Atlas(), "another")))).toBe(0);
  });

  it("with a named principal is one on the server and in the page, so the page asks nothing again", async () => {
    asPrincipal(atlas, "member:42");
    const asked = await queries.fetchQuery(messagesListOptions(atlas));
    const document: unknown = JSON.parse(JSON.stringify(dehydrate(queries)));
    const page = asPrincipal(new Atlas({ baseUrl: "http://127.0.0.1:4200/atlas", fetch: counted }), "member:42");
    const pageQueries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    hydrate(pageQueries, Object(document));
    expect(await pageQueries.fetchQuery(messagesListOptions(page))).toEqual(asked);
    expect(sent).toHaveLength(1);
  });
});
