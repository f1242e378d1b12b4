import { messagesListOptions, messagesSendMutation, queryKeyOf } from "@atlas-messaging/query";
import type { Atlas } from "@atlas-messaging/sdk";
import { type QueryClient, QueryClientProvider, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { phone_number } from "../page.ts";

const Inbox = ({ atlas }: { readonly atlas: Atlas }) => {
  const queries = useQueryClient();
  const { data, error } = useQuery(messagesListOptions(atlas, { direction: "outbound" }));
  const send = useMutation({
    ...messagesSendMutation(atlas),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeyOf(atlas, "messages") }),
  });
  return (
    <main>
      <ul>
        {data?.messages.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
      <button onClick={() => send.mutate({ body: { phone_number, text: "Sent from the page." } })}>Send</button>
      <p>{(error ?? send.error)?.message}</p>
    </main>
  );
};

export const App = ({ atlas, queries }: { readonly atlas: Atlas; readonly queries: QueryClient }) => (
  <QueryClientProvider client={queries}>
    <Inbox atlas={atlas} />
  </QueryClientProvider>
);
