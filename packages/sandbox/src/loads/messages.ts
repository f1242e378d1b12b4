import { requestValidators } from "@atlas-messaging/contract/request-validators/messages";
import { messages } from "@atlas-messaging/pipeline/operations/messages";
import { messageOf } from "../jobs/message-of.ts";
import { messagePage } from "../lookups/messages.ts";
import { namedRows, sendFacts } from "../lookups/sending.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

const loads = {
  "messages.list": messagePage,
  "messages.get": (organization, { id }) => ({ found: messageOf(organization, id) }),
  "messages.send": (organization, args) => ({ ...sendFacts(organization, args), ...namedRows(organization, args) }),
  "messages.cancel": (organization, { id }) => ({ found: messageOf(organization, id) }),
  "media.upload": () => ({}),
  "media.get": ({ tables }, { media_id }) => ({ media: tables.media.byId(media_id) }),
  "media.download": ({ tables }, { media_id }) => ({ media: tables.media.byId(media_id) }),
  "messages.markRead": (organization, { id }) => ({ found: messageOf(organization, id) }),
} satisfies LoadsIn<"messages">;

export const section = sectionOf("messages", { operations: messages, loads, validators: requestValidators });
