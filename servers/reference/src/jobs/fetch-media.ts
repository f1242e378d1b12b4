import type { FetchedMedia } from "@atlas-messaging/domain";
import { examine } from "@atlas-messaging/pipeline";
import { type AwaitedMedia, type BoundJob, bindJob, fetchMedia as job } from "@atlas-messaging/pipeline/jobs";
import { type ChannelProviders, openLink } from "../channel-providers/index.ts";
import type { JobServices } from "./handler.ts";
import { loadReceivedMedia } from "./load.ts";

/** Fetches the media of a customer's message from its messaging app, and keeps the bytes. */
export const fetchMedia = (providers: ChannelProviders): BoundJob<JobServices> =>
  bindJob(job, {
    load: ({ database }, organization, args) => loadReceivedMedia(database, organization, args),
    answer: async (services: JobServices, awaited) => {
      const fetched = await fetchAndKeep(services, providers, awaited);
      services.logger.debug({ media_id: awaited.media.id, outcome: fetched.kind }, "media fetched");
      return fetched;
    },
  });

const fetchAndKeep = async (
  { database, settings, media: store }: JobServices,
  providers: ChannelProviders,
  { media, link, providerMediaId }: AwaitedMedia,
): Promise<FetchedMedia> => {
  const opened = openLink(link, database.vault);
  const fetched = await providers[link.provider].fetchMedia(opened, providerMediaId, settings.maxMediaBytes);
  if (fetched.kind !== "fetched") return fetched;
  const { bytes } = fetched;
  const examined = await examine(bytes, fetched.mediaType);
  if (examined === null) return { kind: "failed", error_code: "type_mismatch" };
  await store.keep(media.organization_id, media.id, bytes);
  return { kind: "stored", ...examined };
};
