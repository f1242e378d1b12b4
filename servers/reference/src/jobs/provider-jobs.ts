import type { AccountListing } from "@atlas-messaging/service/pipeline/provider-answers";
import type { ChannelCheck, Measured } from "@atlas-messaging/service/pipeline/services";
import { type Quota, storageProblem } from "@atlas-messaging/service/core/quotas";
import { type BoundJob, bindJob } from "@atlas-messaging/service/pipeline/job";
import {
  type AwaitedMedia,
  fetchMedia as fetchMediaJob,
  reportRead as reportReadJob,
  sendReaction as sendReactionJob,
} from "@atlas-messaging/service/messages/jobs";
import type { FetchedMedia } from "@atlas-messaging/service/messages/media";
import { Look } from "@atlas-messaging/service/messages/receive-upload";
import { isMediaType, isOfType } from "@atlas-messaging/service/messages/content";
import { bareType } from "@atlas-messaging/service/core/media-content";
import { type CheckedChannel, checkChannel as checkChannelJob } from "@atlas-messaging/service/channels/jobs";
import type {
  ChannelProviders,
  CheckOptions,
  ReachedChannel,
  TemplateProviders,
} from "../channel-providers/provider.ts";
import { openLink } from "../channel-providers/registry.ts";
import type { JobServices } from "./handler.ts";
import { loadChannel, loadChannelTemplates, loadLinkedMessage, loadReceivedMedia, loadTemplate } from "./load.ts";
import { deleteTemplate, reviewTemplate, submitTemplate, syncTemplates } from "@atlas-messaging/service/templates/jobs";
import { instantOf } from "@atlas-messaging/service/core/time";
import { failureCodes } from "@atlas-messaging/service/channels/provider-errors";
import { Problem } from "@atlas-messaging/service/pipeline/problem";
import { fileOf } from "./send-message.ts";
import type { TemplateLink } from "@atlas-messaging/service/templates/submission";

/** Checks a channel with its provider. */
export const checkChannel = (providers: ChannelProviders): BoundJob<JobServices> =>
  bindJob(checkChannelJob, {
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
  return askProvider(logger, providers, { channel, link });
};

/** Asks the provider about a number that is not linked yet. Its secrets are not sealed. */
export const askUnlinked = (
  { logger }: Pick<JobServices, "logger">,
  providers: ChannelProviders,
  { channel, link }: CheckedChannel,
): Promise<ChannelCheck> =>
  askProvider(
    logger,
    providers,
    { channel, link: link && { ...link, secrets: JSON.parse(link.secrets) } },
    { withSecret: true },
  );

const askProvider = async (
  logger: JobServices["logger"],
  providers: ChannelProviders,
  { channel, link }: ReachedChannel,
  options?: CheckOptions,
): Promise<ChannelCheck> => {
  try {
    return await providers[channel.provider].check({ channel, link }, options);
  } catch (error) {
    logger.warn(
      { err: error, organization_id: channel.organization_id, channel_id: channel.id },
      "channel check failed",
    );
    return { ok: false, latencyMs: 0 };
  }
};

// Jobs of templates, with their loads and the providers that they ask.

type TemplateJob = "submit_template" | "review_template" | "delete_template" | "sync_templates";

/** Lists the templates of a link's account. @throws {Problem} if the provider does not answer */
export const askTemplates = async (
  services: Pick<JobServices, "database" | "clock">,
  providers: TemplateProviders,
  link: TemplateLink,
): Promise<AccountListing> => {
  const listed = await providers[link.provider].listAccount(opened(link, services), instantOf(services.clock));
  if (!("failure" in listed)) return listed;
  throw new Problem("unavailable", `The messaging app did not list its templates. ${failureCodes[listed.failure]}`);
};

const opened = (link: TemplateLink, { database }: Pick<JobServices, "database">) => ({
  ...openLink(link, database.vault),
  business_account_id: link.business_account_id,
});

export const templateJobs = (
  providers: TemplateProviders,
): { readonly [Kind in TemplateJob]: BoundJob<JobServices> } => ({
  submit_template: bindJob(submitTemplate, {
    load: ({ database }, organization, args) => loadTemplate(database, organization, args),
    answer: async (services: JobServices, { link, sample, ...submitted }) => {
      const { logger, clock } = services;
      const file = sample?.status === "stored" ? fileOf(services, sample) : null;
      const asked = { ...submitted, sample: file };
      const answer = await providers[link.provider].submit(opened(link, services), asked, instantOf(clock));
      logger.debug({ template_id: submitted.template.id, outcome: answer.kind }, "template submitted");
      return answer;
    },
  }),
  review_template: bindJob(reviewTemplate, {
    load: ({ database }: JobServices, organization, args) => loadTemplate(database, organization, args),
  }),
  delete_template: bindJob(deleteTemplate, {
    load: ({ database }, organization, args) => loadTemplate(database, organization, args),
    answer: async (services: JobServices, { link, ...template }, { subject_id }) => {
      const answer = await providers[link.provider].remove(opened(link, services), template);
      if (answer.kind === "refused")
        services.logger.warn({ template_id: subject_id }, "template stays at its provider");
      return answer;
    },
  }),
  sync_templates: bindJob(syncTemplates, {
    load: ({ database }, organization, args) => loadChannelTemplates(database, organization, args),
    answer: (services: JobServices, link) =>
      providers[link.provider].list(opened(link, services), instantOf(services.clock)),
  }),
});

/** Fetches the media of a customer's message from its messaging app, and keeps the bytes. */
export const fetchMedia = (providers: ChannelProviders): BoundJob<JobServices> =>
  bindJob(fetchMediaJob, {
    load: ({ database, settings }, organization, args) =>
      loadReceivedMedia(database, organization, { ...args, max: settings.quotas.stored_bytes }),
    answer: async (services: JobServices, awaited) => {
      const fetched = await fetchAndKeep(services, providers, awaited);
      services.logger.debug({ media_id: awaited.media.id, outcome: fetched.kind }, "media fetched");
      return fetched;
    },
  });

const fetchAndKeep = async (
  { database, settings, media: store }: JobServices,
  providers: ChannelProviders,
  { media, link, providerMediaId, quota }: AwaitedMedia,
): Promise<FetchedMedia> => {
  const look = new Look();
  const arriving = new Arriving(quota);
  const keep = async (chunks: AsyncIterable<Uint8Array>): Promise<void> => {
    const looked = look.at(arriving.within(chunks), true);
    arriving.measured = await store.receive(media.organization_id, media.id, looked);
  };
  const fetched = await providers[link.provider].fetchMedia(
    openLink(link, database.vault),
    providerMediaId,
    settings.maxMediaBytes,
    keep,
  );
  const { measured, isFull } = arriving;
  if (isFull) return { kind: "full" };
  if (fetched.kind !== "fetched") return fetched;
  if (!measured || measured.size_bytes === 0) return { kind: "failed", error_code: "not_found" };
  const { mediaType } = fetched;
  const fits = isMediaType(mediaType) && isOfType(mediaType, await look.found());
  if (!fits) return { kind: "failed", error_code: "type_mismatch" };
  return { kind: "stored", media_type: bareType(mediaType), ...measured };
};

/** A file that arrives. Bytes that have no room are not written; those before them go with housekeeping. */
class Arriving {
  measured: Measured | null = null;
  isFull = false;
  readonly #quota: Quota;

  constructor(quota: Quota) {
    this.#quota = quota;
  }

  async *within(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      this.isFull = storageProblem(this.#quota, size) !== null;
      if (this.isFull) throw new Error("the organization has no room");
      yield chunk;
    }
  }
}

/** Tells a channel's provider that a customer's message was read. */
export const reportRead = (providers: ChannelProviders): BoundJob<JobServices> =>
  bindJob(reportReadJob, {
    load: async ({ database }, organization, args) => {
      const { message, link } = await loadLinkedMessage(database, organization, args);
      return { message, link };
    },
    answer: async ({ database, logger }: JobServices, { channel, link, ...reading }, { id: jobId, subject_id }) => {
      const reached = { channel, link: link && openLink(link, database.vault) };
      const receipt = await providers[channel.provider].reportRead(reached, { jobId, ...reading });
      logger.debug({ message_id: subject_id, outcome: receipt.kind }, "message reported as read");
      return receipt;
    },
  });

/** Brings our reaction to a channel's provider. */
export const sendReaction = (providers: ChannelProviders): BoundJob<JobServices> =>
  bindJob(sendReactionJob, {
    load: async ({ database }, organization, args) => {
      const { message, link } = await loadLinkedMessage(database, organization, args);
      return { message, link };
    },
    answer: async (
      { database, logger }: JobServices,
      { channel, link, customer: to, ...reaction },
      { id: jobId, subject_id },
    ) => {
      const reached = { channel, link: link && openLink(link, database.vault) };
      const receipt = await providers[channel.provider].react(reached, { jobId, to, ...reaction });
      logger.debug({ message_id: subject_id, outcome: receipt.kind }, "reaction handed over");
      return receipt;
    },
  });
