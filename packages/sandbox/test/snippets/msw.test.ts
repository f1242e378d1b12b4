import { createSandbox } from "@atlas-messaging/sandbox";
import { http } from "msw";
import { setupServer } from "msw/node";
import { expect, test } from "vitest";

test("msw answers with the sandbox", async () => {
  const sandbox = createSandbox();
  const server = setupServer(...sandbox.handlers(http));
  server.listen();
  try {
    const answer = await fetch(`${sandbox.baseUrl}/health`);
    expect(answer.status).toBe(200);
  } finally {
    server.close();
  }
});
