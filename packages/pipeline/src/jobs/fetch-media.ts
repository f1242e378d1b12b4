import {
  type ChannelLinkRow,
  type Facts,
  type FetchedMedia,
  type JobRow,
  type MediaRow,
  concludeFetch,
  failMedia,
} from "@atlas-messaging/domain";
import { askingJob, bySubject, present } from "./job.ts";

interface FetchMediaFacts extends Facts {
  readonly job: JobRow;
  readonly random: number;
  readonly media: MediaRow | null;
  /** Link of the channel that it came over. */
  readonly link: ChannelLinkRow | null;
}

/** Media to fetch from its messaging app. */
export interface AwaitedMedia {
  readonly media: MediaRow;
  readonly providerMediaId: string;
  readonly link: ChannelLinkRow;
}

/** Fetches the media of a customer's message once. */
export const fetchMedia = askingJob({
  args: bySubject,
  ask: ({ media, link }: FetchMediaFacts): AwaitedMedia | null => {
    if (media?.status !== "pending" || media.provider_media_id === null || link === null) return null;
    return { media, providerMediaId: media.provider_media_id, link };
  },
  // The bytes are kept already, under the id of the media.
  asksOnce: true,
  decide: (facts, fetched: FetchedMedia | null) =>
    concludeFetch({ ...facts, media: present(facts.media, facts.job) }, fetched),
  setAside: ({ media, now }) => (media ? failMedia({ media, now }) : []),
});
