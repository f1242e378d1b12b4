import { describe, expect, test } from "vitest";
import * as nodeEntry from "../src/index.ts";
import * as webEntry from "../src/web.ts";
import { asymmetricKey, asymmetricVectors, exampleEvent, signedDelivery } from "../src/testing.ts";

const { privateKey, publicKey } = asymmetricKey;
const other = "whpk_11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=";
const event = exampleEvent("message.delivered");

describe.for([
  ["main", nodeEntry],
  ["web", webEntry],
] as const)("the %s entry", ([, { unwrap, unwrapAsymmetric, verifyAtlasSignature, fetchReceiver }]) => {
  test.for(asymmetricVectors)("takes the vector of $name", async ({ body, headers, publicKey: key, at }) => {
    const options = { now: () => at };
    // Neither is an event, which is looked at after the signature.
    await expect(unwrapAsymmetric(body, headers, key, options)).rejects.toMatchObject({ code: "invalid_payload" });
    await expect(unwrapAsymmetric(body, headers, other, options)).rejects.toMatchObject({ reason: "mismatch" });
  });

  test("unwraps a delivery, as a request too, and with several keys", async () => {
    const { body, headers } = await signedDelivery(event, privateKey);
    expect(await unwrapAsymmetric(body, headers, publicKey)).toEqual(event);
    const request = new Request("http://localhost/", { method: "POST", headers, body });
    expect(await unwrapAsymmetric(request, request.headers, [other, ` ${publicKey}\n`])).toEqual(event);
  });

  test.for([
    ["another body", { body: "{}" }, "mismatch"],
    ["another id", { headers: { "webhook-id": "another" } }, "mismatch"],
    ["another time", { headers: { "webhook-timestamp": "1" } }, "mismatch"],
    ["no id", { headers: { "webhook-id": "" } }, "malformed"],
    ["no time", { headers: { "webhook-timestamp": "" } }, "malformed"],
    [
      "a signature by a secret alone",
      { headers: { "webhook-signature": "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=" } },
      "malformed",
    ],
    ["a short signature", { headers: { "webhook-signature": "v1a,AAAA" } }, "malformed"],
    ["no signature", { headers: { "webhook-signature": "" } }, "missing"],
  ] as const)("refuses %s", async ([, changed, reason]) => {
    const { body, headers } = await signedDelivery(event, privateKey);
    const all = { ...headers, ...("headers" in changed ? changed.headers : {}) };
    const given = unwrapAsymmetric("body" in changed ? changed.body : body, all, publicKey);
    await expect(given).rejects.toMatchObject({ code: "invalid_signature", reason });
  });

  test.for([-301_000, 301_000])("refuses an attempt of %i ms from now", async (distance) => {
    const { body, headers } = await signedDelivery(event, privateKey);
    const now = () => Date.now() + distance;
    await expect(unwrapAsymmetric(body, headers, publicKey, { now })).rejects.toMatchObject({ reason: "expired" });
    expect(await unwrapAsymmetric(body, headers, publicKey, { now, tolerance: 400_000 })).toEqual(event);
  });

  test("never takes a public key for a secret, with which anyone could sign", async () => {
    const { body } = await signedDelivery(event, privateKey);
    expect(() => verifyAtlasSignature(body, "0".repeat(64), publicKey)).toThrow("unwrapAsymmetric");
    expect(() => unwrap(body, "0".repeat(64), ["secret", publicKey])).toThrow("unwrapAsymmetric");
    await expect(unwrapAsymmetric(body, {}, "a-secret")).rejects.toThrow("whpk_");
  });

  test("receives by a public key, and refuses what a secret has signed", async () => {
    const seen: string[] = [];
    const receive = fetchReceiver({
      secret: publicKey,
      on: { "message.delivered": ({ event_id }) => seen.push(event_id) },
      onError: () => {},
    });
    const post = async (delivery: Awaited<ReturnType<typeof signedDelivery>>) =>
      (await receive(new Request("http://localhost/", delivery))).status;
    expect(await post(await signedDelivery(event, privateKey))).toBe(200);
    expect(await post(await signedDelivery(event, "a-secret-of-another-kind"))).toBe(401);
    expect(seen).toEqual([event.event_id]);
  });

  test("takes thin events where they are asked for, and refuses them elsewhere", async () => {
    const { event_id, event_type, timestamp, message } = event;
    const thin = { event_id, event_type, timestamp, payload: "thin", message_id: message.id };
    const { body, headers } = await signedDelivery(thin, "a-secret-of-another-kind");
    expect(unwrap(body, headers, "a-secret-of-another-kind", { thin: true })).toEqual(thin);
    expect(() => unwrap(body, headers, "a-secret-of-another-kind")).toThrow("payload is thin");
    const seen: unknown[] = [];
    const receive = fetchReceiver({
      secret: "a-secret-of-another-kind",
      on: { "message.delivered": () => seen.push("full") },
      thin: ({ message_id }) => seen.push(message_id),
    });
    expect((await receive(new Request("http://localhost/", { method: "POST", headers, body }))).status).toBe(200);
    expect(seen).toEqual([message.id]);
  });
});
