import type { ChannelRow } from "../rows.ts";

/** Presents a channel in a list. */
export const presentChannel = ({ id, channel, display_name, status, last_health_check, created_at }: ChannelRow) => ({
  id,
  channel,
  display_name,
  status,
  last_health_check,
  created_at,
});

/** Presents a channel with the result of its last health check. */
export const presentChannelDetail = (channel: ChannelRow) => ({ ...presentChannel(channel), health: channel.health });
