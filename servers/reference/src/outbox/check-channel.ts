import { type ChannelCheck, concludeCheck, finish, isChecked } from "@atlas-messaging/domain";
import type { Services } from "../pipeline/call.ts";
import { type ChannelProviders, type ReachedChannel, openLink } from "../channel-providers/index.ts";
import { loadChannel } from "./load.ts";
import { factsOf, settle } from "./settle.ts";
import type { JobHandler } from "./worker.ts";

/** Asks a channel's provider how it is; the job ends with its organization, or with the channel. */
export const checkChannel =
  (providers: ChannelProviders): JobHandler =>
  async (services, job) => {
    const { channel, link, organization, carried } = await loadChannel(services.database, job.organization_id, {
      id: job.subject_id,
    });
    if (!channel || !isChecked(organization, factsOf(services, job).now)) {
      return settle(services, job, [finish(job)]);
    }
    const check = await ask(services, providers, { channel, link: link && openLink(link, services.database.vault) });
    await settle(
      services,
      job,
      concludeCheck({ ...factsOf(services, job), job, channel, organization, carried }, check),
    );
  };

/** A provider that fails instead of answering is one that does not answer. */
const ask = async (
  { logger }: Services,
  providers: ChannelProviders,
  reached: ReachedChannel,
): Promise<ChannelCheck> => {
  const { channel } = reached;
  try {
    return await providers[channel.provider].check(reached);
  } catch (error) {
    logger.warn(
      { err: error, organization_id: channel.organization_id, channel_id: channel.id },
      "channel check failed",
    );
    return { ok: false, latencyMs: 0 };
  }
};
