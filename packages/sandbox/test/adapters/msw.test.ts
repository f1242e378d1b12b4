import { http } from "msw";
import { setupServer } from "msw/node";
import { http as http2 } from "msw2";
import { setupServer as setupServer2 } from "msw2/node";
import { afterEach, describe, expect, test } from "vitest";
import { createSandbox } from "../../src/index.ts";

const sandbox = createSandbox();
let close = (): void => {};
afterEach(() => close());

const send = async (key: string): Promise<{ readonly status: number; readonly accepted: unknown }> => {
  const answer = await fetch(`${sandbox.baseUrl}/v1/atlas/messages`, {
    method: "POST",
    headers: { authorization: `Bearer ${sandbox.token}`, "content-type": "application/json" },
    body: JSON.stringify({ idempotency_key: key, phone_number: "+15550100001", text: "Hello" }),
  });
  const { data } = (await answer.json()) as { readonly data: { readonly accepted: unknown } };
  return { status: answer.status, accepted: data.accepted };
};

describe("the global fetch reaches the sandbox through", () => {
  test("msw 3", async () => {
    const server = setupServer(...sandbox.handlers(http));
    server.listen();
    close = () => server.close();
    expect(await send("three")).toEqual({ status: 200, accepted: true });
  });

  test("msw 2", async () => {
    const server = setupServer2(...sandbox.handlers(http2));
    server.listen();
    close = () => server.close();
    expect(await send("two")).toEqual({ status: 200, accepted: true });
  });

  test.for([
    ["msw 3", () => setupServer(...sandbox.handlers(http))],
    ["msw 2", () => setupServer2(...sandbox.handlers(http2))],
  ] as const)("%s, and rejects where an answer is to be lost, after the work is done", async ([, setUp]) => {
    const server = setUp();
    server.listen();
    close = () => server.close();
    sandbox.fail("messages.send", { lose: "answer" });
    await expect(send("lost")).rejects.toThrow(TypeError);
    expect(await send("lost")).toEqual({ status: 200, accepted: true });
  });

  test("install", async () => {
    const platform = globalThis.fetch;
    close = sandbox.install();
    expect(await send("installed")).toEqual({ status: 200, accepted: true });
    close();
    expect(globalThis.fetch).toBe(platform);
  });
});

test("there is one handler, for the sandbox's address alone", () => {
  const all = createSandbox({ baseUrl: "https://api.shop.example/" }).handlers(http);
  expect(all.map(({ info }) => info.path)).toEqual(["https://api.shop.example/*"]);
});
