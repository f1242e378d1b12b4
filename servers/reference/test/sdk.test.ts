/** The SDK against a running server: what is lost on the way is sent again, and executed once. */
import { Atlas, type Clock, RateLimitedError, WindowClosedError } from "@atlas-messaging/sdk";
import { expect, test } from "vitest";
import { describeServed } from "../test-support/served.ts";

/** Pauses between attempts pass at once; deadlines do not. */
const hasty: Clock = {
  now: () => performance.now(),
  random: () => 0,
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds < 20_000 ? 0 : milliseconds);
    return () => clearTimeout(timer);
  },
};

describeServed("SDK", {}, (served) => {
  const connect = async (fetch: typeof globalThis.fetch = globalThis.fetch, options = {}) => {
    const { data } = await served.organization();
    const baseUrl = served.server.url;
    return {
      data,
      atlas: new Atlas({
        token: data.token,
        baseUrl,
        clock: hasty,
        fetch: (url, init) => fetch(url, init),
        ...options,
      }),
    };
  };

  test("sends a message once whose answers are lost", async () => {
    let lost = 0;
    const losing: typeof fetch = Object.assign(
      async (...request: Parameters<typeof fetch>) => {
        const response = await fetch(...request);
        if (init(request)?.method !== "POST" || lost === 2) return response;
        lost += 1;
        await response.text();
        throw new TypeError("the connection was reset");
      },
      { preconnect: fetch.preconnect },
    );
    const { atlas, data } = await connect(losing);
    const message = { phone_number: data.phone_numbers.delivered, text: "Your table is ready." };
    const sent = await atlas.messages.send(message).withResponse();
    expect([lost, sent.response.headers.get("Idempotent-Replayed")]).toEqual([2, "true"]);
    const messages: string[] = [];
    for await (const event of atlas.conversations.events(sent.data.conversation_id)) messages.push(event.event_type);
    expect(messages.filter((type) => type === "message.queued" || type === "message.sent").length).toBeLessThanOrEqual(
      2,
    );
    const runs: string[] = [];
    for await (const { run_id } of atlas.runs.list()) runs.push(run_id);
    expect(runs).toHaveLength(1);
  });

  test("reads lists page by page, by cursors and by offsets", async () => {
    const { atlas } = await connect();
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) made.push((await atlas.sessions.create()).session.id);
    const read: string[] = [];
    for await (const { id } of atlas.sessions.list({ limit: 2 })) read.push(id);
    expect(read.toReversed()).toEqual(made);
    const first = await atlas.agents.directory({ limit: 1 }).page();
    expect(first.items.length).toBeLessThanOrEqual(1);
  });

  test("knows refusals by their classes", async () => {
    const { atlas, data } = await connect();
    const call = atlas.messages.send({ phone_number: data.phone_numbers.window_closed, text: "Hi" });
    await expect(call).rejects.toBeInstanceOf(WindowClosedError);
  });

  test("tells when to come back, where it may not wait so long", async () => {
    const { atlas, data } = await connect(fetch, { throttle: false, timeout: 1_000, retries: 1 });
    const message = { phone_number: data.phone_numbers.delivered, text: "Hi" };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 61 }, () => atlas.messages.send(message, { timeout: 25_000 })),
    );
    const refused = outcomes.filter((outcome) => outcome.status === "rejected").map(({ reason }): unknown => reason);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toBeInstanceOf(RateLimitedError);
    expect(refused[0]).toMatchObject({ retryable: true, attempts: 1 });
  });
});

const init = ([, options]: Parameters<typeof fetch>): RequestInit | undefined => options;
