/** Every example of the reference, run as its page runs it. */
import { pages } from "@atlas-messaging/service/discovery/pages";
import { addressed } from "@atlas-messaging/service/discovery/site";
import { describe, expect, test } from "vitest";
import { siteAt } from "../test-support/site.ts";
import { readCurl } from "./client/try/curl.ts";
import { Playground } from "./client/try/playground.ts";

const site = siteAt("https://atlas.example");

/** Curl commands of the operations' pages. */
const examples = pages.flatMap(({ path, markdown }): [string, string][] => {
  const [, command] = /^```sh tab="curl"\n(curl [\s\S]*?)^```/m.exec(addressed(markdown, site)) ?? [];
  return path.startsWith("/docs/reference/") && command !== undefined
    ? [[path.slice("/docs/reference/".length), command]]
    : [];
});

/** Refused because of what they are: secrets that only a mail or a person knows, names that are taken, a scripted
 * channel, a message of no adapter, one customer alone. */
const refused: { readonly [page: string]: number } = {
  "knowledge/update": 409,
  "agent-api/message-status": 404,
  "events/stream": 204,
  "console/events-stream": 204,
  "console/account-sign-in": 401,
  "console/account-sign-in-by-link": 401,
  "console/account-read-sign-in-link": 401,
  "console/account-change-password": 409,
  "console/second-factor-enable": 409,
  "console/second-factor-confirm": 409,
  "console/second-factor-disable": 409,
  "console/second-factor-renew-recovery-codes": 409,
  "console/organization-delete": 409,
  "console/organization-download-export": 404,
  "console/sessions-end": 404,
  "console/account-reset-password": 401,
  "console/account-accept-invitation": 401,
  "console/templates-create": 409,
  "console/vouchers-create": 409,
  "console/members-reset-password": 409,
  "console/consents-revoke": 404,
  "console/channels-rotate-token": 409,
  "console/channels-subscribe": 409,
  "messages/report-status": 404,
  "console/customers-merge": 422,
  "console/customers-unmerge": 409,
};

describe("the playground", () => {
  test("has an example of each operation", () => {
    expect(examples.length).toBeGreaterThan(80);
  });

  test.for(examples)("answers %s", async ([page, command], { task }) => {
    task.meta.counts = { "examples that run in the page": 1 };
    const { status } = await new Playground().run(readCurl(command));
    expect(status).toBe(refused[page] ?? 200);
  });

  const send = readCurl(Object.fromEntries(examples)["messages/send"] ?? "");

  test("shows the webhooks that a call caused, with their payloads", async () => {
    const { events } = await new Playground().run(send);
    const names = events.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["conversation.message_delivered", "message.delivered"]));
    for (const { name, payload } of events) expect(JSON.parse(payload)).toMatchObject({ event_type: name });
    const delivered = events.find(({ name }) => name === "conversation.message_delivered");
    expect(JSON.parse(delivered?.payload ?? "")).toMatchObject({ event_type: "conversation.message_delivered" });
  });

  test("keeps what was made: the same key is answered by the stored answer, and causes nothing", async () => {
    const playground = new Playground();
    const keyed = { ...send, headers: { ...send.headers, "Idempotency-Key": "message-4711" } };
    const first = await playground.run(keyed);
    const again = await playground.run(keyed);
    expect(again.answer).toBe(first.answer);
    expect(again.events).toEqual([]);
  });

  test("leaves the reader's own ids alone", async () => {
    const own = "01a2094d-cd74-7000-8000-78567390fcec";
    const outcome = await new Playground().run({ ...send, method: "GET", url: `/v1/atlas/runs/${own}`, body: "" });
    expect([outcome.path, outcome.status]).toEqual([`/v1/atlas/runs/${own}`, 404]);
  });
});

test("a command is read as a shell does", () => {
  const command = `curl -sS -X PATCH "https://atlas.example/v1?q=a%20b" \\\n  -H "Authorization: Bearer $ATLAS_TOKEN" \\\n  -d '{\n  "text": "it'\\''s \\"here\\""\n}'`;
  expect(readCurl(command)).toEqual({
    method: "PATCH",
    url: "https://atlas.example/v1?q=a%20b",
    headers: { Authorization: "Bearer $ATLAS_TOKEN" },
    body: `{\n  "text": "it's \\"here\\""\n}`,
  });
});
