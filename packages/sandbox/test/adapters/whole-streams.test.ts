import { Atlas } from "@atlas-messaging/sdk";
import { afterEach, expect, test, vi } from "vitest";
import { type Sandbox, createSandbox } from "../../src/index.ts";

afterEach(() => void vi.unstubAllGlobals());

/** Reads each body to its end before it answers, as msw does in a page that cannot hand streams over. */
const throughWorker = (sandbox: Sandbox) => {
  const handlers = sandbox.handlers({ all: (_path, handle) => handle });
  const asked: (string | null)[] = [];
  const first = Promise.withResolvers<void>();
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const request = new Request(url, init);
    asked.push(request.headers.get("last-event-id"));
    first.resolve();
    const answer = await handlers[0]?.({ request });
    if (!answer) throw new Error("There is no handler.");
    return new Response(await answer.arrayBuffer(), answer);
  };
  return { asked, fetch, firstAsked: first.promise };
};

test("a stream begins where it cannot be handed to a service worker, and goes on where it was", async () => {
  vi.stubGlobal("structuredClone", () => {
    throw new DOMException("The object can not be cloned.", "DataCloneError");
  });
  const sandbox = createSandbox();
  const customer = sandbox.customer("+15550100001");
  const { asked, fetch, firstAsked } = throughWorker(sandbox);
  const atlas = new Atlas({ token: sandbox.token, fetch });
  const texts: string[] = [];
  const following = (async () => {
    for await (const event of atlas.events.stream({ event_type: "conversation.message_received" })) {
      texts.push(event.id);
      if (texts.length === 1) await customer.says("And on Sundays?");
      else return;
    }
  })();
  await firstAsked;
  await customer.says("When are you open?");
  await following;
  expect(asked).toEqual([null, expect.any(String)]);
  expect(new Set(texts).size).toBe(2);
});

test("a stream stays as it is elsewhere, and so do other answers", async () => {
  const sandbox = createSandbox();
  const [handle] = sandbox.handlers({ all: (_path, answer) => answer });
  const headers = { authorization: `Bearer ${sandbox.token}` };
  const streamed = await handle?.({ request: new Request(`${sandbox.baseUrl}/v1/atlas/events/stream`, { headers }) });
  const reader = streamed?.body?.getReader();
  await sandbox.settle();
  await sandbox.customer("+15550100001").says("When are you open?");
  let text = "";
  while (!text.includes("message_received")) text += new TextDecoder().decode((await reader?.read())?.value);
  expect(text).not.toContain("retry: 100\n");
  await reader?.cancel();
});
