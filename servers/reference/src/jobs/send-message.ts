import { type Handover, departureOf } from "@atlas-messaging/domain";
import { type BoundJob, type Outgoing, bindJob, sendMessage as job } from "@atlas-messaging/pipeline/jobs";
import { type ChannelProviders, openLink } from "../channel-providers/index.ts";
import { handOverMedia } from "./hand-over-media.ts";
import type { JobServices } from "./handler.ts";
import { loadHandover } from "./load.ts";

/** Hands a message to its channel's provider. */
export const sendMessage = (providers: ChannelProviders): BoundJob<JobServices> =>
  bindJob(job, {
    load: ({ database }, organization, args) => loadHandover(database, organization, args),
    answer: (services, outgoing) => handOver(services, providers, outgoing),
  });

const handOver = async (services: JobServices, providers: ChannelProviders, outgoing: Outgoing): Promise<Handover> => {
  const { metrics, clock, logger } = services;
  const { provider } = outgoing.channel;
  const handover = await send(services, providers, outgoing);
  const outcome = "failure" in handover ? `${handover.kind}_${handover.failure}` : handover.kind;
  metrics.messageAttempts.of(provider, outcome).add();
  if (handover.kind === "sent") {
    const waited = clock.now() - Date.parse(departureOf(outgoing.message));
    metrics.messageLatency.of(provider).observe(waited / 1_000);
  }
  logger.debug({ message_id: outgoing.message.id, provider, outcome }, "message handed over");
  return handover;
};

/** Hands over the media first, where a message has some. The script of the sandbox needs none. */
const send = async (
  services: JobServices,
  providers: ChannelProviders,
  { link: sealed, media, ...outgoing }: Outgoing,
): Promise<Handover> => {
  const link = sealed && openLink(sealed, services.database.vault);
  const { channel } = outgoing;
  const provider = providers[channel.provider];
  if (media === null || link === null) return provider.send({ ...outgoing, link, media: null });
  const handed = await handOverMedia(services, providers, { channel, link }, media);
  if (handed.kind !== "taken") return handed;
  const taken = { providerMediaId: handed.providerMediaId, filename: media.filename };
  return provider.send({ ...outgoing, link, media: taken });
};
