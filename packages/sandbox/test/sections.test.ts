import { operations } from "@atlas-messaging/contract";
import { describe, expect, test, vi } from "vitest";
import type { Sandbox, createSandbox } from "../src/index.ts";
import { clientOf, message, phone } from "./support.ts";

/** The package as a process has it that has just begun: no section has been loaded. */
const afresh = async (): Promise<typeof createSandbox> => {
  vi.resetModules();
  return (await import("../src/index.ts")).createSandbox;
};

const textOf = async (sandbox: Sandbox, path: string, body?: object): Promise<string> => {
  const answer = await sandbox.fetch(`${sandbox.baseUrl}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${sandbox.token}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return `${answer.headers.get("x-request-id")} ${await answer.text()}`;
};

/** Calls of several sections at once, with control in between, and all that the sandbox is afterwards. */
const storyOf = async (create: typeof createSandbox): Promise<string> => {
  const sandbox = create();
  const calls = [
    textOf(sandbox, "/v1/atlas/agents", { name: "Front desk", kind: "hosted", channels: ["chatapp"] }),
    textOf(sandbox, "/v1/atlas/messages", message("one").body),
    textOf(sandbox, "/v1/atlas/webhooks", { url: "https://shop.example/hook", events: ["message.delivered"] }),
    textOf(sandbox, "/v1/atlas/knowledge?q=dinner"),
  ];
  sandbox.fail("runs.list", { status: 503 });
  const said = sandbox.customer(phone).says("When are you open?");
  calls.push(textOf(sandbox, "/v1/atlas/runs"), textOf(sandbox, "/v1/atlas/channels"));
  const answers = await Promise.all([...calls, said]);
  await sandbox.advance("1h");
  const turn = await sandbox.customer(phone).says("When do you serve dinner?");
  return JSON.stringify([answers, turn, sandbox.customer(phone).messages(), sandbox.snapshot()]);
};

describe("sections that are loaded when they are first asked for", () => {
  test("make no difference to what is answered, in which order, and to what is there afterwards", async () => {
    const create = await afresh();
    const first = await storyOf(create);
    // A comparison: to print where they differ would take longer than to find it.
    expect((await storyOf(create)) === first).toBe(true);
    expect(first.includes("Opening hours")).toBe(true);
  });

  test("are enough for a snapshot of a process in which more have been loaded", async () => {
    const before = (await afresh())();
    await clientOf(before).succeed("agents.create", { body: { name: "Desk", kind: "hosted", channels: ["chatapp"] } });
    await clientOf(before).succeed("knowledge.list");
    const sandbox = (await afresh())();
    sandbox.restore(JSON.parse(JSON.stringify(before.snapshot())));
    await sandbox.customer(phone).says("When do you serve dinner?");
    expect(sandbox.customer(phone).messages()).toHaveLength(1);
  });

  test("leave knowledge that nobody has asked for out of a snapshot, and back in where it is restored", async () => {
    const create = await afresh();
    const sandbox = create();
    const snapshot = JSON.stringify((sandbox.token, sandbox.snapshot()));
    expect(snapshot).not.toContain("knowledge_passages");
    const restored = create({ seed: "another" });
    restored.restore(JSON.parse(snapshot));
    const [one, other] = await Promise.all([sandbox, restored].map((each) => clientOf(each).call("knowledge.list")));
    expect(one?.text).toContain("Opening hours");
    expect(other?.text).toBe(one?.text);
  });

  test("have the operations of the sections that they stand for", async () => {
    const create = await afresh();
    const { data } = await clientOf(create()).succeed("system.version");
    expect(data.operations.filter(({ enabled }) => !enabled)).toEqual([]);
    expect(data.operations).toHaveLength(Object.keys(operations).length);
  });
});
