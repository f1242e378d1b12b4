import { expect, test } from "vitest";
import { createSandbox } from "../src/index.ts";
import { clientOf, message } from "./support.ts";

// A sandbox has nobody who runs it, so a fault gives the refusal of a suspended organization.
test("a write is refused as in a suspended organization, and reads go on", async () => {
  const sandbox = createSandbox();
  const client = clientOf(sandbox);
  sandbox.fail("messages.send", { code: "organization_suspended" });
  const refusal = { status: 403, code: "organization_suspended", body: { error: { retryable: false } } };
  expect(await client.call("messages.send", message("one"))).toMatchObject(refusal);
  expect((await client.call("channels.list")).status).toBe(200);
  expect((await client.call("messages.send", message("one"))).status).toBe(200);
});
