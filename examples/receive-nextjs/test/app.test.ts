/** Tests the modules of the app on the offline sandbox. */
import { type Sandbox, createSandbox } from "@atlas-messaging/sandbox";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const { revalidateTag } = vi.hoisted(() => ({ revalidateTag: vi.fn() }));
vi.mock("next/cache", () => ({ revalidateTag, updateTag: vi.fn(), cacheTag: vi.fn(), cacheLife: vi.fn() }));
vi.mock("next/server", () => ({ after: (run: () => unknown) => run() }));

let sandbox: Sandbox;
let uninstall: () => void;

beforeEach(() => {
  sandbox = createSandbox({ clock: new Date() });
  uninstall = sandbox.install();
  vi.stubEnv("ATLAS_TOKEN", sandbox.token);
  vi.stubEnv("ATLAS_BASE_URL", sandbox.baseUrl);
  vi.stubEnv("ATLAS_WEBHOOK_SECRET", sandbox.webhooks.secret);
  vi.resetModules(); // The next import makes a client with this token, and a receiver that has seen no event.
});
afterEach(() => {
  uninstall();
  vi.unstubAllEnvs();
  vi.clearAllMocks();
});

test("the page reads what was said in the last day", async () => {
  await sandbox.customer("+15550100001").says("A table for two?");
  const { latestByConversation } = await import("../lib/latest");
  const [[latest] = []] = await latestByConversation();
  expect(latest).toMatchObject({ direction: "inbound", text: "A table for two?" });
});

test("a reply whose answer is lost goes out once, though it is sent again", async () => {
  sandbox.fail("messages.send", { lose: "answer", times: 2 }); // The client tries once more itself.
  const form = new FormData();
  form.set("phone_number", "+15550100001");
  form.set("text", "At eight.");
  const { reply } = await import("../app/actions");
  const first = await reply({ said: "" }, form);
  expect(first.said).toBe("No answer. Send it again.");
  expect(await reply(first, form)).toEqual({ said: "Sent." });
  expect(sandbox.customer("+15550100001").messages()).toHaveLength(1);
});

test("a message of a customer empties the cache, once for two deliveries", async () => {
  await sandbox.customer("+15550100001").says("A table for two?");
  const { request } = await sandbox.webhooks.next("conversation.message_received");
  const { POST } = await import("../app/webhooks/atlas/route");
  for (const _ of [1, 2]) expect((await POST(request("http://127.0.0.1/webhooks/atlas"))).status).toBe(200);
  expect(revalidateTag).toHaveBeenCalledTimes(1);
});
