import { afterEach, describe, expect, it, vi } from "vitest";
import { connect, succeeds } from "../test-support/hostile-service.ts";

const message = { phone_number: "+15550100001", text: "Your table is ready." };
const id = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";

/** Passes a key as plain JavaScript may. */
const untyped = (key: unknown) => key as string;

const refusal = new TypeError("Pass an idempotencyKey of 1 to 255 characters.");

const wrong: readonly [string, unknown][] = [
  ["empty", ""],
  ["longer than 255 characters", "k".repeat(256)],
  ["with U+0000", "a\0b"],
  ["with half of a pair", "a\ud83d"],
  ["null", null],
  ["a number", 4711],
  ["an object", {}],
];

afterEach(() => void vi.unstubAllGlobals());

describe("an idempotency key", () => {
  it("is made where there is no randomUUID, as on a page without https", async () => {
    vi.stubGlobal("crypto", { getRandomValues: (words: Uint32Array) => words.fill(4711) });
    const { atlas, arrived } = connect([succeeds()]);
    await atlas.messages.send(message);
    expect(arrived[0]?.body).toEqual({ ...message, idempotency_key: "4711-4711-4711-4711" });
  });

  it("is another each time", async () => {
    const { atlas, arrived } = connect([succeeds()]);
    for (let each = 0; each < 10; each++) await atlas.webhooks.delete(id);
    expect(new Set(arrived.map(({ headers }) => headers.get("idempotency-key"))).size).toBe(10);
  });

  it("is asked for where none can be made, as on Hermes", async () => {
    vi.stubGlobal("crypto", undefined);
    const { atlas, arrived } = connect([succeeds()]);
    await expect(atlas.messages.send(message)).rejects.toThrow(refusal);
    await atlas.messages.send(message, { idempotencyKey: "table-ready-1042" });
    expect(arrived).toHaveLength(1);
  });

  it.each(wrong)("is refused before anything is sent: %s", async (_name, given) => {
    const { atlas, arrived } = connect([succeeds()]);
    const key = untyped(given);
    const calls = [
      atlas.messages.send(message, { idempotencyKey: key }),
      atlas.messages.send({ ...message, idempotency_key: key }),
      atlas.webhooks.delete(id, { idempotencyKey: key }),
      atlas.toolServer.call({
        jsonrpc: "2.0",
        id: 1,
        method: "tools/call",
        params: { name: "create_note", arguments: {}, idempotency_key: key },
      }),
    ];
    for (const call of calls) await expect(call).rejects.toThrow(refusal);
    expect(arrived).toEqual([]);
  });

  it.each(["k", "\u{1f511}".repeat(255), "Bestellung 47\n", "käse"])("goes out in a body as it is: %j", async (key) => {
    const { atlas, arrived } = connect([succeeds()]);
    await atlas.messages.send(message, { idempotencyKey: key });
    await atlas.messages.send({ ...message, idempotency_key: key });
    const body = { ...message, idempotency_key: key };
    expect(arrived.map(({ body: sent }) => sent)).toEqual([body, body]);
  });

  it.each(["käse", "€", "a\nb", " a", "a ", "a\t"])("is refused in a header that would change it: %j", async (key) => {
    const { atlas, arrived } = connect([succeeds()]);
    await expect(atlas.webhooks.delete(id, { idempotencyKey: key })).rejects.toThrow("printable ASCII");
    expect(arrived).toEqual([]);
  });

  it("goes out in a header as it is", async () => {
    const { atlas, arrived } = connect([succeeds()]);
    await atlas.webhooks.delete(id, { idempotencyKey: "order 4711: gone~" });
    expect(arrived[0]?.headers.get("idempotency-key")).toBe("order 4711: gone~");
  });
});
