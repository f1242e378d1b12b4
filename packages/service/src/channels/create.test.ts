import { expect, test } from "vitest";
import { inserted, outline } from "../../test-support/changes.ts";
import { facts, now, organizationId } from "../../test-support/facts.ts";
import { later, minute } from "../core/time.ts";
import { createChannel } from "./decide.ts";

test("a channel is created with its link, first check and audit entry", () => {
  const secrets = { access_token: "token", app_secret: "secret", verify_token: "verify" };
  const { id, changes } = createChannel(facts(), {
    channel: "chatapp",
    display_name: "Shop",
    provider: "cloud_api",
    base_url: "https://messaging.example/v1",
    sender_id: "1000",
    business_account_id: null,
    template_language: "en",
    secrets,
  });
  expect(outline(changes)).toEqual([
    "insert channels",
    "insert channel_links",
    "insert outbox",
    "insert outbox",
    "insert outbox",
    "insert audit_events",
  ]);
  const own = { organization_id: organizationId, id };
  expect(inserted(changes, "channels")).toMatchObject([{ ...own, status: "connected", provider: "cloud_api" }]);
  const [link] = inserted(changes, "channel_links");
  expect(link).toMatchObject({ ...own, base_url: "https://messaging.example/v1", sender_id: "1000" });
  expect(JSON.parse(link?.secrets ?? "")).toEqual(secrets);
  expect(inserted(changes, "outbox")).toMatchObject([
    { kind: "check_channel", subject_id: id, due_at: later(now, minute) },
    { kind: "sync_templates", subject_id: id, due_at: now },
    { kind: "take_in_messages", subject_id: id, due_at: now },
  ]);
});
