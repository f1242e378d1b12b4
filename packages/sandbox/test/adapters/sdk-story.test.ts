/** The promises of the SDK, held against a service that keeps state: retries, lists, refusals, and the example as it is. */
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Atlas, AtlasError, type Clock } from "@atlas-messaging/sdk";
import { expect, test } from "vitest";
import { serve } from "../../src/command/serve.ts";
import { createSandbox } from "../../src/index.ts";
import { freePort, phone } from "../support.ts";

/** Longer than the SDK waits before it tries again here, and shorter than it waits for an answer. */
const maxPause = 10_000;

/** A client whose pauses pass on the sandbox's clock, at once. */
const connect = () => {
  const sandbox = createSandbox();
  const clock: Clock = {
    now: () => sandbox.now.getTime(),
    after: (milliseconds, run) => {
      if (milliseconds < maxPause) void sandbox.advance(milliseconds).then(run);
      return () => {};
    },
    random: () => 0.5,
  };
  const { token, baseUrl, fetch } = sandbox;
  return { sandbox, atlas: new Atlas({ token, baseUrl, fetch, clock, retries: 4 }) };
};

test.for([
  ["the request is lost", { lose: "request", times: 2 }],
  ["the answer is lost", { lose: "answer", times: 2 }],
  ["the service is unavailable", { code: "unavailable", times: 2 }],
] as const)("a message is sent once when %s twice", async ([, fault]) => {
  const { sandbox, atlas } = connect();
  sandbox.fail("messages.send", fault);
  const sent = await atlas.messages.send({ phone_number: phone, text: "Your table is ready." });
  expect(sandbox.customer(phone).messages()).toMatchObject([{ id: sent.message_id }]);
});

test("a list goes on over all its pages, each item once", async () => {
  const { sandbox, atlas } = connect();
  const customer = sandbox.customer(phone);
  for (const text of ["One", "Two", "Three", "Four", "Five"]) await customer.says(text);
  const { conversation_id } = await atlas.messages.send({ phone_number: phone, text: "Six" });
  const ids: string[] = [];
  for await (const { id } of atlas.conversations.events(conversation_id, { limit: 2 })) ids.push(id);
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a refusal has all that the envelope says", async () => {
  const { sandbox, atlas } = connect();
  const customer = sandbox.customer(phone);
  await customer.says("Hello");
  await sandbox.advance("25h");
  const refused: unknown = await atlas.messages.send({ phone_number: phone, text: "" }).then(
    () => null,
    (error: unknown) => error,
  );
  expect(refused).toBeInstanceOf(AtlasError);
  expect(refused).toMatchObject({ code: "validation_failed", status: 422, requestId: expect.any(String) });
  await expect(atlas.messages.send({ phone_number: phone, text: "At nine." })).rejects.toMatchObject({
    code: "window_closed",
    retryable: false,
  });
});

test("the quickstart ends well on the sandbox's HTTP server", async () => {
  const port = await freePort();
  const baseUrl = `http://127.0.0.1:${port}`;
  const failures: unknown[] = [];
  const { close } = await serve(createSandbox({ clock: "system", webhooks: "fetch", baseUrl }), {
    port,
    host: "127.0.0.1",
    onFailure: (error) => failures.push(error),
  });
  const example = fileURLToPath(new URL("../../../../examples/quickstart", import.meta.url));
  const story = spawn("bun", [example], {
    env: { ...process.env, ATLAS_BASE_URL: baseUrl },
  });
  let said = "";
  for (const stream of [story.stdout, story.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise((resolve) => story.on("close", resolve));
  await close();
  expect(code, said).toBe(0);
  expect(said).toContain("a tampered copy of each refused");
  expect(failures).toEqual([]);
});
