/** The suite waits for a target by its clock or by what moves, and under its limits, however slow it is. */
import { createSandbox } from "@atlas-messaging/sandbox";
import { afterEach, describe, expect, test, vi } from "vitest";
import { Violation } from "../src/check.ts";
import { type Case, Session, type Target, allCases, runCases } from "../src/index.ts";
import { Patience, type Waiting, untilOn } from "../src/until.ts";
import { sandboxTarget } from "../test-support/sandbox-target.ts";

afterEach(() => void vi.restoreAllMocks());

/** Says something else every 9 s, asked ten times a second. */
const growing = (): (() => string) => {
  let asked = 0;
  return () => String(Math.floor(asked++ / 90));
};

/** A machine on which `perCall` passes whenever somebody reads the time. */
const slowMachine = (perCall: number): void => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => (now += perCall));
};

const fail = (text: string): never => {
  throw new Violation(text);
};

describe("a wait on a clock that the suite moves", () => {
  test("takes no notice of this machine's", async () => {
    slowMachine(60_000);
    let moved = 0;
    const until = untilOn({ clock: { advance: async () => void (moved += 100) } });
    expect(await until(() => (moved < 8_000 ? fail("it is not 8 s") : moved))).toBe(8_000);
  });

  test("ends by it, and says so", async () => {
    const until = untilOn({ clock: { advance: async () => {} } });
    await expect(until(() => fail("expected it"))).rejects.toThrow(
      new Violation("expected it\nWaited 10.1 s of the target's clock."),
    );
  });

  test("holds through the suite's own case of deliveries", async () => {
    slowMachine(5_000);
    const session = await Session.open(sandboxTarget());
    const results = await runCases(session, [caseOf("behaviour/delivery/order")]);
    expect(results.map(({ outcome, reason }) => [outcome, reason])).toEqual([["passed", undefined]]);
  });
});

describe("a wait for a target that has its own time", () => {
  /** Waits with attempts that take some time each. Returns the error, and when it came. */
  const wait = async (
    attempt: (now: number) => unknown,
    { each = 0, ...waiting }: Waiting & { each?: number } = {},
  ) => {
    let now = 0;
    const time = { now: () => now, sleep: async (milliseconds: number) => void (now += milliseconds) };
    const attempted = (): unknown => {
      now += each;
      return attempt(now);
    };
    const ended = await untilOn({ time, ...waiting })(attempted).catch((error: unknown) => error);
    return { ended, seconds: Math.round(now / 1_000) };
  };

  test("ends when nothing moves, and says what was expected and how long nothing moved", async () => {
    const { ended, seconds } = await wait(() => fail("expected it"));
    expect([ended, seconds]).toEqual([
      new Violation("expected it\nWaited 10.1 s in 102 attempts; nothing moved in the last 10.1 s."),
      10,
    ]);
  });

  test.for([
    ["the failure changes", (now: number) => fail(`${Math.floor(now / 9_000)} came`), {}],
    ["answers or webhooks come", () => fail("none"), { seen: growing() }],
  ] as const)("goes on while %s", async ([, attempt, waiting]) => {
    const { ended } = await wait((now) => (now < 60_000 ? attempt(now) : "there"), waiting);
    expect(ended).toBe("there");
  });

  test("takes new ids and times for no motion", async () => {
    const { seconds } = await wait(() => fail(`none: GET /x (200, request id ${crypto.randomUUID()})`), {
      seen: () => `{"asked_at":"${new Date(Math.random() * 1e12).toISOString()}"}`,
    });
    expect(seconds).toBe(10);
  });

  test("is longer where answers are slow, and as before once they are quick again", async () => {
    const patience = new Patience();
    patience.answered(3_000);
    expect(await wait(() => fail("none"), { patience })).toMatchObject({ seconds: 90 });
    for (let count = 0; count < 200; count++) patience.answered(20);
    expect(await wait(() => fail("none"), { patience })).toMatchObject({ seconds: 10 });
  });

  test("is longer where this process gets no CPU for its attempts", async () => {
    expect(await wait((now) => (now < 80_000 ? fail("none") : "there"), { each: 5_000 })).toMatchObject({
      ended: "there",
    });
  });

  test("ends after ten minutes, whatever moves", async () => {
    const { seconds } = await wait((now) => fail(`at ${now}`));
    expect(seconds).toBe(600);
  });
});

const caseOf = (id: string): Case => {
  const found = allCases.find((each) => each.id === id);
  if (!found) throw new Error(`there is no case ${id}`);
  return found;
};

/** A sandbox with one read a minute, whose clock the suite moves. `before` runs before each request. */
const narrow = async (before: (request: Request, sandbox: ReturnType<typeof createSandbox>) => Promise<unknown>) => {
  const sandbox = createSandbox({ clock: Date.now(), limits: { reads: 1 } });
  const statuses: number[] = [];
  const target: Target = {
    baseUrl: sandbox.baseUrl,
    token: sandbox.token,
    startReceiver: null,
    fetch: async (request) => {
      await before(request, sandbox);
      const answer = await sandbox.fetch(request);
      if (request.url.endsWith("/v1/atlas/channels")) statuses.push(answer.status);
      return answer;
    },
    clock: { advance: (duration) => sandbox.advance(duration as Parameters<typeof sandbox.advance>[0]) },
  };
  const { context } = (await Session.open(target)).contextFor(() => {});
  return { client: (await context.home()).client, statuses };
};

describe("a full window", () => {
  test("is asked by one request at a time", async () => {
    const { client, statuses } = await narrow(async () => {});
    const answers = await Promise.all(Array.from({ length: 12 }, () => client.call("channels.list")));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(statuses.filter((status) => status === 429)).toEqual([]);
  });

  test("is waited for again and again, where another process takes its places", async () => {
    let taken = 0;
    const { client, statuses } = await narrow(async ({ url, headers }, sandbox) => {
      if (url.endsWith("/v1/atlas/channels") && taken++ < 12) await sandbox.fetch(url, { headers });
    });
    expect((await client.call("channels.list")).status).toBe(200);
    expect(statuses.filter((status) => status === 429).length).toBe(12);
  });

  test("that never has room ends the wait, and later requests do not wait for it", async () => {
    const { client, statuses } = await narrow(async ({ url, headers }, sandbox) => sandbox.fetch(url, { headers }));
    const said = /a place within 1200 s, .*429.*rate_limited.*GET .*\/v1\/atlas\/channels/s;
    await expect(client.call("channels.list")).rejects.toThrow(said);
    const before = statuses.length;
    await expect(client.call("channels.list")).rejects.toThrow(said);
    expect(statuses.length - before).toBe(1);
  });
});

describe("a request without an answer", () => {
  test("ends after 30 times the patience, and is named", async () => {
    const fetch = ({ signal }: Request): Promise<Response> =>
      new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    const opened = Session.open({ baseUrl: "http://atlas.example", fetch }, { patience: 2 });
    await expect(opened).rejects.toThrow(/expected an answer within 0.06 s, .*: GET http:\/\/atlas.example\/version/);
  });

  test("leaves each later one half the time, down to half a minute", () => {
    const patience = new Patience();
    const limits = Array.from({ length: 6 }, () => {
      const { request } = patience.limits;
      patience.unanswered();
      return request / 1_000;
    });
    expect(limits).toEqual([300, 150, 75, 37.5, 30, 30]);
  });
});
