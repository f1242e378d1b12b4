import { spawn } from "node:child_process";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { operations } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { type ReceivedMessage, createSandbox } from "../src/index.ts";
import { clientOf } from "./support.ts";

interface Beginning {
  readonly delivered: number;
  readonly replies: readonly ReceivedMessage[];
  readonly first: string;
  readonly again: string;
}

/** Starts a process, which restores two snapshots and tells a story twice. */
const begin = async (...snapshots: readonly object[]): Promise<Beginning> => {
  const program = fileURLToPath(new URL("beginning.ts", import.meta.url));
  const child = spawn("bun", [program], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify(snapshots));
  return (await json(child.stdout)) as Beginning; // This is what the program prints.
};

describe("what is loaded when it is first asked for", async () => {
  const [subscribed, hosted] = [createSandbox(), createSandbox()];
  const url = "https://shop.example/hook";
  await clientOf(subscribed).succeed("webhooks.create", { body: { url, events: ["message.delivered"] } });
  await clientOf(hosted).succeed("agents.create", {
    body: { name: "Desk", kind: "hosted", channels: ["chatapp"], answer_after_seconds: 0 },
  });
  const { delivered, replies, first, again } = await begin(subscribed.snapshot(), hosted.snapshot());

  test("makes no difference to what is answered, in which order, and to what is there afterwards", () => {
    // Compared as a whole: to print where they differ would take longer than to find it.
    expect(first === again).toBe(true);
    expect(first).toContain("Opening hours");
  });

  test("is there for what a snapshot has left to be done", () => {
    expect(delivered).toBe(1);
    expect(replies).toHaveLength(1);
  });

  test("has every operation in the section that it is asked for in", async () => {
    const { data } = await clientOf(createSandbox()).succeed("system.version");
    expect(data.operations.filter(({ enabled }) => !enabled)).toEqual([]);
    expect(data.operations).toHaveLength(Object.keys(operations).length);
  });
});

test("knowledge that nobody has asked for is not in a snapshot, and is there again where that is restored", async () => {
  const [sandbox, restored] = [createSandbox(), createSandbox({ seed: "another" })];
  const { token } = sandbox;
  const snapshot = JSON.stringify(sandbox.snapshot());
  expect(snapshot).not.toContain("knowledge_passages");
  restored.restore(JSON.parse(snapshot));
  expect(restored.token).toBe(token);
  const [one, other] = await Promise.all([sandbox, restored].map((each) => clientOf(each).call("knowledge.list")));
  expect(one?.text).toContain("Opening hours");
  expect(other?.text).toBe(one?.text);
});
