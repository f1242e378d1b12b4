/** Shows what an operator changes of a conversation before the service has answered, and takes it back if it refuses. */
import { type DataOf, keysOf } from "@atlas-messaging/contract";
import { consoleConversationsGetOptions } from "@atlas-messaging/query";
import { client } from "../../data/client.ts";
import { queries } from "../../data/queries.ts";
import { announce, readAgain } from "../../ui/announce.tsx";
import { problemWords } from "../../ui/problem.tsx";
import type { Item } from "./views.ts";

type Loaded = DataOf<"console.conversations.get">;

type Change = Partial<Pick<Item, "status" | "owner" | "labels" | "waiting_since">>;

const show = (id: string, change: (before: Loaded["conversation"]) => Change): void => {
  const { queryKey } = consoleConversationsGetOptions(client, id);
  queries.setQueryData<Loaded>(
    queryKey,
    (before) => before && { ...before, conversation: { ...before.conversation, ...change(before.conversation) } },
  );
};

/**
 * For a mutation of one conversation. They run one after the other. Only what a refused one has changed is taken back: a
 * colleague may have changed the rest meanwhile.
 */
export const atOnce = <Given extends { readonly conversationId: string }>(
  { id }: Pick<Item, "id">,
  changeOf: (given: Given) => Change,
  done: string | null,
) => {
  const scope = { id: `conversation ${id}` };
  const { queryKey } = consoleConversationsGetOptions(client, id);
  return {
    scope,
    onMutate: async (given: Given): Promise<Change> => {
      // An answer that is on its way would show the state before.
      await queries.cancelQueries({ queryKey });
      const change = changeOf(given);
      let before: Change = {};
      show(id, (conversation) => {
        before = Object.fromEntries(keysOf(change).map((name) => [name, conversation[name]]));
        return change;
      });
      return before;
    },
    onSuccess: () => {
      if (done !== null) announce(done);
    },
    onError: (error: Error, _given: Given, before: Change | undefined) => {
      show(id, () => before ?? {});
      announce(problemWords(error), { bad: true });
    },
    onSettled: async (): Promise<void> => {
      // The state between two changes is not shown.
      const isLast = queries.isMutating({ predicate: ({ options }) => options.scope?.id === scope.id }) === 1;
      if (isLast) await readAgain(["console.conversations.get"]);
    },
  };
};
