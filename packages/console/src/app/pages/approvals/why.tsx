import {
  consoleGetConversationOptions,
  consoleGetCustomerOptions,
  consoleListConversationMessagesOptions,
  consoleSearchConversationsOptions,
} from "@atlas-messaging/query";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import type { Approval } from "./approval.ts";
import { MessageWords } from "./message-words.tsx";

/** The customer, and what was said last. A call that names only a customer has their newest conversation. */
export const Why = ({ approval }: { readonly approval: Approval }) => {
  const { may } = useSession();
  const reads = may("atlas_api.conversations.read");
  const found = useConversationOf(approval, reads && approval.conversation_id === null);
  const id = approval.conversation_id ?? found;
  const conversations = consoleGetConversationOptions(client, id ?? "-");
  const said = consoleListConversationMessagesOptions(client, id ?? "-", { limit: 6 });
  const asks = reads && id !== null;
  const { data } = useQuery({ ...conversations, queryFn: asks ? (conversations.queryFn ?? skipToken) : skipToken });
  const messages = useQuery({ ...said, queryFn: asks ? (said.queryFn ?? skipToken) : skipToken });
  if (!data || id === null) return null;
  const { customer } = data.conversation;
  return (
    <section className="why">
      <h3>
        Said before ·{" "}
        <Link to="/inbox" search={{ view: "all", conversation: id }}>
          {customer.name ?? customer.phone_number}
        </Link>
      </h3>
      <MessageWords messages={messages.data?.messages ?? []} />
    </section>
  );
};

const useConversationOf = ({ arguments: given }: Approval, enabled: boolean): string | null => {
  const { may } = useSession();
  const named = typeof given["customer_id"] === "string" ? given["customer_id"] : null;
  const customers = useQuery({
    ...consoleGetCustomerOptions(client, named ?? "-"),
    enabled: enabled && named !== null && may("atlas_api.customers.read"),
  });
  const number = customers.data?.customer.phone_number;
  const found = useQuery({
    ...consoleSearchConversationsOptions(client, number ?? "-", { limit: 10 }),
    enabled: enabled && number !== undefined,
  });
  return found.data?.conversations.find(({ customer }) => customer.id === named)?.id ?? null;
};
