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
import { Button } from "../../ui/button.tsx";
import { atOnce } from "./at-once.ts";
import type { Item } from "./conversation-list.tsx";

/** The moves that the state of the conversation allows. */
export const Actions = ({ item }: { readonly item: Item }) => {
  const { may, member } = useSession();
  const mine = { id: member.id, name: member.name ?? member.email };
  const takeOver = useMutation({
    ...consoleTakeOverConversationMutation(client),
    ...atOnce(item, () => ({ status: "handed_off", owner: mine }), "It is yours."),
  });
  const handBack = useMutation({
    ...consoleHandBackConversationMutation(client),
    ...atOnce(item, () => ({ status: "open", owner: null }), "The agent has it again."),
  });
  const close = useMutation({
    ...consoleCloseConversationMutation(client),
    ...atOnce(item, () => ({ status: "closed", waiting_since: null }), "Closed."),
  });
  const reopen = useMutation({
    ...consoleReopenConversationMutation(client),
    ...atOnce(item, () => ({ status: "open", owner: null }), "Open again."),
  });
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
