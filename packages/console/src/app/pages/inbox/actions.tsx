import {
  consoleCloseConversationMutation,
  consoleHandBackConversationMutation,
  consoleReopenConversationMutation,
  consoleTakeOverConversationMutation,
} from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { Archive, Bot, Hand, RotateCcw } from "lucide-react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { announce } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { problemWords } from "../../ui/problem.tsx";
import type { Item } from "./conversation-list.tsx";
import { readAgain } from "./read-again.ts";

const settled = (done: string) => ({
  onSuccess: () => announce(done),
  onError: (error: Error) => announce(problemWords(error), { bad: true }),
  onSettled: readAgain("console.getConversation"),
});

/** The moves that the state of the conversation allows. */
export const Actions = ({ item }: { readonly item: Item }) => {
  const { may, member } = useSession();
  const takeOver = useMutation({ ...consoleTakeOverConversationMutation(client), ...settled("It is yours.") });
  const handBack = useMutation({
    ...consoleHandBackConversationMutation(client),
    ...settled("The agent has it again."),
  });
  const close = useMutation({ ...consoleCloseConversationMutation(client), ...settled("Closed.") });
  const reopen = useMutation({ ...consoleReopenConversationMutation(client), ...settled("Open again.") });
  if (!may("atlas_api.conversations.manage")) return null;
  const given = { conversationId: item.id };
  const isMine = item.status === "handed_off" && item.owner?.id === member.id;
  return (
    <div className="actions">
      {!isMine && (
        <Button keys="t" icon={Hand} busy={takeOver.isPending} onClick={() => takeOver.mutate(given)}>
          Take over
        </Button>
      )}
      {item.status === "handed_off" && (
        <Button keys="h" icon={Bot} busy={handBack.isPending} onClick={() => handBack.mutate(given)}>
          Hand back
        </Button>
      )}
      {item.status === "closed" ? (
        <Button keys="e" icon={RotateCcw} busy={reopen.isPending} onClick={() => reopen.mutate(given)}>
          Reopen
        </Button>
      ) : (
        <Button keys="e" icon={Archive} busy={close.isPending} onClick={() => close.mutate(given)}>
          Close
        </Button>
      )}
    </div>
  );
};
