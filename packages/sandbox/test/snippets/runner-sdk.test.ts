import { createSandbox } from "@atlas-messaging/sandbox";
import { Atlas, NotFoundError } from "@atlas-messaging/sdk";
import { expect, test } from "vitest";

test("the client sends a message", async () => {
  const sandbox = createSandbox();
  const atlas = new Atlas({ token: sandbox.token, fetch: sandbox.fetch });

  await atlas.messages.send({ phone_number: "+15550100001", text: "Your table is ready." });
  expect(sandbox.customer("+15550100001").messages()).toHaveLength(1);

  const unknown = atlas.messages.get("0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f");
  await expect(unknown).rejects.toBeInstanceOf(NotFoundError);
});
