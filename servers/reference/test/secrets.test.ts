/** The database, and each copy of it, holds no readable secret and no token. */
import { expect, test } from "vitest";
import { describeServed } from "../test-support/served.ts";

const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "on" };

describeServed("what is shown once", { settings }, (served) => {
  test("stands nowhere in the database, and is replayed all the same", async () => {
    const { client, data } = await served.organization();
    const webhook = { url: "http://127.0.0.1:9999/hook", events: ["message.delivered" as const] };
    const body = { ...webhook, idempotency_key: "a secret of the service" };
    const first = await client.call("webhooks.create", { body });
    const own = { ...webhook, idempotency_key: "a secret of one's own", secret: "a-secret-of-one's-own-1234" };
    await client.succeed("webhooks.create", { body: own });
    await client.succeed("messages.send", {
      body: { idempotency_key: "no secret", phone_number: data.phone_number, text: "Hello" },
    });
    const again = await client.call("webhooks.create", { body });
    expect(again).toMatchObject({ status: 200, text: first.text });
    expect(again.headers.get("idempotent-replayed")).toBe("true");

    const { data: shown }: { data: { secret?: string } } = JSON.parse(first.text);
    const secrets = [shown.secret ?? "", own.secret, data.token];
    const database = await served.stopAndOpen();
    const text = (query: string) =>
      database.asTenant<{ text: string }>(data.organization_id, { text: query, values: [] });
    const tables = await text(
      "select table_name::text as text from information_schema.tables where table_schema = 'public'",
    );
    const rows: string[] = [];
    for (const { text: table } of tables) {
      const found = await text(`select row_to_json(found)::text as text from "${table}" found`).catch(() => []);
      rows.push(...found.map((row) => row.text));
    }
    const all = rows.join("\n");
    // Proves that the searched rows include the stored answers and both webhooks.
    expect(all).toContain("no secret");
    expect(all.match(/sealed:/g)?.length).toBeGreaterThanOrEqual(4);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(15);
      expect(all).not.toContain(secret);
    }
  });
});
