/** Refusals lead to the page of their code, and to their request. */
import { type ErrorCode, errors, keysOf } from "@atlas-messaging/contract";
import { expect, test } from "vitest";
import { createSandbox } from "../src/index.ts";
import { clientOf, phone } from "./support.ts";

interface Leading {
  readonly error: { readonly docs: string; readonly request_id: string };
}

/** The interface specification gives a sunset operation's answer another form. */
const codes = keysOf(errors).filter((code) => code !== "version_unsupported");

const leadsOf = async (answer: Response): Promise<Leading["error"]> => ((await answer.json()) as Leading).error;

test.for(codes)("%s leads to its entry on a page that the sandbox serves", async (code: ErrorCode) => {
  const sandbox = createSandbox({ faults: { "channels.list": { code } }, baseUrl: "http://atlas.test:4177" });
  const headers = { authorization: `Bearer ${sandbox.token}` };
  const answer = await sandbox.fetch("http://atlas.test:4177/v1/atlas/channels", { headers });
  const { docs, request_id } = await leadsOf(answer);
  expect(request_id).toBe(answer.headers.get("x-request-id"));
  const page = await sandbox.fetch(docs);
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(await page.text()).toContain(` id="${new URL(docs).hash.slice(1)}"`);
});

test("a replayed refusal names the request that was executed", async () => {
  const sandbox = createSandbox();
  const client = clientOf(sandbox);
  await sandbox.advance("25h");
  const body = { phone_number: phone, text: "Hello", idempotency_key: "order-1" };
  const ask = (id: string) => client.call("messages.send", { body, headers: { "x-request-id": id } });
  const [first, again] = [await ask("request-one"), await ask("request-two")];
  expect([first.status, again.headers.get("x-request-id")]).toEqual([409, "request-two"]);
  expect(JSON.parse(again.text).error).toMatchObject({ code: "window_closed", request_id: "request-one" });
});
