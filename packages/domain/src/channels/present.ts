import type { ChannelRow } from "../rows.ts";

/** A channel as lists show it. */
export const presentChannel = ({ id, channel, display_name, status, last_health_check, created_at }: ChannelRow) => ({
  id,
  channel,
  display_name,
  status,
  last_health_check,
  created_at,
});

/** A channel with what its last health check found. */
export const presentChannelDetail = (channel: ChannelRow) => ({ ...presentChannel(channel), health: channel.health });
