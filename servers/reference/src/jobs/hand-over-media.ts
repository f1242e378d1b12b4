/** Hands the media of a message to its provider: once for each channel, and again when the provider has forgotten it. */
import { type Change, type MediaHandleRow, type MediaRow, day, insert, later, update } from "@atlas-messaging/domain";
import { instantOf } from "@atlas-messaging/pipeline";
import type { ChannelProviders, MediaFile, MediaHandover, ReachedChannel } from "../channel-providers/index.ts";
import type { JobServices } from "./handler.ts";
import { loadMediaHandle } from "./load.ts";

/** Providers keep files for 30 days. */
const keptFor = 29 * day;

/** Handovers under way in this process, so that messages of one moment share one. */
const underWay = new Map<string, Promise<MediaHandover>>();

export const handOverMedia = (
  services: JobServices,
  providers: ChannelProviders,
  reached: ReachedChannel,
  media: MediaRow,
): Promise<MediaHandover> => {
  const key = `${reached.channel.id} ${media.id}`;
  const known = underWay.get(key);
  if (known) return known;
  const shared = handOver(services, providers, reached, media).finally(() => underWay.delete(key));
  underWay.set(key, shared);
  return shared;
};

const handOver = async (
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
  const taken = await providers[provider].takeMedia(reached, await fileOf(services, media));
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

const fileOf = async (
  { media: store }: JobServices,
  { organization_id, id, media_type, size_bytes, filename }: MediaRow,
): Promise<MediaFile> => {
  const size = size_bytes ?? 0;
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const piece of store.read(organization_id, id, { first: 0, last: size - 1 })) {
    bytes.set(piece, at);
    at += piece.length;
  }
  const mediaType = media_type ?? "application/octet-stream";
  return { bytes, mediaType, filename: filename ?? `file.${mediaType.split("/").at(-1)}` };
};
