import type { EventName } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { type Snapshot, createSandbox } from "../src/index.ts";
import { clientOf, message, phone } from "./support.ts";

/** Calls of several kinds, and all that came of them, as text. */
const storyOf = async (seed?: string): Promise<string> => {
  const sandbox = createSandbox(seed === undefined ? {} : { seed });
  const client = clientOf(sandbox);
  const answers = [
    await client.call("messages.send", message("one")),
    await client.call("webhooks.create", { body: { url: "https://shop.example/hook", events: ["message.delivered"] } }),
    await client.call("sessions.create"),
    await client.call("channels.list"),
  ];
  await sandbox.customer(phone).says("When are you open?");
  await sandbox.advance("1h");
  const events = await client.call("conversations.listEvents", { params: { id: sandbox.credentials.conversation_id } });
  return JSON.stringify([sandbox.token, [...answers, events].map(({ text, headers }) => [text, [...headers]])]);
};

describe("chance", () => {
  test("comes from the seed alone: the same calls get the same bytes", async () => {
    expect(await storyOf()).toBe(await storyOf());
    expect(await storyOf("a")).toBe(await storyOf("a"));
  });

  test("gives the token that a request meets, whoever comes first", async () => {
    const { token } = createSandbox();
    const sandbox = createSandbox();
    await clientOf(sandbox, null).succeed("sandbox.credentials");
    await clientOf(sandbox, token).succeed("channels.list");
    expect(sandbox.token).toBe(token);
  });

  test("is another with another seed", async () => {
    expect(await storyOf("a")).not.toBe(await storyOf("b"));
  });
});

describe("two sandboxes", () => {
  test("share nothing, whatever their seed", async () => {
    const [one, other] = [createSandbox(), createSandbox()];
    await clientOf(one).succeed("messages.send", message("one"));
    expect(other.customer(phone).messages()).toEqual([]);
    expect(createSandbox({ seed: 1 }).token).not.toBe(createSandbox({ seed: 2 }).token);
  });
});

describe("two organizations of one sandbox", () => {
  test("cannot see each other", async () => {
    const sandbox = createSandbox();
    const [ours, { data }] = [clientOf(sandbox), await clientOf(sandbox, null).succeed("sandbox.credentials")];
    const theirs = clientOf(sandbox, data.token);
    await theirs.succeed("messages.send", message("one"));
    expect(sandbox.customer(phone).messages()).toEqual([]);
    const asOne = { "x-request-id": "request-one" };
    const foreign = await ours.call("conversations.context", {
      params: { conversation_id: data.conversation_id },
      headers: asOne,
    });
    const nobodys = "019b78c9-0a80-7000-8006-000000000000";
    const unknown = await ours.call("conversations.context", { params: { conversation_id: nobodys }, headers: asOne });
    expect([foreign.status, foreign.text.replace(data.conversation_id, nobodys)]).toEqual([404, unknown.text]);
    const { data: listed } = await ours.succeed("conversations.list");
    expect(listed.conversations.map(({ id }) => id)).not.toContain(data.conversation_id);
  });

  test("are limited apart", async () => {
    const sandbox = createSandbox({ limits: { reads: 1 } });
    const { data } = await clientOf(sandbox, null).succeed("sandbox.credentials");
    await clientOf(sandbox).succeed("channels.list");
    expect((await clientOf(sandbox).call("channels.list")).status).toBe(429);
    await clientOf(sandbox, data.token).succeed("channels.list");
  });

  test("but only the sandbox's own outlives the time that is moved", async () => {
    const sandbox = createSandbox();
    const { data } = await clientOf(sandbox, null).succeed("sandbox.credentials");
    const home = clientOf(sandbox);
    await sandbox.advance("25h");
    expect((await clientOf(sandbox, data.token).call("channels.list")).status).toBe(401);
    await home.succeed("channels.list");
  });
});

describe("fail", () => {
  test("refuses an operation the given number of times, in the envelope and with its headers, and does nothing", async () => {
    const sandbox = createSandbox();
    const client = clientOf(sandbox);
    sandbox.fail("messages.send", { status: 429, times: 2, retryAfter: 3 });
    for (const _ of [1, 2]) {
      const refused = await client.call("messages.send", message("one"));
      expect(refused).toMatchObject({ status: 429, code: "rate_limited" });
      expect(refused.headers.get("retry-after")).toBe("3");
      expect(refused.headers.get("x-atlas-ratelimit-remaining")).toBe("0");
      expect(refused.headers.get("ratelimit")).toBe('"messages";r=0;t=3');
    }
    await client.succeed("messages.send", message("one"));
    expect(sandbox.customer(phone).messages()).toHaveLength(1);
  });

  test("takes a code, and leaves other operations alone", async () => {
    const sandbox = createSandbox({ faults: { "channels.list": { code: "unavailable" } } });
    const client = clientOf(sandbox);
    await client.succeed("agents.list");
    const refused = await client.call("channels.list");
    expect(refused).toMatchObject({ status: 503, code: "unavailable" });
    expect(refused.headers.get("retry-after")).toBe("1");
    await client.succeed("channels.list");
  });

  test("does not count a call that is refused before it", async () => {
    const sandbox = createSandbox();
    sandbox.fail("messages.send", { status: 500 });
    expect((await clientOf(sandbox, null).call("messages.send", message("one"))).status).toBe(401);
    expect((await clientOf(sandbox).call("messages.send", { body: {} })).status).toBe(422);
    expect((await clientOf(sandbox).call("messages.send", message("one"))).status).toBe(500);
  });

  test("loses a request, or only its answer: then a retry with the same key is a replay", async () => {
    const sandbox = createSandbox();
    const client = clientOf(sandbox);
    sandbox.fail("messages.send", { lose: "request" });
    await expect(client.call("messages.send", message("one"))).rejects.toThrow(TypeError);
    expect(sandbox.customer(phone).messages()).toEqual([]);
    sandbox.fail("messages.send", { lose: "answer" });
    await expect(client.call("messages.send", message("one"))).rejects.toThrow(TypeError);
    expect(sandbox.customer(phone).messages()).toHaveLength(1);
    expect((await client.call("messages.send", message("one"))).headers.get("idempotent-replayed")).toBe("true");
    expect(sandbox.customer(phone).messages()).toHaveLength(1);
  });

  test("is cleared by 0 times, for its operation alone", async () => {
    const sandbox = createSandbox({ faults: { "channels.list": { status: 500 } } });
    sandbox.fail("messages.send", { status: 500, times: 9 });
    sandbox.fail("messages.send", { lose: "request" });
    sandbox.fail("messages.send", { times: 0 });
    await clientOf(sandbox).succeed("messages.send", message("one"));
    expect((await clientOf(sandbox).call("channels.list")).status).toBe(500);
  });

  test("knows no status that no error of the contract has", () => {
    expect(() => createSandbox().fail("messages.send", { status: 418 })).toThrow("418");
  });
});

describe("a snapshot", () => {
  test("brings back rows, time, limits and chance, also through JSON and into another sandbox", async () => {
    const sandbox = createSandbox({ limits: { messages: 3 } });
    await clientOf(sandbox).succeed("messages.send", message("one"));
    await sandbox.settle();
    const kept = JSON.stringify(sandbox.snapshot());
    const on = async (target: typeof sandbox) => {
      const client = clientOf(target);
      const [second, third, fourth] = [
        await client.call("messages.send", message("two")),
        await client.call("messages.send", message("three")),
        await client.call("messages.send", message("four")),
      ];
      await target.advance("1m");
      return [second.text, third.text, fourth.status, target.now, target.customer(phone).messages()];
    };
    const first = await on(sandbox);
    sandbox.restore(JSON.parse(kept));
    expect(await on(sandbox)).toEqual(first);
    const other = createSandbox({ limits: { messages: 3 } });
    other.restore(JSON.parse(kept));
    expect(await on(other)).toEqual(first);
    expect(first[2]).toBe(429);
  });

  test("reads jobs and webhooks of an older snapshot, under the names that two columns had", async () => {
    const sandbox = createSandbox({ webhooks: () => new Response(null, { status: 500 }) });
    const client = clientOf(sandbox);
    await client.succeed("webhooks.create", {
      body: { url: "https://shop.example/hooks", events: ["atlas.run.updated"] },
    });
    await client.succeed("messages.send", message("one"));
    await sandbox.settle();
    const kept = JSON.stringify(sandbox.snapshot());
    const older = kept.replaceAll('"speed":', '"pace":').replaceAll(/("due_at":[^{}]*)"endpoint_id":/g, '$1"lane":');
    expect(older).toMatch(/"lane":"/);
    sandbox.restore(JSON.parse(older));
    const [one, other]: unknown[] = [sandbox.snapshot(), JSON.parse(kept)];
    expect(one).toEqual(other);
  });

  test("forgets what came after it", async () => {
    const sandbox = createSandbox();
    const before = sandbox.snapshot();
    const { data } = await clientOf(sandbox, null).succeed("sandbox.credentials");
    const theirs = clientOf(sandbox, data.token);
    await theirs.succeed("channels.list");
    sandbox.restore(before);
    expect((await theirs.call("channels.list")).status).toBe(401);
  });
});

describe("a hosted agent", () => {
  const asked = async (sandbox: ReturnType<typeof createSandbox>, question: string) => {
    const client = clientOf(sandbox);
    await client.succeed("agents.create", { body: { name: "Concierge", channels: ["chatapp"] } });
    await sandbox.customer(phone).says(question);
    await sandbox.settle();
    const { runs } = (await client.succeed("runs.list")).data;
    const run = runs.find(({ intent }) => intent.startsWith("agent_"));
    return [run?.intent, run?.citations.map(({ title }) => title)];
  };

  test("tells customers of the menu, and not of webhooks", async () => {
    expect(await asked(createSandbox(), "How much is a pizza?")).toEqual(["agent_reply", ["Menu and prices"]]);
    const [intent, cited] = await asked(createSandbox(), "How do webhooks work?");
    expect(intent).toBe("agent_clarification");
    expect(cited).not.toContain("Webhooks");
  });

  test("reads passwords of an older snapshot, which count no wrong codes of resets", async () => {
    const sandbox = createSandbox();
    const anonymous = clientOf(sandbox, null);
    const body = { organization_name: "Shop", email: "ada@shop.example", password: "correct horse battery staple" };
    await anonymous.succeed("console.account.signUp", { body });
    const kept = JSON.stringify(sandbox.snapshot());
    expect(kept).toContain('"reset_wrong_codes":0');
    sandbox.restore(JSON.parse(kept.replaceAll(/,?"reset_wrong_codes":0/g, "")));
    const [read, whole]: unknown[] = [sandbox.snapshot(), JSON.parse(kept)];
    expect(read).toEqual(whole);
  });

  test("reads templates of an older snapshot, which have neither files nor codes", async () => {
    const sandbox = createSandbox();
    await clientOf(sandbox).succeed("channels.list");
    const kept = JSON.stringify(sandbox.snapshot());
    sandbox.restore(JSON.parse(kept.replaceAll(/"(?:header_media|authentication)":null,/g, "")));
    const [read, whole]: unknown[] = [sandbox.snapshot(), JSON.parse(kept)];
    expect(read).toEqual(whole);
  });

  test("reads documents of an older snapshot, which have no audience, as documents for both", async () => {
    const sandbox = createSandbox();
    await clientOf(sandbox).succeed("knowledge.list");
    const older = JSON.stringify(sandbox.snapshot()).replaceAll(/"audience":"[a-z]+",/g, "");
    sandbox.restore(JSON.parse(older));
    const { data } = await clientOf(sandbox).succeed("knowledge.list", { query: { audience: "customers" } });
    expect("documents" in data && data.documents.map(({ audience }) => audience)).toEqual(Array(12).fill("both"));
    expect(await asked(sandbox, "How do webhooks work?")).toEqual(["agent_reply", ["Webhooks"]]);
  });
});

describe("advance", () => {
  test("plays every job at its own time", async () => {
    const sandbox = createSandbox();
    const client = clientOf(sandbox);
    await client.succeed("messages.send", message("one"));
    await sandbox.advance("1d");
    const times = sandbox.webhooks
      .all("agent.message_delivery")
      .map(({ event }) => [event.message.status, event.timestamp]);
    expect(times).toEqual([
      ["sent", "2026-01-01T09:00:00.050Z"],
      ["delivered", "2026-01-01T09:00:00.150Z"],
      ["read", "2026-01-01T09:00:00.400Z"],
    ]);
  });

  test("ends sessions by their silence", async () => {
    const sandbox = createSandbox();
    await clientOf(sandbox).succeed("sessions.create");
    await sandbox.advance("24h");
    expect(sandbox.webhooks.all("session.ended")).toHaveLength(1);
  });

  test.for(["soon", "-1s", "5 m", Number.NaN, -1] as const)("refuses %s", async (duration) => {
    await expect(createSandbox().advance(duration as "1s")).rejects.toThrow(TypeError);
  });
});

test.for([
  ["http://127.0.0.1:4100 ", "http://127.0.0.1:4100"],
  ["\nhttp://[::1]:4100/\r\n", "http://[::1]:4100"],
  ["HTTP://API.test:80", "http://api.test"],
] as const)("a sandbox at %j answers at %s", async ([baseUrl, taken]) => {
  const sandbox = createSandbox({ baseUrl });
  expect(sandbox.baseUrl).toBe(taken);
  expect((await sandbox.fetch(`${taken}/health`)).status).toBe(200);
});

describe("what makes no sense is refused in words", () => {
  test.for([
    [{ baseUrl: "nowhere" }, "baseUrl must be an http or https address"],
    [{ baseUrl: "http://127.0.0.1:4100/atlas" }, "baseUrl must have no path, such as http://127.0.0.1:4100:"],
    [{ baseUrl: "http://127.0.0.1:4100?" }, "baseUrl must have no path, such as http://127.0.0.1:4100:"],
    ...["", "file:///etc", "localhost:4100", "http://ada@127.0.0.1", "http://127.0.0.1:41\n00", "http://[::1"].map(
      (baseUrl) => [{ baseUrl }, `baseUrl must be an http or https address, not ${JSON.stringify(baseUrl)}.`] as const,
    ),
    [{ limits: { messages: 0 } }, "The limit of messages is one request a minute or more, not 0."],
    [{ quotas: { webhooks: 0 } }, "The quota of webhooks is 1 or more, not 0."],
    [{ quotas: { webhook: 5 } }, /^There is no quota webhook; there are webhooks, .*\. Did you mean webhooks\?$/],
    [{ limits: { message: 5 } }, /^There is no limit class message; there are messages, .*\. Did you mean messages\?$/],
    [
      { faults: { "messages.sent": { status: 500 } } },
      'There is no operation "messages.sent". Did you mean messages.send?',
    ],
    [{ faults: { "messages.send": { status: 500, times: -1 } } }, "1 or more, or 0 to clear the faults, not -1"],
    [{ faults: { "messages.send": { code: "nope" } } }, 'There is no error code "nope"; there are validation_failed, '],
    [{ faults: { "messages.send": { code: "rate_limit" } } }, / Did you mean rate_limited\?$/],
    [
      { faults: { "messages.send": { statsu: 500 } } },
      /^There is no member of a fault statsu; .* Did you mean status\?$/,
    ],
    [{ faults: { "messages.send": { lose: "all" } } }, 'the request or the answer, not "all"'],
    [{ faults: { "messages.send": { status: 429, retryAfter: -1 } } }, "whole seconds, not -1"],
    [{ seeed: 1 }, /^There is no option seeed; there are seed, clock, .*\. Did you mean seed\?$/],
  ] as const)("the option %j", ([options, wanted]) => {
    const create = (): unknown => Reflect.apply(createSandbox, null, [options]);
    expect(create).toThrow(TypeError);
    expect(create).toThrow(wanted);
  });

  test("a customer whom nobody has, and one who says nothing", async () => {
    const sandbox = createSandbox();
    for (const none of ["abc", "0155", "+0155"])
      expect(() => sandbox.customer(none)).toThrow(`in E.164, such as +15550100001, not "${none}"`);
    await expect(sandbox.customer(phone).says("")).rejects.toThrow("message.text must not be empty");
  });

  test("an event that there is not, and a snapshot that is none", async () => {
    const sandbox = createSandbox();
    const next = (name: string) => sandbox.webhooks.next(name as EventName);
    await expect(next("nothing")).rejects.toThrow(/^There is no event "nothing"\.$/);
    await expect(next("message.recieved")).rejects.toThrow("Did you mean conversation.message_received?");
    await expect(next("session.end")).rejects.toThrow("Did you mean session.ended?");
    expect(() => sandbox.restore({} as Snapshot)).toThrow("no snapshot of this version");
  });
});
