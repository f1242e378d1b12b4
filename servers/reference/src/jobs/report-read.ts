import { type BoundJob, bindJob, reportRead as job } from "@atlas-messaging/pipeline/jobs";
import { type ChannelProviders, openLink } from "../channel-providers/index.ts";
import type { JobServices } from "./handler.ts";
import { loadHandover } from "./load.ts";

/** Tells a channel's provider that a customer's message was read. */
export const reportRead = (providers: ChannelProviders): BoundJob<JobServices> =>
  bindJob(job, {
    load: async ({ database }, organization, args) => {
      const { message, link } = await loadHandover(database, organization, args);
      return { message, link };
    },
    answer: async ({ database, logger }: JobServices, { channel, link, providerMessageId }, { subject_id }) => {
      const reached = { channel, link: link && openLink(link, database.vault) };
      const receipt = await providers[channel.provider].reportRead(reached, providerMessageId);
      logger.debug({ message_id: subject_id, outcome: receipt.kind }, "message reported as read");
      return receipt;
    },
  });
