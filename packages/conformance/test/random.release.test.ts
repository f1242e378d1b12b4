/** Random requests find what is wrong for some requests only, and the smallest of them is shown. */
import { expect, test } from "vitest";
import { Session, randomCases, runCases } from "../src/index.ts";
import { type Layer, answering } from "../test-support/faults/fault.ts";
import { faultyTarget } from "../test-support/faults/faulty-target.ts";

const faulty = (id: "messages.send" | "runs.list", layer: Layer) =>
  faultyTarget({ name: "is wrong at times", operations: [id], settings: { limits }, layer: () => layer });
const limits = { messages: 1_000_000, reads: 1_000_000, public: 1_000_000 };

const failureOf = async (id: "messages.send" | "runs.list", layer: Layer) => {
  const session = await Session.open(faulty(id, layer));
  const [result] = await runCases(session, randomCases({ requests: 500, seed: 7 }), { only: [`${id}/`] });
  await session.close();
  return { outcome: result?.outcome, reason: result?.reason ?? "", curl: result?.curl ?? "" };
};

const maxText = 20;

/** Fails for what is longer than it expects. */
const breaks: Layer = async (asked, next) => {
  const response = await next(asked.request);
  const text = asked.body?.["text"];
  const isLong = typeof text === "string" && Array.from(text).length > maxText;
  if (asked.operation !== "messages.send" || response.status !== 200 || !isLong) return response;
  const error = { code: "internal_error", message: "Too long for us.", retryable: true };
  return answering(response, { status: 500, body: { ok: false, error } });
};

test("a 5xx for long texts is found, made as small as it can be, and comes again by its seed", async () => {
  const { outcome, reason, curl } = await failureOf("messages.send", breaks);
  expect(outcome).toBe("failed");
  expect(reason).toContain("internal_error");
  const [, path, request = ""] = /\nseed 7, path ([\d:]+): (.*)$/s.exec(reason) ?? [];
  const { body } = JSON.parse(request) as { readonly body: { readonly text: string } };
  expect(Array.from(body.text)).toHaveLength(maxText + 1);
  expect(curl).toMatch(/^curl -sS -X POST '[^']*\/v1\/atlas\/messages' /);
  expect((await failureOf("messages.send", breaks)).reason).toContain(`seed 7, path ${path}: `);
});

test("a header that no contract declares is found where only some requests get it", async () => {
  const { outcome, reason, curl } = await failureOf("runs.list", async (asked, next) => {
    const response = await next(asked.request);
    const isLarge = asked.operation === "runs.list" && Number(asked.query.get("limit")) >= 100;
    return isLarge && response.status === 200 ? answering(response, { headers: { "x-atlas-extra": "1" } }) : response;
  });
  expect([outcome, reason]).toEqual(["failed", expect.stringContaining("no header x-atlas-extra")]);
  expect(curl).toContain("/v1/atlas/runs?limit=100'");
});
