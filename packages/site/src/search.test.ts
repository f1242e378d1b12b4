/** The search over the pages as they are. */
import { beforeAll, describe, expect, test } from "vitest";
import { siteAt } from "../test-support/site.ts";
import { pages as site } from "@atlas-messaging/service/discovery/pages";
import { type Hit, createSearch } from "./search.ts";
import { alsoCalled, searchData } from "./sections.ts";

describe("the search", () => {
  let search: (query: string) => readonly Hit[];
  beforeAll(async () => {
    search = await createSearch(await searchData(siteAt("https://docs.example")));
  });

  test.for([
    ["verify signature", "/docs/webhooks/verify"],
    ["verifying signatures", "/docs/webhooks/verify"],
    ["rotate", "/docs/webhooks/rotate"],
    ["rotating the secret", "/docs/webhooks/rotate"],
    ["window_closed", "/docs/reference/errors#window_closed"],
    ["window closed", "/docs/reference/errors#window_closed"],
    ["messages.send", "/docs/reference/messages/send"],
    ["console.templates.create", "/docs/reference/console/templates-create"],
    ["refund", "/docs/faq#can-it-refund-or-charge-a-customer"],
    ["send a message", "/docs/start#4-send-a-message"],
    ["metrics", "/docs/operations/metrics"],
    ["next.js", "/docs/sdk/nextjs"],
    ["nextjs", "/docs/sdk/nextjs"],
    ["durable object", "/docs/sdk/workers#handle-each-event-once"],
    ["langgraph", "/docs/examples#agents-and-people"],
    ["send later", "/docs/messages/send-later"],
    ["schedule a message", "/docs/messages/send-later#schedule-a-message"],
    ["read a picture", "/docs/messages/content#read-a-customers-picture"],
    ["gdpr", "/docs/faq#how-do-i-export-or-delete-personal-data-gdpr"],
    ["sse", "/docs/events#stream-them"],
    ["2fa", "/docs/console#second-factor"],
    ["401", "/docs/reference/errors#unauthenticated"],
    ["415", "/docs/reference/errors#unsupported_media_type"],
    ["X-Request-Id", "/docs/reference/headers#X-Request-Id"],
    ["conversation.message_received", "/docs/reference/webhook-events/conversation-message-received"],
    ["duplicate webhook", "/docs/webhooks/deduplicate"],
    ["cors", "/docs/sdk/browsers"],
    ["pagination", "/docs/events"],
    ["whatsapp", "/docs/channels"],
    ["attachment", "/docs/messages/content"],
    ["ngrok", "/docs/webhooks/test"],
    ["swagger", "/docs/discovery"],
  ] as const)("%s leads to %s", ([query, address], { task }) => {
    task.meta.counts = { "searches with their first result": 1 };
    expect(search(query)[0]?.address).toBe(address);
  });

  test.for([
    ["windw_closed", "/docs/reference/errors#window_closed"],
    ["verfy signture", "/docs/webhooks/verify"],
  ] as const)("forgives a typing error: %s", ([query, address]) => {
    expect(search(query)[0]?.address).toBe(address);
  });

  test("finds while a word is being typed", () => {
    expect(search("rota").map(({ heading }) => heading)).toContain("Rotate a secret");
  });

  test("shows few sections of one page, and the text around a word", () => {
    const hits = search("webhook");
    const pages = Map.groupBy(hits, ({ address }) => address.split("#")[0]);
    expect(hits.length).toBeGreaterThan(5);
    expect(Math.max(...Array.from(pages.values(), ({ length }) => length))).toBeLessThanOrEqual(2);
    expect(search("verify signature")[0]?.excerpt).toContain("reads the raw body");
  });

  test("finds nothing where there is nothing", () => {
    expect(search("zzzz")).toEqual([]);
    expect(search("")).toEqual([]);
  });
});

test("only pages are called by other words", () => {
  expect(site.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(alsoCalled)));
});
