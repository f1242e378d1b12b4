/** The jobs that ask a messaging app: templates, media and read receipts. */
import type { ChannelLinkRow } from "../src/rows/channels.ts";
import type { MediaRow } from "../src/rows/messages.ts";
import { describe, expect, test } from "vitest";
import { outline } from "../test-support/changes.ts";
import { facts, now } from "../test-support/facts.ts";
import {
  channelRow,
  conversationRow,
  customerRow,
  jobRow,
  linkRow,
  mediaRow,
  messageRow,
  organizationRow,
  templateRow,
} from "../test-support/rows.ts";
import { deleteTemplate, reviewTemplate, submitTemplate, syncTemplates } from "../src/templates/jobs.ts";
import { fetchMedia, reportRead } from "../src/messages/jobs.ts";

const link = linkRow();
const putOff = { kind: "put_off", failure: "provider_unavailable", rest: 1_000 } as const;

describe("submitting a template", () => {
  const template = templateRow({ status: "pending", submitted_at: null });
  const known = {
    ...facts(),
    job: jobRow({ kind: "submit_template", detail: { revision: 1 } }),
    random: 0,
    template,
    link: link as ChannelLinkRow | null,
  };

  test("asks with the template and its link, and tells a provider of another category", () => {
    expect(submitTemplate.ask(known)).toEqual({ template, link, sample: null, recategorized: false });
    const edited = jobRow({ kind: "submit_template", detail: { revision: 1, recategorized: true } });
    expect(submitTemplate.ask({ ...known, job: edited })).toEqual({
      template,
      link,
      sample: null,
      recategorized: true,
    });
  });

  test.for([
    ["was submitted meanwhile", { template: templateRow() }],
    ["has no link", { link: null }],
    ["has a link without a business account", { link: linkRow({ business_account_id: null }) }],
  ] as const)("asks nobody for one that %s", ([, change]) => {
    expect(submitTemplate.ask({ ...known, ...change })).toBeNull();
  });

  test("asks once, and keeps the answer", () => {
    expect([submitTemplate.asksOnce, submitTemplate.maxDecisions]).toEqual([true, 4]);
    const changes = submitTemplate.decide(known, { kind: "refused", reason: "Spam." }, null);
    expect(changes).toContainEqual(
      expect.objectContaining({ set: expect.objectContaining({ status: "rejected", reason: "Spam." }) }),
    );
  });

  test("makes a draft of the template when its job is set aside", () => {
    expect(submitTemplate.setAside(known)).toContainEqual(
      expect.objectContaining({ set: expect.objectContaining({ status: "draft" }) }),
    );
  });
});

describe("deleting a template at its provider", () => {
  const template = templateRow({ provider_template_id: "9" });
  const known = {
    ...facts(),
    job: jobRow({ kind: "delete_template", detail: { provider_template_id: "7" } }),
    random: 0,
    template,
    link: link as ChannelLinkRow | null,
  };

  test("names it by the id of the job, else by its own", () => {
    const asked = { name: template.name, language: template.language, link };
    expect(deleteTemplate.ask(known)).toEqual({ ...asked, providerTemplateId: "7" });
    const without = { ...known, job: jobRow({ detail: { provider_template_id: null } }) };
    expect(deleteTemplate.ask(without)).toEqual({ ...asked, providerTemplateId: "9" });
  });

  test("asks nobody without a template, or without a link", () => {
    expect(deleteTemplate.ask({ ...known, template: null })).toBeNull();
    expect(deleteTemplate.ask({ ...known, link: null })).toBeNull();
  });

  test("ends with the answer, or is tried again", () => {
    expect(outline(deleteTemplate.decide(known, { kind: "removed" }, null))).toEqual(["remove outbox"]);
    expect(outline(deleteTemplate.decide(known, putOff, null))).toEqual(["update outbox"]);
  });
});

describe("comparing templates", () => {
  const job = jobRow({ kind: "sync_templates", subject_id: link.id });
  const known = { ...facts(), job, random: 0, link, organization: organizationRow(), templates: [templateRow()] };

  test("is looked up by the channel, asks its provider once, and is due again", () => {
    expect(syncTemplates.args(job)).toEqual({ channel_id: link.id });
    expect(syncTemplates.ask(known)).toEqual(link);
    expect(syncTemplates.asksOnce).toBe(true);
    expect(outline(syncTemplates.decide(known, null, null))).toEqual(["update outbox"]);
  });
});

describe("the sandbox's review of a template", () => {
  test("ends with a template that is gone", () => {
    const gone = { ...facts(), job: jobRow({ kind: "review_template" }), template: null };
    expect(outline(reviewTemplate.decide(gone, null, null))).toEqual(["remove outbox"]);
    expect(reviewTemplate.maxDecisions).toBe(4);
  });
});

describe("fetching media", () => {
  const awaited = { status: "pending", size_bytes: null, sha256: null, provider_media_id: "m-1" } as const;
  const media = mediaRow({ ...awaited, channel_id: link.id });
  const known = {
    ...facts(),
    job: jobRow({ kind: "fetch_media", subject_id: media.id }),
    random: 0,
    media: media as MediaRow | null,
    link: link as ChannelLinkRow | null,
    quota: { held: 0, max: 3 },
  };

  test("asks for pending media of a linked channel, once", () => {
    expect(fetchMedia.ask(known)).toEqual({ media, providerMediaId: "m-1", link, quota: known.quota });
    expect(fetchMedia.asksOnce).toBe(true);
  });

  test.for<[string, Partial<typeof known>]>([
    ["is not there", { media: null }],
    ["was fetched", { media: { ...media, status: "stored" } }],
    ["the app gave no id of", { media: { ...media, provider_media_id: null } }],
    ["has lost its link", { link: null }],
    ["has no room", { quota: { held: 3, max: 3 } }],
  ])("asks nobody for media that %s", ([, change]) => {
    expect(fetchMedia.ask({ ...known, ...change })).toBeNull();
  });

  test("keeps what was fetched, and marks it as failed when its job is set aside", () => {
    const stored = { kind: "stored", media_type: "image/png", size_bytes: 3, sha256: "ab" } as const;
    expect(outline(fetchMedia.decide(known, stored, null))).toEqual([
      "remove outbox",
      "within stored_bytes",
      "update media",
    ]);
    expect(() => fetchMedia.decide({ ...known, media: null }, stored, null)).toThrow("which is not there");
    expect(fetchMedia.setAside(known)).toMatchObject([{ table: "media", set: { status: "failed", updated_at: now } }]);
    expect(fetchMedia.setAside({ ...known, media: null })).toEqual([]);
  });
});

describe("a read receipt", () => {
  const channel = channelRow();
  const message = {
    message: messageRow({ direction: "inbound", provider_message_id: "p-1" }),
    conversation: conversationRow(),
    customer: customerRow(),
    channel,
  };
  const known = {
    ...facts(),
    job: jobRow({ kind: "report_read" }),
    random: 0,
    message: message as typeof message | null,
    link: link as ChannelLinkRow | null,
  };

  test("tells the provider which message was read", () => {
    const read = { messageId: message.message.id, providerMessageId: "p-1", showsTyping: false };
    expect(reportRead.ask(known)).toEqual({ channel, link, ...read });
  });

  test.for<[string, Partial<typeof known>]>([
    ["is not there", { message: null }],
    ["the provider does not know", { message: { ...message, message: messageRow() } }],
    [
      "came over a channel that is disconnected",
      { message: { ...message, channel: channelRow({ disconnected_at: now }) } },
    ],
  ])("is not sent for a message that %s", ([, change]) => {
    expect(reportRead.ask({ ...known, ...change })).toBeNull();
  });

  test("ends with the answer, or is tried again", () => {
    expect(outline(reportRead.decide(known, { kind: "told" }, null))).toEqual(["remove outbox"]);
    expect(outline(reportRead.decide(known, putOff, null))).toEqual(["update outbox"]);
  });
});
