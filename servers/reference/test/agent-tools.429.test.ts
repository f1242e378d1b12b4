import { limits } from "@atlas-messaging/contract";
import { expect, test } from "vitest";
import type { Answer } from "../test-support/client.ts";
import { describeShared } from "../test-support/served.ts";

describeShared("the limit of agent tools", {}, (served) => {
  test("is 120 calls a minute of all tools together, and reads are not among them", async () => {
    const { client, data } = await served.organization();
    const { conversation_id, phone_number } = data;
    const calls: readonly (() => Promise<Answer>)[] = [
      () => client.call("agent.sendMessage", { body: { conversation_id, text: "Hello" } }),
      () => client.call("agent.sendMessageToPhone", { body: { phone_number, text: "Hello" } }),
    ];
    // Invalid requests count too, and cost little.
    const refusals = Array.from({ length: limits.agent_tools.limit / 2 - 1 }, async () => [
      await client.call("agent.sendMessage", { body: {} }),
      await client.call("agent.sendMessageToPhone", { body: {} }),
    ]);
    const statuses = (await Promise.all(refusals)).flat().map(({ status }) => status);
    for (const call of calls) statuses.push((await call()).status);
    expect(statuses).toEqual([...Array<number>(118).fill(422), 200, 200]);

    for (const call of calls) {
      const refused = await call();
      expect(refused).toMatchObject({ status: 429, error: { code: "rate_limited", retryable: true } });
      expect(refused.headers.get("x-atlas-ratelimit-limit")).toBe("120");
      expect(refused.headers.get("x-atlas-ratelimit-reason")).toBe("organization");
    }
    expect(await client.call("agent.manifest")).toMatchObject({ status: 200 });
    expect(await client.call("agent.searchKnowledge", { query: { query: "Menu?" } })).toMatchObject({ status: 200 });
    expect(await client.call("messages.send", { body: { phone_number, text: "Hello" } })).toMatchObject({
      status: 200,
    });
  });
});
