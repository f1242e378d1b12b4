import { type ChannelRow, presentChannel, presentChannelDetail, serveChannel } from "@atlas-messaging/domain";
import { read, write } from "../handler.ts";
import { found } from "../rooms/found.ts";
import { type Listed, pageArgs, paged } from "../rooms/paging.ts";

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
