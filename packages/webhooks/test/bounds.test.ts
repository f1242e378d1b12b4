/** Bounds of a receiver: of its log, which anyone can fill, and of its waiting for a store. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type EventStore, type ReceiverOptions, fetchReceiver } from "../src/index.ts";
import { exampleEvent, signedDelivery } from "../src/testing.ts";
import { ManualClock } from "../test-support/manual-clock.ts";

const secret = "a-secret-that-only-the-two-of-us-know";
const url = "http://localhost/webhooks/atlas";
const event = exampleEvent("message.delivered");

const start = (options: Partial<ReceiverOptions> = {}) => {
  const clock = new ManualClock();
  const receive = fetchReceiver({ secret, clock, ...options });
  const deliver = async (given: object = event) =>
    (await receive(new Request(url, await signedDelivery(given, secret)))).status;
  return { clock, receive, deliver };
};

describe("the log of what anyone can cause", () => {
  const log = vi.spyOn(console, "error");
  beforeEach(() => void log.mockReset().mockReturnValue());
  afterEach(() => void log.mockReset());

  const headers = { "atlas-signature": "a".repeat(64) };
  /** A body that the sender breaks off. */
  const brokenOff = (why: string) =>
    new Request(url, {
      method: "POST",
      headers,
      body: new ReadableStream({ pull: (stream) => stream.error(new Error(why)) }),
      duplex: "half",
    } as RequestInit);

  test("has one line a minute for bodies that are broken off", async () => {
    const { receive, clock } = start();
    for (let times = 0; times < 20; times++) expect((await receive(brokenOff("aborted"))).status).toBe(500);
    expect(log.mock.calls).toEqual([[new Error("aborted")]]);
    await clock.advance(60_000);
    await receive(brokenOff("aborted"));
    expect(log).toHaveBeenCalledTimes(2);
  });

  test("has one line a minute for a mistake in the setup", async () => {
    const { deliver } = start({ secret: () => undefined });
    expect([await deliver(), await deliver()]).toEqual([500, 500]);
    expect(log.mock.calls).toEqual([[expect.any(TypeError)]]);
  });

  test("tells a hundred causes apart in a minute, so that they fill no memory", async () => {
    const { receive, clock } = start();
    for (let each = 0; each < 110; each++) await receive(brokenOff(`cause ${each}`));
    expect(log).toHaveBeenCalledTimes(100);
    await clock.advance(60_000);
    await receive(brokenOff("cause 109"));
    expect(log).toHaveBeenCalledTimes(101);
  });

  test("leaves out no failure of a handler", async () => {
    const { deliver } = start({ otherwise: () => Promise.reject(new Error("no")) });
    for (let times = 0; times < 3; times++) expect(await deliver()).toBe(500);
    expect(log).toHaveBeenCalledTimes(3);
  });
});

describe("a store that hangs", () => {
  const never = () => new Promise<never>(() => {});
  const store = (own: Partial<EventStore>): EventStore => ({ begin: () => "new", handled() {}, failed() {}, ...own });

  /** Delivers, and lets the time pass once the store or the handler has been asked. */
  const deliverLate = async (options: (asked: () => void) => Partial<ReceiverOptions>) => {
    const asked = Promise.withResolvers<void>();
    const { clock, deliver } = start({ onError: () => {}, ...options(asked.resolve) });
    const answer = deliver();
    await asked.promise;
    await clock.advance(4_000);
    return { clock, status: await answer };
  };

  test("as the event comes gets 500 in time, and gives back what it reserves later", async () => {
    const answering = Promise.withResolvers<"new">();
    const failed = vi.fn<(eventId: string) => void>();
    const otherwise = vi.fn<() => void>();
    const errors: unknown[] = [];
    const { clock, status } = await deliverLate((asked) => ({
      otherwise,
      onError: (error) => void errors.push(error),
      store: store({ begin: () => (asked(), answering.promise), failed }),
    }));
    expect(status).toBe(500);
    expect(errors).toEqual([new Error("The event store did not answer in time.")]);
    answering.resolve("new");
    await clock.advance(0);
    expect(failed.mock.calls).toEqual([[event.event_id]]);
    expect(otherwise).not.toHaveBeenCalled();
  });

  test("after a handler that failed does not acknowledge the event", async () => {
    const { status } = await deliverLate((asked) => ({
      otherwise: () => (asked(), Promise.reject(new Error("no"))),
      store: store({ failed: never }),
    }));
    expect(status).toBe(500);
  });

  test("after a handler that succeeded acknowledges the event", async () => {
    const { status } = await deliverLate((asked) => ({ otherwise: asked, store: store({ handled: never }) }));
    expect(status).toBe(200);
  });
});
