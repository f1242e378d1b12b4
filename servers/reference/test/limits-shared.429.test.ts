import { describe, expect, test } from "vitest";
import { createClient } from "../test-support/client.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { start } from "../test-support/server-process.ts";

const clients = 32;
const callsEach = 5;
const admittedAtMost = 60;

describe("two processes that share their limits", () => {
  test("32 clients at once get not one request too many", async () => {
    const settings = { DATABASE_URL: await freshDatabase(), ATLAS_SHARED_LIMITS: "on" };
    const servers = await Promise.all([start(settings), start(settings)]);
    try {
      const [{ url }] = servers;
      const { data } = await createClient(url).succeed("sandbox.credentials");
      const body = { phone_number: data.phone_number, text: "Hello" };
      const drive = async (_: unknown, index: number) => {
        const client = createClient(servers[index % 2]?.url ?? url, data.token);
        const statuses: number[] = [];
        for (let call = 0; call < callsEach; call++)
          statuses.push((await client.call("messages.send", { body })).status);
        return statuses;
      };
      const statuses = (await Promise.all(Array.from({ length: clients }, drive))).flat();
      expect(statuses.filter((status) => status === 200)).toHaveLength(admittedAtMost);
      expect(statuses.filter((status) => status === 429)).toHaveLength(clients * callsEach - admittedAtMost);
    } finally {
      await Promise.all(servers.map((server) => server.kill()));
    }
  });
});
