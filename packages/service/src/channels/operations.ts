import type { ChannelLinkRow, ChannelRow } from "../rows/channels.ts";
import { presentChannel, presentChannelDetail, presentLinkedChannel } from "./present.ts";
import {
  type ChannelFacts,
  type TestChannelFacts,
  draftOf,
  linkChannel,
  rotateChannelToken,
  serveChannel,
  setDefaultChannel,
  testChannel,
  updateChannel,
} from "./decide.ts";
import { disconnectChannel, reconnectChannel, removeChannel } from "./disconnect.ts";
import { checkLink, subscribeChannel } from "./setup.ts";
import { linkAdapter } from "./link-adapter.ts";
import { read, write } from "../pipeline/handler.ts";
import type { Context } from "../pipeline/context.ts";
import { found } from "../pipeline/problem.ts";
import { type Listed, pageArgs, paged } from "../pipeline/paging.ts";
import type { ValidBodyOf } from "@atlas-messaging/contract";
import type { Shell } from "../pipeline/services.ts";

export const channels = {
  "channels.list": read("channels.list", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: Listed<ChannelRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { channels: items.map(presentChannel), ...page } } };
    },
  }),
  "channels.get": read("channels.get", {
    args: ({ params }) => ({ id: params.channel_id }),
    present: ({ channel }: { readonly channel: ChannelRow | null }) => ({
      status: 200,
      body: { ok: true, data: { channel: presentChannelDetail(found(channel)) } },
    }),
  }),
  "channels.update": write("channels.update", {
    args: ({ params, body }) => ({ id: params.channel_id, agent_id: body.agent_id }),
    decide: serveChannel,
  }),
};

// Channels as operators link, test and disconnect them.

/** A page of channels, the links of all, and the default for sending. */
export interface ListedChannels extends Listed<ChannelRow> {
  readonly links: readonly ChannelLinkRow[];
  readonly sending: ChannelRow | null;
}

type ShownChannel = Pick<ChannelFacts, "channel" | "link" | "sending">;

const byId = ({ params }: { readonly params: { readonly channel_id: string } }) => ({ id: params.channel_id });

const newToken = (_: unknown, { shell }: Context) => ({
  freshSecret: shell.freshSecret(),
  callbackUrl: (id: string) => `${shell.hosts.api}/callbacks/channels/${id}`,
  appCallbackUrl: `${shell.hosts.api}/callbacks/channels`,
});

const isSandbox = ({ settings }: Pick<Shell, "settings">): boolean => settings.environment === "sandbox";

/** Arguments that find a number's link, and the agents for it, by id or by the channel's name. */
export const linkingArgs = ({ sender_id, ...body }: ValidBodyOf<"console.channels.link">) => ({
  sender_id,
  ...servingArgs(body),
});

/** Arguments that find the agents for a new channel. */
export const servingArgs = ({
  agent_id,
  channel,
}: {
  readonly agent_id?: string | null;
  readonly channel: string;
}) => ({
  agent_id: agent_id ?? null,
  served_name: agent_id === undefined ? channel : null,
});

export const consoleChannels = {
  "console.channels.list": read("console.channels.list", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: ListedChannels, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      const links = new Map(loaded.links.map((link) => [link.id, link]));
      const shown = items.map((each) => presentLinkedChannel(each, links.get(each.id) ?? null, loaded.sending));
      return { status: 200, body: { ok: true, data: { channels: shown, ...page } } };
    },
  }),
  "console.channels.get": read("console.channels.get", {
    args: byId,
    present: ({ channel, link, sending }: ShownChannel) => ({
      status: 200,
      body: { ok: true, data: { channel: presentLinkedChannel(found(channel), link, sending) } },
    }),
  }),
  "console.channels.check": write("console.channels.check", {
    args: () => ({}),
    addFacts: ({ body }, { shell }) => ({ targetProblem: shell.targetProblem(body.base_url) }),
    asks: async (_: unknown, { shell }, { body }) => {
      if (isSandbox(shell) || shell.targetProblem(body.base_url) !== null) return null;
      return shell.checkLink(body);
    },
    decide: checkLink,
  }),
  "console.channels.link": write("console.channels.link", {
    secret: true,
    args: ({ body }) => linkingArgs(body),
    addFacts: (call, context) => ({
      ...newToken(call, context),
      targetProblem: context.shell.targetProblem(call.body.base_url),
      scripted: isSandbox(context.shell),
    }),
    // Only an address that may be called is asked.
    asks: async (_, { shell }, { body }) =>
      shell.settings.environment === "sandbox" || shell.targetProblem(body.base_url) !== null
        ? null
        : shell.askUnlinked(...draftOf(body)),
    decide: linkChannel,
  }),
  "console.channels.linkAdapter": write("console.channels.linkAdapter", {
    secret: true,
    args: ({ body }) => servingArgs(body),
    addFacts: ({ body }, { shell }) => ({
      freshSecret: shell.freshSecret(),
      targetProblem: shell.targetProblem(body.url),
    }),
    decide: linkAdapter,
  }),
  "console.channels.update": write("console.channels.update", {
    args: ({ params, body }) => ({ id: params.channel_id, agent_id: body.agent_id ?? null }),
    addFacts: ({ body: { base_url } }, { shell }) => ({
      targetProblem: base_url === undefined ? null : shell.targetProblem(base_url),
    }),
    decide: updateChannel,
  }),
  "console.channels.test": write("console.channels.test", {
    args: byId,
    asks: async ({ channel, link }: Pick<TestChannelFacts, "channel" | "link">, { shell }) =>
      channel && shell.askChannel(channel, link),
    decide: testChannel,
  }),
  "console.channels.subscribe": write("console.channels.subscribe", {
    args: byId,
    asks: async ({ channel, link }: Pick<ChannelFacts, "channel" | "link">, { shell }) =>
      channel && link && channel.provider !== "sandbox" && link.provider === "cloud_api"
        ? shell.subscribeApp(link, `${shell.hosts.api}/callbacks/channels`)
        : null,
    decide: subscribeChannel,
  }),
  "console.channels.rotateToken": write("console.channels.rotateToken", {
    secret: true,
    args: byId,
    addFacts: newToken,
    decide: rotateChannelToken,
  }),
  "console.channels.disconnect": write("console.channels.disconnect", { args: byId, decide: disconnectChannel }),
  "console.channels.reconnect": write("console.channels.reconnect", { args: byId, decide: reconnectChannel }),
  "console.channels.remove": write("console.channels.remove", { args: byId, decide: removeChannel }),
  "console.channels.setDefault": write("console.channels.setDefault", { args: byId, decide: setDefaultChannel }),
};
