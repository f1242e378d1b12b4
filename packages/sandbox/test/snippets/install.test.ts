import { createSandbox } from "@atlas-messaging/sandbox";
import { expect, test } from "vitest";

test("the global fetch reaches the sandbox", async () => {
  const sandbox = createSandbox();
  const uninstall = sandbox.install();
  try {
    const answer = await fetch(`${sandbox.baseUrl}/health`);
    expect(answer.status).toBe(200);
  } finally {
    uninstall();
  }
});
