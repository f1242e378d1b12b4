import type { MessageView } from "@atlas-messaging/domain";
import type { Listed } from "@atlas-messaging/pipeline";
import type { messagePageArgs } from "@atlas-messaging/pipeline/operations/message-list";
import { messageOf } from "../jobs/message-of.ts";
import type { Organization } from "../store/organization.ts";
import { newestOf } from "./pages.ts";

type Filters = ReturnType<typeof messagePageArgs>;

/** Returns a page of messages, newest first. */
export const messagePage = (organization: Organization, filters: Filters): Listed<MessageView> =>
  newestOf(
    organization.tables.messages,
    (message) => {
      const { conversation_id, customer_id, delivery_state, direction, since_id } = filters;
      if (message.id < since_id || (conversation_id !== null && message.conversation_id !== conversation_id))
        return null;
      if (delivery_state !== null && message.delivery_state !== delivery_state) return null;
      if (direction !== null && message.direction !== direction) return null;
      const found = messageOf(organization, message.id);
      return customer_id === null || found?.customer.id === customer_id ? found : null;
    },
    filters,
  );
