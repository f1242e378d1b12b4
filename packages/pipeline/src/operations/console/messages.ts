/** Messages in the developer console; the same list and records as in the public API. */
import type { MessageView } from "@atlas-messaging/domain";
import { read } from "../../handler.ts";
import type { Listed } from "../../rooms/paging.ts";
import { messagePageArgs, presentMessages, presentOneMessage } from "../message-list.ts";

export const consoleMessages = {
  "console.listMessages": read("console.listMessages", {
    args: ({ query }, context) => messagePageArgs(query, context),
    present: (loaded: Listed<MessageView>, { query }, context) => presentMessages(loaded, query, context),
  }),
  "console.getMessage": read("console.getMessage", {
    args: ({ params }) => ({ id: params.messageId.toLowerCase() }),
    present: presentOneMessage,
  }),
};
