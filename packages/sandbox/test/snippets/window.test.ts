import { createSandbox } from "@atlas-messaging/sandbox";
import { Atlas, WindowClosedError } from "@atlas-messaging/sdk";
import { expect, test } from "vitest";

test("after 25 hours the window is closed", async () => {
  const sandbox = createSandbox();
  const atlas = new Atlas(sandbox.client);
  const customer = sandbox.customer("+15550100001");

  await customer.says("When are you open?");
  await sandbox.advance("25h");

  const late = atlas.messages.send({ phone_number: customer.phoneNumber, text: "At nine." });
  await expect(late).rejects.toThrow(WindowClosedError);
});
