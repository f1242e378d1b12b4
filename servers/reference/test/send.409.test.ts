import { expect, test } from "vitest";
import { organizationRow } from "../test-support/rows.ts";
import { seedCredential } from "../test-support/seed.ts";
import { describeShared } from "../test-support/served.ts";
import { commit } from "../src/platform/database/commit.ts";
import type { Database } from "@atlas-messaging/postgres/database";

const withoutChannel = async (database: Database): Promise<string> => {
  const row = organizationRow();
  await commit(database, row.id, [{ kind: "insert", table: "organizations", row }]);
  return seedCredential(database, row.id, { scopes: ["atlas.messages.send"] });
};

describeShared("messages.send", { seed: withoutChannel }, (served) => {
  test("refuses text with window_closed when the customer's last message is older than 24 hours", async () => {
    const { client, data } = await served.organization();
    const body = { phone_number: data.phone_numbers.window_closed, text: "Hello" };
    const answer = await client.call("messages.send", { body });
    expect(answer).toMatchObject({ status: 409, error: { code: "window_closed", retryable: false } });
  });

  test("refuses text with window_closed to a number that has never written, and creates nothing", async () => {
    const { client } = await served.organization();
    const before = await client.succeed("conversations.list");
    const answer = await client.call("messages.send", { body: { phone_number: "+4930123456", text: "Hello" } });
    expect(answer).toMatchObject({ status: 409, error: { code: "window_closed" } });
    const after = await client.succeed("conversations.list");
    expect(after.data.conversations).toEqual(before.data.conversations);
  });

  test("sends a template into a closed window", async () => {
    const { client, data } = await served.organization();
    const template = { template_id: data.template_id, category: "utility", template_params: { name: "Ada" } };
    const body = { phone_number: data.phone_numbers.window_closed, ...template };
    const { data: sent } = await client.succeed("messages.send", { body });
    expect(sent.window_open).toBe(false);
  });

  test("refuses with conflict without a channel to send over", async () => {
    const client = served.clientOf(served.seeded);
    const answer = await client.call("messages.send", { body: { phone_number: "+15550100001", text: "Hello" } });
    expect(answer).toMatchObject({ status: 409, error: { code: "conflict", retryable: false } });
  });
});
