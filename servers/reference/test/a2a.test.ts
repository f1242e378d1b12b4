/** Agents by A2A with the official client, on the server and on the offline sandbox. */
import { randomUUID } from "node:crypto";
import { ListTasksRequest, Role } from "@a2a-js/sdk";
import type { Client } from "@a2a-js/sdk/client";
import { createSandbox } from "@atlas-messaging/sandbox";
import { beforeAll, describe, expect, test } from "vitest";
import { type Fetch, ask, connect, question, replyText } from "../test-support/a2a.ts";
import { describeShared } from "../test-support/served.ts";

const behaves = (open: () => Promise<Client>) => {
  test("answers, goes on in the session, and answers once", async () => {
    const client = await open();
    const first = await ask(client, question("When are you open?"));
    expect([first.role, replyText(first)]).toEqual([Role.ROLE_AGENT, expect.stringContaining("Tuesday to Sunday")]);
    const sent = question("How much is a pizza Margherita?", first.contextId);
    const [second, again] = [await ask(client, sent), await ask(client, sent)];
    expect(replyText(second)).toContain("9.50");
    expect([second.contextId, again.messageId]).toEqual([first.contextId, second.messageId]);
  });

  test("answers by a stream, if it is asked for one", async () => {
    const client = await open();
    const events: unknown[] = [];
    for await (const event of client.sendMessageStream(question("How much is a pizza Margherita?"))) events.push(event);
    expect(JSON.stringify(events)).toContain("9.50");
    expect(events).toHaveLength(1);
  });

  test("has no tasks, and refuses by the errors of A2A", async () => {
    const client = await open();
    expect(await client.listTasks(ListTasksRequest.fromJSON({}))).toMatchObject({ tasks: [], totalSize: 0 });
    await expect(client.getTask({ tenant: "", id: "1" })).rejects.toMatchObject({ name: "TaskNotFoundError" });
    const nowhere = question("When?", randomUUID());
    await expect(client.sendMessage(nowhere)).rejects.toThrow(/has no session/);
  });
};

describeShared("an agent by A2A on the server", {}, (served) => {
  behaves(async () => connect(served.server.url, (await served.organization()).data.token, fetch));

  test("has a catalog entry for its card", async () => {
    const catalog: { readonly entries: readonly { readonly type: string; readonly url: string }[] } = await (
      await fetch(`${served.server.url}/.well-known/ai-catalog.json`)
    ).json();
    const [card] = catalog.entries.filter(({ type }) => type.includes("agent-card"));
    expect(card?.url).toBe(`${served.server.url}/.well-known/agent-card.json`);
  });
});

describe("an agent by A2A on the offline sandbox", () => {
  const sandbox = createSandbox();
  // Loaded within a request, it would answer 500 when the runner, on a busy machine, gives a module up after a minute.
  beforeAll(() => import("@atlas-messaging/service/discovery/index"));
  // The client fetches the card by the global `fetch`.
  behaves(async () => {
    const end = sandbox.install();
    try {
      return await connect(sandbox.baseUrl, sandbox.token, sandbox.fetch as Fetch);
    } finally {
      end();
    }
  });
});
