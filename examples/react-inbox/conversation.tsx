/** A conversation and an answer. The answer shows at once; the event stream then brings its delivery. */
import {
  consoleConversationsMessagesOptions,
  consoleConversationsReplyMutation,
  queryKeyOf,
} from "@atlas-messaging/query";
import { WindowClosedError } from "@atlas-messaging/sdk";
import type { AtlasConsole } from "@atlas-messaging/sdk/console";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";

interface ConversationProps {
  readonly atlas: AtlasConsole;
  readonly id: string;
}

export const Conversation = ({ atlas, id }: ConversationProps) => {
  const queries = useQueryClient();
  const [text, setText] = useState("");
  const { data } = useQuery(consoleConversationsMessagesOptions(atlas, id, { limit: 50 }));
  const reply = useMutation({
    ...consoleConversationsReplyMutation(atlas),
    onSettled: () => queries.invalidateQueries({ queryKey: queryKeyOf(atlas, "console.conversations.listMessages") }),
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    reply.mutate({ conversationId: id, body: { text } }, { onSuccess: () => setText("") });
  };
  return (
    <main>
      <ol aria-label="Messages">
        {data?.messages.toReversed().map((message) => (
          <li key={message.id}>
            {message.direction === "inbound" ? "Customer" : (message.author?.name ?? "We")}: {message.text}
            {message.delivery_state !== null && <em> {message.delivery_state}</em>}
          </li>
        ))}
        {reply.isPending && <li>{text} …</li>}
      </ol>
      {reply.error instanceof WindowClosedError && <p role="alert">24 hours are over: send a template.</p>}
      {reply.error && !(reply.error instanceof WindowClosedError) && <p role="alert">{reply.error.message}</p>}
      <form onSubmit={send}>
        <input aria-label="Answer" required value={text} onChange={({ target }) => setText(target.value)} />
        <button type="submit" disabled={reply.isPending}>
          Send
        </button>
      </form>
    </main>
  );
};
