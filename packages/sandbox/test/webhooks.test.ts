import { signPayload, signStandardWebhook, verifyAtlasSignature } from "@atlas-messaging/webhooks";
import { unwrap } from "@atlas-messaging/webhooks/web";
import { describe, expect, test } from "vitest";
import { type DeliveryLine, createSandbox } from "../src/index.ts";
import { clientOf, message, phone } from "./support.ts";

const subscription = (url = "https://shop.example/hook") => ({
  body: { url, events: ["conversation.message_received"], secret: "a secret of sixteen" },
});

describe("the inbox", () => {
  test("has every event, signed, without a subscription", async () => {
    const sandbox = createSandbox();
    await sandbox.customer(phone).says("When are you open?");
    const { event, body, headers, request } = await sandbox.webhooks.next("conversation.message_received");
    expect(event.message.text).toBe("When are you open?");
    expect(verifyAtlasSignature(body, headers, sandbox.webhooks.secret)).toBe(true);
    const received = request("https://shop.example/hook");
    expect(await unwrap(await received.arrayBuffer(), received.headers, sandbox.webhooks.secret)).toEqual(event);
  });

  test("moves the time on to what is still to happen", async () => {
    const sandbox = createSandbox();
    const { data } = await clientOf(sandbox).succeed("messages.send", message("one"));
    const { event } = await sandbox.webhooks.next("message.delivered");
    expect(event.message.id).toBe(data.message_id);
    expect(sandbox.now.toISOString()).toBe("2026-01-01T09:00:00.150Z");
  });

  test("gives each event of a name once, in order, and all of them at any time", async () => {
    const sandbox = createSandbox();
    for (const text of ["one", "two"]) await sandbox.customer(phone).says(text);
    const next = async () => (await sandbox.webhooks.next("conversation.message_received")).event.message.text;
    expect([await next(), await next()]).toEqual(["one", "two"]);
    expect(sandbox.webhooks.all("conversation.message_received")).toHaveLength(2);
  });

  test("says what has happened in place of what it waits for", async () => {
    const sandbox = createSandbox();
    await sandbox.customer(phone).says("Hello");
    await expect(sandbox.webhooks.next("conversation.message_failed", { within: "5s" })).rejects.toThrow(
      /No conversation.message_failed .* within 5s.*conversation.message_received/,
    );
  });
});

test("each attempt is told with the name that it was subscribed by, and with what came of it", async () => {
  const lines: DeliveryLine[] = [];
  const answers = [() => new Response(null, { status: 503 }), () => Promise.reject(new Error("down")), () => undefined];
  const sandbox = createSandbox({
    webhooks: () => answers.shift()?.(),
    onDelivery: (line) => lines.push(line),
  });
  const client = clientOf(sandbox);
  const { body } = subscription();
  await client.succeed("webhooks.create", { body: { ...body, events: ["message.delivered"] } });
  await client.succeed("messages.send", message("one"));
  await sandbox.advance("25h");
  const line = { event_type: "message.delivered", url: "https://shop.example/hook" };
  expect(lines).toEqual([
    { ...line, status: 503, error: null },
    { ...line, status: null, error: "connect_failed" },
    { ...line, status: 200, error: null },
  ]);
});

describe("a subscription", () => {
  test.for(["https://ada:secret@shop.example/hook", "http://shop.example:22/hook"])(
    "to %s is refused, as by the service",
    async (url) => {
      const sandbox = createSandbox();
      const { code, body } = await clientOf(sandbox).call("webhooks.create", subscription(url));
      expect([code, body]).toEqual([
        "validation_failed",
        { ok: false, error: expect.objectContaining({ details: [expect.objectContaining({ path: "url" })] }) },
      ]);
    },
  );

  test.for(["a secret of sixteen", "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"])(
    "is delivered with the headers of Standard Webhooks, by %s",
    async (secret) => {
      const received: { readonly headers: Headers; readonly body: string }[] = [];
      const sandbox = createSandbox({
        webhooks: async (request) => void received.push({ headers: request.headers, body: await request.text() }),
      });
      await clientOf(sandbox).succeed("webhooks.create", { body: { ...subscription().body, secret } });
      await sandbox.customer(phone).says("Hello");
      const [{ headers, body }] = received as [(typeof received)[number]]; // The line before has delivered.
      const { event_id: id } = JSON.parse(body) as { readonly event_id: string };
      const expected = signStandardWebhook(body, { id, at: sandbox.now.getTime(), secret });
      expect(Object.fromEntries(headers)).toMatchObject({ ...expected, "atlas-signature": signPayload(body, secret) });
    },
  );

  test("is delivered to a function, right after the answer, signed with its secret", async () => {
    const received: { readonly url: string; readonly valid: boolean }[] = [];
    const sandbox = createSandbox({
      webhooks: async (request) => {
        const valid = verifyAtlasSignature(await request.arrayBuffer(), request.headers, "a secret of sixteen");
        received.push({ url: request.url, valid });
      },
    });
    await clientOf(sandbox).succeed("webhooks.create", subscription());
    await sandbox.customer(phone).says("Hello");
    expect(received).toEqual([{ url: "https://shop.example/hook", valid: true }]);
  });

  test("is retried on the sandbox's clock, with the same event, until it is answered", async () => {
    const attempts: { readonly at: Date; readonly eventId: string }[] = [];
    const sandbox = createSandbox({
      webhooks: async (request) => {
        const { event_id: eventId } = (await request.json()) as { event_id: string };
        attempts.push({ at: sandbox.now, eventId });
        return new Response(null, { status: attempts.length < 3 ? 500 : 204 });
      },
    });
    await clientOf(sandbox).succeed("webhooks.create", subscription());
    await sandbox.customer(phone).says("Hello");
    expect(attempts).toHaveLength(1);
    await sandbox.advance("24h");
    expect(attempts).toHaveLength(3);
    expect(new Set(attempts.map(({ eventId }) => eventId)).size).toBe(1);
    const minutes = attempts.map(({ at }) => Math.round((at.getTime() - (attempts[0]?.at.getTime() ?? 0)) / 60_000));
    expect(minutes).toEqual([0, 1, expect.toSatisfy((minute: number) => minute >= 6 && minute <= 8)]);
  });

  test("gets at once what has waited for it, as soon as it is active again", async () => {
    const attempts: Date[] = [];
    const sandbox = createSandbox({
      webhooks: () => new Response(null, { status: attempts.push(sandbox.now) === 1 ? 500 : 204 }),
    });
    const client = clientOf(sandbox);
    const { data } = await client.succeed("webhooks.create", subscription());
    const change = (status: string) => client.succeed("webhooks.update", { params: { id: data.id }, body: { status } });
    await sandbox.customer(phone).says("Hello");
    await change("disabled");
    await sandbox.advance("30m");
    expect(attempts).toHaveLength(1);
    const resumed = sandbox.now;
    await change("active");
    await sandbox.settle();
    expect(attempts).toEqual([expect.any(Date), resumed]);
  });

  test("gives up after six attempts within a day", async () => {
    let attempts = 0;
    const sandbox = createSandbox({ webhooks: () => (attempts++, new Response(null, { status: 503 })) });
    await clientOf(sandbox).succeed("webhooks.create", subscription());
    await sandbox.customer(phone).says("Hello");
    await sandbox.advance("7d");
    expect(attempts).toBe(6);
  });

  test("may call the sandbox from its receiver", async () => {
    const sandbox = createSandbox({
      webhooks: async () => {
        await client.succeed("messages.send", message("answer", "We open at nine."));
      },
    });
    const client = clientOf(sandbox);
    await client.succeed("webhooks.create", subscription());
    await sandbox.customer(phone).says("When are you open?");
    expect(
      sandbox
        .customer(phone)
        .messages()
        .map(({ text }) => text),
    ).toEqual(["We open at nine."]);
  });
});
