import { requestValidators } from "@atlas-messaging/contract/request-validators/messages";
import { messages } from "@atlas-messaging/pipeline/operations/messages";
import { messageOf } from "../jobs/message-of.ts";
import { newestOf } from "../lookups/pages.ts";
import { namedRows, sendFacts } from "../lookups/sending.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

const loads = {
  "messages.list": (organization, args) =>
    newestOf(
      organization.tables.messages,
      (message) => {
        const { conversation_id, customer_id, delivery_state, direction, since_id } = args;
        if (message.id < since_id || (conversation_id !== null && message.conversation_id !== conversation_id))
          return null;
        if (delivery_state !== null && message.delivery_state !== delivery_state) return null;
        if (direction !== null && message.direction !== direction) return null;
        const found = messageOf(organization, message.id);
        return customer_id === null || found?.customer.id === customer_id ? found : null;
      },
      args,
    ),
  "messages.get": (organization, { id }) => ({ found: messageOf(organization, id) }),
  "messages.send": (organization, args) => ({ ...sendFacts(organization, args), ...namedRows(organization, args) }),
  "messages.cancel": (organization, { id }) => ({ found: messageOf(organization, id) }),
  "media.upload": () => ({}),
  "media.get": ({ tables }, { media_id }) => ({ media: tables.media.byId(media_id) }),
  "media.download": ({ tables }, { media_id }) => ({ media: tables.media.byId(media_id) }),
  "messages.markRead": (organization, { id }) => ({ found: messageOf(organization, id) }),
} satisfies LoadsIn<"messages">;

export const section = sectionOf("messages", { operations: messages, loads, validators: requestValidators });
