import { presentChannel, presentChannelDetail } from "@atlas-messaging/domain";
import { read } from "../../pipeline/execute.ts";
import { found } from "../../pipeline/found.ts";
import { pageArgs, paged } from "../../pipeline/paging.ts";
import { channelFacts, channelPageFacts } from "./load.ts";

export const channels = {
  "channels.list": read<"channels.list", typeof channelPageFacts>({
    facts: channelPageFacts,
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      return { status: 200, body: { ok: true, data: { channels: items.map(presentChannel), ...page } } };
    },
  }),
  "channels.get": read<"channels.get", typeof channelFacts>({
    facts: channelFacts,
    args: ({ params }) => ({ id: params.channel_id }),
    present: ({ channel }) => ({
      status: 200,
      body: { ok: true, data: { channel: presentChannelDetail(found(channel)) } },
    }),
  }),
};
