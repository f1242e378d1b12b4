import type { ChannelLinkRow } from "@atlas-messaging/service/rows/channels";
import type { OutgoingHttp } from "../platform/outgoing-http.ts";
import { placeOf } from "@atlas-messaging/service/core/sealed-columns";
import type { Vault } from "@atlas-messaging/postgres/database";
import { adapter, noCallbacks, noTemplates } from "./adapter.ts";
import { cloudApiCallbacks } from "./cloud-api/callbacks.ts";
import { cloudApi } from "./cloud-api/index.ts";
import { cloudApiTemplates } from "./cloud-api/templates.ts";
import type { CallbackReader, ChannelProvider, ChannelProviders, OpenLink, TemplateProviders } from "./provider.ts";

export const channelProviders = (outgoing: OutgoingHttp): ChannelProviders => ({
  sandbox: sandboxProvider,
  cloud_api: cloudApi(outgoing),
  adapter: adapter(outgoing),
});

export const templateProviders = (outgoing: OutgoingHttp): TemplateProviders => ({
  cloud_api: cloudApiTemplates(outgoing),
  adapter: noTemplates,
});

/** The sandbox's scripted provider never calls back. */
export const callbackReaders: { readonly [Provider in ChannelLinkRow["provider"]]: CallbackReader } = {
  cloud_api: cloudApiCallbacks,
  adapter: noCallbacks,
};

/** `createChannel` wrote this JSON, and commit sealed it. */
export const openLink = (link: ChannelLinkRow, vault: Vault): OpenLink => ({
  ...link,
  secrets: JSON.parse(vault.open(link.secrets, placeOf("channel_links", "secrets", link))),
});

/** Provider of the sandbox channel: a script in this process that contacts nobody and answers at once. */
const sandboxProvider: ChannelProvider = {
  send: async () => ({ kind: "scripted" }),
  // Its messages are never received from outside, nor handed over.
  takeMedia: async () => ({ kind: "failed", failure: "message_invalid" }),
  fetchMedia: async () => ({ kind: "failed", error_code: "not_found" }),
  reportRead: async () => ({ kind: "told" }),
  react: async () => ({ kind: "told" }),
  check: async () => ({ ok: true, latencyMs: 0 }),
};
