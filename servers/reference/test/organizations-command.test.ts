import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../src/platform/database/open.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { runCommand } from "../test-support/run-command.ts";
import { seedOrganization } from "../test-support/seed.ts";
import { whole } from "../test-support/whole.ts";

describe("npm run organizations", () => {
  let url: string;
  let id: string;
  beforeAll(async () => {
    url = await freshDatabase();
    const database = await openDatabase({ url, dataDir: "" });
    id = (await seedOrganization(database)).organizationId;
    await database.close();
  });
  const run = (...args: readonly string[]) => runCommand("organizations.ts", { DATABASE_URL: url }, ...args);
  const answer = async (...args: readonly string[]) => {
    const { code, text } = await run(...args);
    expect([code, text]).toEqual([0, expect.stringMatching(/^\{/)]);
    return JSON.parse(text);
  };

  test("lists, suspends, resumes and limits", async () => {
    expect((await answer("list")).organizations).toMatchObject([{ id, suspended_at: null }]);
    expect(await answer("suspend", id, "It", "floods.")).toMatchObject({ suspended_at: expect.any(String) });
    expect(await answer("limits", id.toUpperCase(), "messages=600", "webhooks=2")).toMatchObject({
      limits: { messages: 600 },
      quotas: { webhooks: 2 },
      own: ["messages", "webhooks"],
    });
    expect(await answer("resume", id)).toMatchObject({ suspended_at: null });
    expect(await answer("limits", id, "messages=default")).toMatchObject({
      limits: { messages: 60 },
      own: ["webhooks"],
    });
    expect(await answer("show", id)).toMatchObject({ id, usage: { keys: 0 } });
  });

  const refused = [
    [[], "npm run organizations suspend ID"],
    [["suspend"], "npm run organizations suspend ID"],
    [["burn", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e00"], "npm run organizations resume ID"],
    [["resume", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e00"], "There is no organization 0199f0a0"],
    [
      ["limits", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e00", "message=1"],
      "There is no limit message; the limits are messages,",
    ],
    [["limits", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e00", "messages=many"], "messages must be a whole number"],
    [
      ["limits", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e00", "messages=1", "messages=default"],
      "messages is there more than once",
    ],
    [["list", "--suspended"], "npm run organizations list"],
  ] as const;
  // Each starts the command anew.
  test.for(whole ? refused : refused.slice(0, 5))("%j is refused with a sentence", async ([args, sentence]) => {
    const { code, text } = await run(...args);
    expect([code, text]).toEqual([1, expect.stringContaining(sentence)]);
  });
});
