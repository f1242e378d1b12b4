import { fileURLToPath } from "node:url";
import { type HttpHandler } from "msw";
import { setupServer } from "msw/node";
import { type HttpHandler as HttpHandler2 } from "msw2";
import { setupServer as setupServer2 } from "msw2/node";
import { afterEach, describe, expect, test, vi } from "vitest";
import { type Sandbox, createSandbox } from "../../src/index.ts";
import { handlers } from "../../src/msw.ts";

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

/** The adapter as it is where `msw` is version 2. */
const handlersOfMsw2 = async (): Promise<(of: Sandbox) => HttpHandler2[]> => {
  vi.doMock("msw", () => import("msw2"));
  // Its name alone is another: what else there is stays as it is.
  const adapter: unknown = await import(`${fileURLToPath(new URL("../../src/msw.ts", import.meta.url))}?msw2`);
  vi.doUnmock("msw");
  return (adapter as { readonly handlers: (of: Sandbox) => HttpHandler2[] }).handlers;
};

describe("the global fetch reaches the sandbox through", () => {
  test("msw 3", async () => {
    const server = setupServer(...handlers(sandbox));
    server.listen();
    close = () => server.close();
    expect(await send("three")).toEqual({ status: 200, accepted: true });
  });

  test("msw 2", async () => {
    const server = setupServer2(...(await handlersOfMsw2())(sandbox));
    server.listen();
    close = () => server.close();
    expect(await send("two")).toEqual({ status: 200, accepted: true });
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
  const all: HttpHandler[] = handlers(createSandbox({ baseUrl: "https://api.shop.example/" }));
  expect(all.map(({ info }) => info.path)).toEqual(["https://api.shop.example/*"]);
});
