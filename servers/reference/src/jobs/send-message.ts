import { type Handover, departureOf } from "@atlas-messaging/domain";
import { type BoundJob, type Outgoing, bindJob, sendMessage as job } from "@atlas-messaging/pipeline/jobs";
import { type ChannelProviders, openLink } from "../channel-providers/index.ts";
import type { JobServices } from "./handler.ts";
import { loadHandover } from "./load.ts";

/** Hands a message to its channel's provider. */
export const sendMessage = (providers: ChannelProviders): BoundJob<JobServices> =>
  bindJob(job, {
    load: ({ database }, organization, args) => loadHandover(database, organization, args),
    answer: (services, outgoing) => handOver(services, providers, outgoing),
  });

const handOver = async (
  { database, metrics, clock, logger }: JobServices,
  providers: ChannelProviders,
  { link: sealed, ...outgoing }: Outgoing,
): Promise<Handover> => {
  const { provider } = outgoing.channel;
  const handover = await providers[provider].send({ ...outgoing, link: sealed && openLink(sealed, database.vault) });
  const outcome = "failure" in handover ? `${handover.kind}_${handover.failure}` : handover.kind;
  metrics.messageAttempts.of(provider, outcome).add();
  if (handover.kind === "sent") {
    const waited = clock.now() - Date.parse(departureOf(outgoing.message));
    metrics.messageLatency.of(provider).observe(waited / 1_000);
  }
  logger.debug({ message_id: outgoing.message.id, provider, outcome }, "message handed over");
  return handover;
};
