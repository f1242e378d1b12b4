import { verifyAtlasSignature } from "@atlas-messaging/webhooks";
import { exampleEvent, signedDelivery } from "@atlas-messaging/webhooks/testing";
import { expect, test } from "vitest";

test("a delivery is verified", async () => {
  const secret = "a secret that only the two of us know";
  const { body, headers } = await signedDelivery(exampleEvent("message.delivered"), secret);

  expect(await verifyAtlasSignature(Buffer.from(body), headers, secret)).toBe(true);
  expect(await verifyAtlasSignature(Buffer.from(`${body} `), headers, secret)).toBe(false);
});
