import type { ChannelCheck } from "@atlas-messaging/domain";
import { type BoundJob, type CheckedChannel, bindJob, checkChannel as job } from "@atlas-messaging/pipeline/jobs";
import { type ChannelProviders, openLink } from "../channel-providers/index.ts";
import type { JobServices } from "./handler.ts";
import { loadChannel } from "./load.ts";

/** Checks a channel with its provider. */
export const checkChannel = (providers: ChannelProviders): BoundJob<JobServices> =>
  bindJob(job, {
    load: ({ database }, organization, args) => loadChannel(database, organization, args),
    answer: (services, checked) => askChannel(services, providers, checked),
  });

/** Asks the provider of a channel. An exception counts as no response. */
export const askChannel = async (
  { logger, database }: Pick<JobServices, "logger" | "database">,
  providers: ChannelProviders,
  { channel, link: sealed }: CheckedChannel,
): Promise<ChannelCheck> => {
  const link = sealed && openLink(sealed, database.vault);
  try {
    return await providers[channel.provider].check({ channel, link });
  } catch (error) {
    logger.warn(
      { err: error, organization_id: channel.organization_id, channel_id: channel.id },
      "channel check failed",
    );
    return { ok: false, latencyMs: 0 };
  }
};
