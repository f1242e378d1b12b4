import { fileKinds, isAnimated } from "@atlas-messaging/cloud-api-emulator/network";
import type { Handover } from "@atlas-messaging/service/messages/delivery";
import { departureOf } from "@atlas-messaging/service/messages/line";
import { type BoundJob, bindJob, requireLease } from "@atlas-messaging/service/pipeline/job";
import { type Outgoing, sendMessage as job } from "@atlas-messaging/service/messages/jobs";
import type { ChannelProviders, MediaFile, MediaHandover, ReachedChannel } from "../channel-providers/provider.ts";
import { monthOf } from "@atlas-messaging/service/costs/caps";
import { openLink } from "../channel-providers/registry.ts";
import type { JobServices } from "./handler.ts";
import { loadHandover, loadMediaHandle } from "./load.ts";
import { type Change, insert, update } from "@atlas-messaging/service/core/changes";
import type { MediaHandleRow, MediaRow } from "@atlas-messaging/service/rows/messages";
import { day, instantOf, later } from "@atlas-messaging/service/core/time";

/** Hands a message to its channel's provider. */
export const sendMessage = (providers: ChannelProviders): BoundJob<JobServices> =>
  bindJob(job, {
    load: async ({ database, clock }, organization, args) => {
      const month = monthOf(instantOf(clock));
      const { uses, rates, serviceMessages, ...loaded } = await loadHandover(database, organization, {
        ...args,
        month,
      });
      return { ...loaded, spending: { uses, rates, serviceMessages } };
    },
    answer: (services, outgoing) => handOver(services, providers, outgoing),
  });

const handOver = async (services: JobServices, providers: ChannelProviders, outgoing: Outgoing): Promise<Handover> => {
  const { metrics, clock, lines } = services;
  const { provider } = outgoing.channel;
  const handover = await send(services, providers, outgoing);
  const outcome = "failure" in handover ? `${handover.kind}_${handover.failure}` : handover.kind;
  metrics.messageAttempts.inc({ provider, outcome });
  if (handover.kind === "sent") {
    const waited = clock.now() - Date.parse(departureOf(outgoing.message));
    metrics.messageLatency.observe({ provider }, waited / 1_000);
  }
  const { id, organization_id } = outgoing.message;
  lines.info(
    { organization_id, message_id: id, channel_id: outgoing.channel.id, provider, outcome },
    words[handover.kind],
  );
  return handover;
};

const words: { readonly [Kind in Handover["kind"]]: string } = {
  sent: "message handed over",
  scripted: "message handed over",
  put_off: "message put off",
  failed: "message failed",
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
  // An adapter reads files from the API.
  if (media === null || link === null || channel.provider === "adapter")
    return provider.send({ ...outgoing, link, media: null });
  if (await isTooLongSticker(services, outgoing, media)) return { kind: "failed", failure: "message_invalid" };
  const handed = await handOverMedia(services, providers, { channel, link }, media);
  if (handed.kind !== "taken") return handed;
  // Handing over a file may have taken as long as the lease.
  requireLease(services);
  const taken = { providerMediaId: handed.providerMediaId, filename: media.filename };
  return provider.send({ ...outgoing, link, media: taken });
};

/** The network takes long stickers that move alone. Only the bytes tell. */
const isTooLongSticker = async (
  { media: store }: JobServices,
  { message }: Pick<Outgoing, "message">,
  { organization_id, id, size_bytes }: MediaRow,
): Promise<boolean> => {
  if (message.content?.type !== "sticker" || (size_bytes ?? 0) <= fileKinds.sticker.maxBytes) return false;
  for await (const piece of store.read(organization_id, id, { first: 0, last: 31 })) return !isAnimated(piece);
  return true;
};

// Hands the media of a message to its provider: once for each channel, and again when the provider has forgotten it.

/** Providers keep files for 30 days. */
const keptFor = 29 * day;

/** Bytes from which a file is handed over alone in its process: it is in memory twice meanwhile, in ours and as it leaves. */
const large = 8_388_608;

let last: Promise<unknown> = Promise.resolve();

/** Runs one handover after the other. */
const alone = <Result>(run: () => Promise<Result>): Promise<Result> => {
  const own = last.then(run);
  last = own.catch(() => {});
  return own;
};

/** Handovers under way in this process, so that messages of one moment share one. */
const underWay = new Map<string, Promise<MediaHandover>>();

const handOverMedia = (
  services: JobServices,
  providers: ChannelProviders,
  reached: ReachedChannel,
  media: MediaRow,
): Promise<MediaHandover> => {
  const key = `${reached.channel.id} ${media.id}`;
  const known = underWay.get(key);
  if (known) return known;
  const shared = uploadOnce(services, providers, reached, media).finally(() => underWay.delete(key));
  underWay.set(key, shared);
  return shared;
};

const uploadOnce = async (
  services: JobServices,
  providers: ChannelProviders,
  reached: ReachedChannel,
  media: MediaRow,
): Promise<MediaHandover> => {
  const { database, store, clock } = services;
  const { id: channel_id, organization_id, provider } = reached.channel;
  const key = { media_id: media.id, channel_id };
  const { handle } = await loadMediaHandle(database, organization_id, key);
  if (handle && handle.created_at > later(instantOf(clock), -keptFor)) {
    return { kind: "taken", providerMediaId: handle.provider_media_id };
  }
  const take = async () => providers[provider].takeMedia(reached, fileOf(services, media));
  const taken = await ((media.size_bytes ?? 0) > large ? alone(take) : take());
  if (taken.kind !== "taken") return taken;
  const { providerMediaId: provider_media_id } = taken;
  const row = { organization_id, ...key, provider_media_id, created_at: instantOf(clock) };
  // Two processes may hand it over at once. The first one's id stays.
  await store.commit(organization_id, [noted(row, handle)]);
  return taken;
};

const noted = (row: MediaHandleRow, known: MediaHandleRow | null): Change => {
  const { organization_id, media_id, channel_id, provider_media_id, created_at } = row;
  if (!known) return insert("media_handles", row);
  const key = { organization_id, media_id, channel_id, provider_media_id: known.provider_media_id };
  return update("media_handles", key, { provider_media_id, created_at });
};

/** Describes a file for a provider, who reads its bytes once. */
export const fileOf = (
  { media: store }: Pick<JobServices, "media">,
  { organization_id, id, media_type, size_bytes, filename }: MediaRow,
): MediaFile => {
  const size = size_bytes ?? 0;
  const pieces = store.read(organization_id, id, { first: 0, last: size - 1 });
  const mediaType = media_type ?? "application/octet-stream";
  return { size, pieces, mediaType, filename: filename ?? `file.${mediaType.split("/").at(-1)}` };
};
