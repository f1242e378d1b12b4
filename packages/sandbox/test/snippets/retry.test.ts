import { createSandbox } from "@atlas-messaging/sandbox";
import { Atlas } from "@atlas-messaging/sdk";
import { expect, test } from "vitest";

test("an endpoint that fails once gets the event again", async () => {
  const statuses = [500, 200];
  const seen: (string | null)[] = [];
  const sandbox = createSandbox({
    webhooks: (request) => {
      seen.push(request.headers.get("webhook-id"));
      return new Response(null, { status: statuses[seen.length - 1] ?? 200 });
    },
  });
  const atlas = new Atlas(sandbox.client);
  await atlas.webhooks.create({ url: "https://shop.example/hook", events: ["conversation.message_received"] });

  await sandbox.customer("+15550100001").says("When are you open?");
  await sandbox.advance("2m");

  expect(seen).toHaveLength(2);
  expect(seen[0]).toBe(seen[1]);
});
