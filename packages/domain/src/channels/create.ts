import { type Change, insert } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import { audit } from "../records.ts";
import type { Id } from "../rows.ts";
import { enqueueTemplateSync } from "../console/templates/sync.ts";
import { enqueueCheck } from "./health.ts";
import type { ChannelLinkRow, ChannelSecrets } from "./rows.ts";

/** A channel to a messaging app, described by an operator. */
export interface ChannelDescription extends Pick<
  ChannelLinkRow,
  "provider" | "base_url" | "sender_id" | "business_account_id" | "template_language"
> {
  /** The name of the messaging app. */
  readonly channel: string;
  readonly display_name: string;
  readonly secrets: ChannelSecrets;
}

/** Links an organization to a messaging app and enqueues the first health check. */
export const createChannel = (
  facts: Facts,
  { channel, display_name, secrets, ...link }: ChannelDescription,
): { readonly id: Id; readonly changes: readonly Change[] } => {
  const own = { organization_id: facts.organizationId, id: facts.newId(), created_at: facts.now };
  return {
    id: own.id,
    changes: [
      insert("channels", {
        ...own,
        channel,
        display_name,
        status: "connected",
        provider: link.provider,
        last_health_check: null,
        health: { state: "unknown", latency_ms: null, consecutive_failures: 0, message: null },
      }),
      insert("channel_links", { ...own, ...link, secrets: JSON.stringify(secrets) }),
      enqueueCheck(facts, own.id),
      enqueueTemplateSync(facts, own.id),
      audit(facts, "atlas_api.channel.create", own.id, { after: { channel, display_name, provider: link.provider } }),
    ],
  };
};
