/** SDK tests of a stateful service, for a running server and for the offline sandbox. */
import type { SuccessOf } from "@atlas-messaging/contract";
import { expect, test } from "vitest";
import { Atlas, type Clock, RateLimitedError, WindowClosedError } from "@atlas-messaging/sdk";

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A fresh sandbox organization, and how it is reached. */
export interface Reached {
  readonly data: Pick<SuccessOf<"sandbox.credentials">["data"], "token" | "phone_numbers">;
  readonly baseUrl: string;
  readonly fetch: Fetch;
}

/** Pauses between attempts pass at once; deadlines are for what hangs. */
export const hasty: Clock = {
  now: () => performance.now(),
  random: () => 0,
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds < 20_000 ? 0 : 10 * milliseconds);
    return () => clearTimeout(timer);
  },
};

/** A client is patient from its first call on; by default, only once the service has answered it. */
const patient = { retries: 4 };

/** The tests, each on an organization of its own. */
export const testService = (reach: () => Promise<Reached>): void => {
  const connect = async (through: (fetch: Fetch) => Fetch = (fetch) => fetch, options = {}) => {
    const { data, baseUrl, fetch } = await reach();
    return { data, atlas: new Atlas({ token: data.token, baseUrl, clock: hasty, fetch: through(fetch), ...options }) };
  };

  test("sends a message once whose answers are lost", async () => {
    let lost = 0;
    const { atlas, data } = await connect(
      (fetch) => async (url, init) => {
        const response = await fetch(url, init);
        if (init.method !== "POST" || lost === 2) return response;
        lost += 1;
        await response.text();
        throw new TypeError("the connection was reset");
      },
      patient,
    );
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
    const { atlas, data } = await connect(undefined, { throttle: false, timeout: 1_000, retries: 1 });
    const message = { phone_number: data.phone_numbers.delivered, text: "Hi" };
    const outcomes = await Promise.allSettled(
      Array.from({ length: 61 }, () => atlas.messages.send(message, { timeout: 60_000 })),
    );
    const refused = outcomes.filter((outcome) => outcome.status === "rejected").map(({ reason }): unknown => reason);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toBeInstanceOf(RateLimitedError);
    expect(refused[0]).toMatchObject({ retryable: true, attempts: 1 });
  });
};
