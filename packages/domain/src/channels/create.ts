import { type Change, insert } from "../changes.ts";
import type { Facts } from "../outcome.ts";
import { audit } from "../records.ts";
import type { ChannelRow, Id } from "../rows.ts";
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
  /** True for a channel of a sandbox: a script carries its messages. */
  readonly scripted?: boolean;
  /** The agent that serves it; none by default. */
  readonly agent_id?: Id | null;
}

/** Links an organization to a messaging app and enqueues the first health check. */
export const createChannel = (
  facts: Facts,
  { channel: name, display_name, secrets, scripted = false, agent_id = null, ...described }: ChannelDescription,
): {
  readonly id: Id;
  readonly channel: ChannelRow;
  readonly link: ChannelLinkRow;
  readonly changes: readonly Change[];
} => {
  const own = { organization_id: facts.organizationId, id: facts.newId(), created_at: facts.now };
  const channel: ChannelRow = {
    ...own,
    channel: name,
    display_name,
    status: "connected",
    provider: scripted ? "sandbox" : described.provider,
    last_health_check: null,
    health: { state: "unknown", latency_ms: null, consecutive_failures: 0, message: null },
    disconnected_at: null,
    default_since: null,
    agent_id,
  };
  const link: ChannelLinkRow = { ...own, ...described, secrets: JSON.stringify(secrets), rotated_at: null };
  return {
    id: own.id,
    channel,
    link,
    changes: [
      insert("channels", channel),
      insert("channel_links", link),
      enqueueCheck(facts, own.id),
      // A script has no provider to compare templates with.
      ...(scripted ? [] : [enqueueTemplateSync(facts, own.id)]),
      audit(facts, "atlas_api.channel.create", own.id, {
        after: { channel: name, display_name, provider: channel.provider },
      }),
    ],
  };
};
