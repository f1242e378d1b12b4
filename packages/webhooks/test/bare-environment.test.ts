/** Tools for tests in environments that lack globals, as those of jsdom and happy-dom do. */
import { afterEach, expect, test, vi } from "vitest";
import { verifyAtlasSignature } from "../src/index.ts";
import type * as tools from "../src/testing.ts";

afterEach(() => void vi.unstubAllGlobals());

const secret = "geheïm-🔑-that-only-the-two-of-us-know";

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;

/** Loads the module as a runner does whose environment has neither of these. */
const bare = async () => {
  for (const name of ["TextEncoder", "structuredClone"]) vi.stubGlobal(name, undefined);
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const copy = "../src/testing.ts?bare";
  return import(copy) as Promise<typeof tools>;
};

test("deliveries are signed without Web Crypto", async () => {
  const { exampleEvent, signedDelivery } = await bare();
  const event = exampleEvent("message.delivered", { channel: "chätapp" });
  expect(event).toMatchObject({ channel: "chätapp", event_id: expect.stringMatching(uuid) });
  const { body, headers } = await signedDelivery(event, secret);
  expect(headers["x-request-id"]).toMatch(uuid);
  vi.unstubAllGlobals();
  expect(verifyAtlasSignature(body, headers, secret)).toBe(true);
});

test("the vectors load without a TextEncoder", async () => {
  const { signatureVectors } = await bare();
  vi.unstubAllGlobals();
  for (const { body, signature, secret: key, name } of signatureVectors)
    expect(verifyAtlasSignature(body, signature, key), name).toBe(true);
});

test("a page without https signs too, where there is neither Web Crypto nor Node.js", async () => {
  const { exampleEvent, signedDelivery } = await bare();
  vi.stubGlobal("process", undefined);
  const { body, headers } = await signedDelivery(exampleEvent("message.delivered"), secret);
  vi.unstubAllGlobals();
  expect(verifyAtlasSignature(body, headers, secret)).toBe(true);
  expect(verifyAtlasSignature(`${body} `, headers, secret)).toBe(false);
});

test("an empty secret is refused", async () => {
  const { signedDelivery } = await bare();
  await expect(signedDelivery("{}", "")).rejects.toThrow("Empty secret");
});
