import { messagesListOptions, messagesSendMutation, queryKeyOf } from "@atlas-messaging/query";
import type { Atlas } from "@atlas-messaging/sdk";
import { type QueryClient, QueryClientProvider, useMutation, useQuery, useQueryClient } from "@tanstack/solid-query";
import { For, Suspense } from "solid-js";
import { phone_number } from "../page.ts";

const Inbox = ({ atlas }: { readonly atlas: Atlas }) => {
  const queries = useQueryClient();
  const messages = useQuery(() => messagesListOptions(atlas, { direction: "outbound" }));
  const send = useMutation(() => ({
    ...messagesSendMutation(atlas),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeyOf(atlas, "messages") }),
  }));
  return (
    <main>
      <ul>
        <For each={messages.data?.messages}>{({ text }) => <li>{text}</li>}</For>
      </ul>
      <button onClick={() => send.mutate({ body: { phone_number, text: "Sent from the page." } })}>Send</button>
      <p>{(messages.error ?? send.error)?.message}</p>
    </main>
  );
};

export const App = ({ atlas, queries }: { readonly atlas: Atlas; readonly queries: QueryClient }) => (
  <QueryClientProvider client={queries}>
    <Suspense>
      <Inbox atlas={atlas} />
    </Suspense>
  </QueryClientProvider>
);
