import { type MessageView, cancelMessage, markMessageRead, sendMessage } from "@atlas-messaging/domain";
import { read, write } from "../handler.ts";
import type { Listed } from "../rooms/paging.ts";
import { media } from "./media.ts";
import { messagePageArgs, presentMessages, presentOneMessage } from "./message-list.ts";
import { mediaIn, quotedBy } from "./quoted.ts";

export const messages = {
  ...media,
  "messages.list": read("messages.list", {
    args: ({ query }, context) => messagePageArgs(query, context),
    present: (loaded: Listed<MessageView>, { query }, context) => presentMessages(loaded, query, context),
  }),
  "messages.get": read("messages.get", {
    args: ({ params }) => ({ id: params.id.toLowerCase() }),
    present: presentOneMessage,
  }),
  "messages.send": write("messages.send", {
    args: ({ body }) => ({
      phone_number: body.phone_number,
      channel_id: body.channel_id?.toLowerCase() ?? null,
      template_id: "template_id" in body ? body.template_id : null,
      reply_to: quotedBy(body),
      media_id: mediaIn(body),
    }),
    decide: sendMessage,
  }),
  "messages.cancel": write("messages.cancel", {
    args: ({ params }) => ({ id: params.id.toLowerCase() }),
    decide: cancelMessage,
  }),
  "messages.markRead": write("messages.markRead", {
    args: ({ params }) => ({ id: params.id.toLowerCase() }),
    decide: markMessageRead,
  }),
};
