import { metadataArgs } from "../core/metadata.ts";
import { updateMessage } from "./update.ts";
import type { MediaRow, MessageContent } from "../rows/messages.ts";
import { type HeaderFile } from "./content.ts";
import { mediaIdIn } from "../core/media-content.ts";
import { keepUpload, serveMedia } from "./serve-media.ts";
import { concludeReceived, receiveUpload } from "./receive-upload.ts";
import { presentMedia, uploadConsoleMedia, uploadFile, uploadMedia } from "./media.ts";
import { read, write } from "../pipeline/handler.ts";
import type { Context } from "../pipeline/context.ts";
import { Problem, found } from "../pipeline/problem.ts";
import type { QueryOf } from "@atlas-messaging/contract";
import { type MessageView, presentWholeMessage } from "../conversations/present.ts";
import { firstIdAt } from "../core/ids.ts";
import { readInstant } from "../core/time.ts";
import { type Listed, pageArgs, paged, quotaArgs } from "../pipeline/paging.ts";
import { cancelMessage, markMessageRead } from "./cancel.ts";
import { reactInConsole, reactToMessage, showTyping, showTypingInConsole } from "./gestures.ts";
import { reportStatus } from "./report.ts";
import { addressingOf } from "../customers/recipient.ts";
import { sendMessage } from "./send.ts";
import { providerMessageKey } from "../rows/primitives.ts";

/** Returns the id of the message that a request quotes; null without one. */
export const quotedBy = (given: object): string | null =>
  "reply_to" in given && typeof given.reply_to === "string" ? given.reply_to.toLowerCase() : null;

/** Returns the id of the media that a request's content, or the header of its template, names; null without one. */
export const mediaIn = (
  given: { readonly content?: MessageContent | null; readonly template_header?: HeaderFile } | object,
): string | null => {
  if ("template_header" in given) return given.template_header?.media_id?.toLowerCase() ?? null;
  return "content" in given ? mediaIdIn(given.content) : null;
};

/** Returns the template id of a message; null for free-form text. */
export const templateOf = (body: object): string | null =>
  "template_id" in body && typeof body.template_id === "string" ? body.template_id : null;

export interface FoundMedia {
  readonly media: MediaRow | null;
}

/** Presents media, the same in the public API and in the console. */
const presentFound = ({ media }: FoundMedia) =>
  ({ status: 200, body: { ok: true, data: { media: presentMedia(found(media)) } } }) as const;

const media = {
  "media.upload": write("media.upload", {
    file: "content",
    args: (_, context) => quotaArgs(context, "stored_bytes"),
    asks: (loaded, context, { body }) => keepUpload(loaded, context, body),
    decide: uploadMedia,
  }),
  "media.uploadFile": write("media.uploadFile", {
    receive: receiveUpload,
    args: (_, context) => quotaArgs(context, "stored_bytes"),
    asks: async (loaded, context) => concludeReceived(loaded, context),
    decide: uploadFile,
  }),
  "media.get": read("media.get", {
    args: ({ params }) => ({ media_id: params.id.toLowerCase() }),
    present: presentFound,
  }),
  "media.download": read("media.download", {
    args: ({ params }) => ({ media_id: params.id.toLowerCase() }),
    present: ({ media: row }: FoundMedia, _, context) => serveMedia("media.download", row, context),
  }),
};

// Lists and reads messages, in the public API and in the console.

type Query = QueryOf<"messages.list">;

/** Filters of a list of messages, each null where it is not given. */
export const messagePageArgs = (query: Query, context: Context) => {
  if (query.status !== undefined && query.direction === "inbound") throw statusOfInbound();
  return {
    ...pageArgs(query, context),
    conversation_id: query.conversation_id?.toLowerCase() ?? null,
    customer_id: query.customer_id?.toLowerCase() ?? null,
    delivery_state: query.status ?? null,
    direction: query.direction ?? null,
    listed_by: narrowestOf(query),
    since_id: firstIdAt(sinceOf(query.since)),
    ...metadataArgs(query),
  };
};

const presentMessages = (loaded: Listed<MessageView>, query: Query, context: Context) => {
  const { items, ...page } = paged(loaded, ({ message }) => message.id, query, context);
  return { status: 200, body: { ok: true, data: { messages: items.map(presentWholeMessage), ...page } } } as const;
};

const presentOneMessage = (loaded: { readonly found: MessageView | null }) =>
  ({ status: 200, body: { ok: true, data: { message: presentWholeMessage(found(loaded.found)) } } }) as const;

const sinceOf = (given: string | undefined): string => {
  if (given === undefined) return new Date(0).toISOString();
  const since = readInstant(given);
  if (since === null) throw new Problem("validation_failed", "since must be a time in the years 1 to 9998.");
  return since;
};

const statusOfInbound = () =>
  new Problem("validation_failed", "status is of outbound messages only. Leave it out, or ask for direction outbound.");

/** Names the most selective filter that is given. It picks the index. */
const narrowestOf = ({ conversation_id, customer_id, status, direction, metadata }: Query): string => {
  if (metadata !== undefined) return "metadata";
  if (conversation_id !== undefined) return "conversation";
  if (customer_id !== undefined) return "customer";
  if (status !== undefined) return "status";
  return direction === undefined ? "all" : "direction";
};

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
  "messages.update": write("messages.update", {
    args: ({ params }) => ({ id: params.id.toLowerCase() }),
    decide: updateMessage,
  }),
  "messages.send": write("messages.send", {
    args: ({ body }) => ({
      ...addressingOf(body),
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
  "messages.reportStatus": write("messages.reportStatus", {
    args: ({ params }) => ({ id: params.id.toLowerCase() }),
    addFacts: (_call, _context, conflict) => ({ isIdTaken: conflict === providerMessageKey }),
    decide: reportStatus,
  }),
  "messages.markRead": write("messages.markRead", {
    args: ({ params }) => ({ id: params.id.toLowerCase() }),
    decide: markMessageRead,
  }),
  "messages.react": write("messages.react", {
    args: ({ params }) => ({ id: params.id.toLowerCase() }),
    decide: reactToMessage,
  }),
  "messages.showTyping": write("messages.showTyping", {
    args: ({ params }) => ({ id: params.id.toLowerCase() }),
    decide: showTyping,
  }),
};

// Messages in the developer console; the same list and records as in the public API.

export const consoleMessages = {
  "console.messages.list": read("console.messages.list", {
    args: ({ query }, context) => messagePageArgs(query, context),
    present: (loaded: Listed<MessageView>, { query }, context) => presentMessages(loaded, query, context),
  }),
  "console.messages.get": read("console.messages.get", {
    args: ({ params }) => ({ id: params.message_id.toLowerCase() }),
    present: presentOneMessage,
  }),
  "console.messages.react": write("console.messages.react", {
    args: ({ params }) => ({ id: params.message_id.toLowerCase() }),
    decide: reactInConsole,
  }),
  "console.messages.showTyping": write("console.messages.showTyping", {
    args: ({ params }) => ({ id: params.message_id.toLowerCase() }),
    decide: showTypingInConsole,
  }),
};

export const consoleMedia = {
  "console.media.uploadFile": write("console.media.uploadFile", {
    receive: receiveUpload,
    args: (_, context) => quotaArgs(context, "stored_bytes"),
    asks: async (loaded, context) => concludeReceived(loaded, context),
    decide: uploadConsoleMedia,
  }),
  "console.media.get": read("console.media.get", {
    args: ({ params }) => ({ media_id: params.media_id.toLowerCase() }),
    present: presentFound,
  }),
  "console.media.download": read("console.media.download", {
    args: ({ params }) => ({ media_id: params.media_id.toLowerCase() }),
    present: ({ media: row }: FoundMedia, _, context) => serveMedia("console.media.download", row, context),
  }),
};
