/** Shows the customers who wait, longest first, and the conversation that was chosen. */
import { consoleConversationsListInfiniteOptions } from "@atlas-messaging/query";
import type { AtlasConsole } from "@atlas-messaging/sdk/console";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Conversation } from "./conversation.tsx";
import { useLive } from "./live.ts";

export const Inbox = ({ atlas }: { readonly atlas: AtlasConsole }) => {
  const [open, setOpen] = useState<string | null>(null);
  const waiting = useInfiniteQuery(consoleConversationsListInfiniteOptions(atlas, { waiting: true, limit: 20 }));
  useLive(atlas);
  const conversations = waiting.data?.pages.flatMap((page) => page.conversations) ?? [];
  return (
    <div className="inbox">
      <nav aria-label="Who waits">
        {waiting.error && <p role="alert">{waiting.error.message}</p>}
        {waiting.data && conversations.length === 0 && <p>Nobody waits.</p>}
        {conversations.map(({ id, customer, last_message }) => (
          <button key={id} type="button" aria-current={id === open} onClick={() => setOpen(id)}>
            <strong>{customer.name ?? customer.phone_number}</strong>
            <br />
            {last_message?.text}
          </button>
        ))}
        {waiting.hasNextPage && (
          <button type="button" onClick={() => void waiting.fetchNextPage()}>
            Show more
          </button>
        )}
      </nav>
      {open === null ? <main>Choose a conversation.</main> : <Conversation key={open} atlas={atlas} id={open} />}
    </div>
  );
};
