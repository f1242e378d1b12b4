import type { ChannelLinkRow, ChannelRow } from "../rows/channels.ts";
import { presentHealth } from "./health.ts";

/** Presents a channel in a list. */
export const presentChannel = ({
  id,
  channel,
  display_name,
  status,
  agent_id,
  last_health_check,
  created_at,
}: ChannelRow) => ({
  id,
  channel,
  display_name,
  status,
  agent_id,
  last_health_check,
  created_at,
});

/** Presents a channel with the result of its last health check. */
export const presentChannelDetail = (channel: ChannelRow) => ({
  ...presentChannel(channel),
  health: presentHealth(channel),
});

/** Presents a channel to operators. `sending` is the channel that messages go over by default. */
export const presentLinkedChannel = (
  channel: ChannelRow,
  link: ChannelLinkRow | null,
  sending: Pick<ChannelRow, "id"> | null,
) => ({
  ...presentChannelDetail(channel),
  disconnected_at: channel.disconnected_at,
  is_default: sending?.id === channel.id,
  phone_handoff_minutes: channel.phone_handoff_minutes,
  link: link && {
    provider: link.provider,
    base_url: link.base_url,
    sender_id: link.sender_id,
    business_account_id: link.business_account_id,
    template_language: link.template_language,
  },
});
