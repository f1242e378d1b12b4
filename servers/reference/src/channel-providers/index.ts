import type { ChannelLinkRow } from "@atlas-messaging/domain";
import type { OutgoingHttp } from "../platform/outgoing-http.ts";
import { placeOf } from "../platform/database/index.ts";
import type { Vault } from "../platform/vault.ts";
import { cloudApiCallbacks } from "./cloud-api/callbacks.ts";
import { cloudApi } from "./cloud-api/index.ts";
import { cloudApiTemplates } from "./cloud-api/templates/index.ts";
import type { CallbackReader, ChannelProviders, OpenLink, TemplateProviders } from "./provider.ts";
import { sandboxProvider } from "./sandbox.ts";

export type {
  CallbackContents,
  ChannelProvider,
  ChannelProviders,
  MediaFile,
  MediaHandover,
  ReachedChannel,
  ReceivedMessage,
  StatusReport,
  TemplateNotice,
  TemplateProviders,
} from "./provider.ts";

export const channelProviders = (outgoing: OutgoingHttp): ChannelProviders => ({
  sandbox: sandboxProvider,
  cloud_api: cloudApi(outgoing),
});

export const templateProviders = (outgoing: OutgoingHttp): TemplateProviders => ({
  cloud_api: cloudApiTemplates(outgoing),
});

/** The sandbox's scripted provider never calls back. */
export const callbackReaders: { readonly [Provider in ChannelLinkRow["provider"]]: CallbackReader } = {
  cloud_api: cloudApiCallbacks,
};

/** `createChannel` wrote this JSON, and commit sealed it. */
export const openLink = (link: ChannelLinkRow, vault: Vault): OpenLink => ({
  ...link,
  secrets: JSON.parse(vault.open(link.secrets, placeOf("channel_links", "secrets", link))),
});
