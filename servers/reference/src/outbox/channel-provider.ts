import type { ChannelCheck, ChannelRow } from "@atlas-messaging/domain";

/** Who carries the messages of a channel, as far as its health is concerned. */
export interface ChannelProvider {
  /** Asks the provider whether messages pass; it answers within 5 s, or says that it did not. */
  check(channel: ChannelRow): Promise<ChannelCheck>;
}

export type ChannelProviders = { readonly [Provider in ChannelRow["provider"]]: ChannelProvider };

/** The provider of the sandbox channel is a script in this process: it answers at once. */
const sandboxProvider: ChannelProvider = { check: async () => ({ ok: true, latencyMs: 0 }) };

export const channelProviders: ChannelProviders = { sandbox: sandboxProvider };
