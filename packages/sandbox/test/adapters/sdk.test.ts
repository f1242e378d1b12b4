import { Atlas, AtlasConnectionError, AtlasError } from "@atlas-messaging/sdk";
import { AtlasAgent } from "@atlas-messaging/sdk/agent";
import { expect, test } from "vitest";
import { createSandbox } from "../../src/index.ts";

test("the SDK works offline on the sandbox's fetch", async () => {
  const sandbox = createSandbox();
  const atlas = new Atlas({ token: sandbox.token, fetch: sandbox.fetch });
  const sent = await atlas.messages.send({ phone_number: "+15550100001", text: "Your table is ready." });
  await sandbox.advance("1s");
  expect(sandbox.customer("+15550100001").messages()).toMatchObject([{ id: sent.message_id, status: "read" }]);
  const agent = new AtlasAgent({ token: sandbox.token, fetch: sandbox.fetch });
  const { results } = await agent.searchKnowledge({ query: "When are you open on Sunday?" });
  expect(results[0]?.title).toBe("Opening hours");
});

test("and meets its failures", async () => {
  const sandbox = createSandbox();
  const atlas = new Atlas({ token: sandbox.token, fetch: sandbox.fetch, retries: 0 });
  sandbox.fail("channels.list", { status: 503 });
  await expect(atlas.channels.list()).rejects.toThrow(AtlasError);
  sandbox.fail("channels.list", { lose: "request" });
  await expect(atlas.channels.list()).rejects.toThrow(AtlasConnectionError);
  expect((await atlas.channels.list()).channels).toHaveLength(1);
});
