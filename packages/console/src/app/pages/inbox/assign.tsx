import {
  consoleAssignConversationMutation,
  consoleListMembersOptions,
  consoleUnassignConversationMutation,
} from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { announce } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/empty.tsx";
import { Problem } from "../../ui/problem.tsx";
import type { Item } from "./conversation-list.tsx";
import { readAgain } from "./read-again.ts";

/** Gives the conversation to a colleague. The agent goes on until somebody takes over. */
export const Assign = ({ item }: { readonly item: Item }) => {
  const { may } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!may("atlas_api.conversations.manage") || !may("developer_console.read")) return null;
  return (
    <>
      <Button keys="s" look="ghost" icon={UserPlus} name="Assign" onClick={() => setOpen(true)}>
        <span className="unseen">Assign</span>
      </Button>
      {isOpen && <Choice item={item} onClose={() => setOpen(false)} />}
    </>
  );
};

interface ChoiceProps {
  readonly item: Item;
  readonly onClose: () => void;
}

const Choice = ({ item, onClose }: ChoiceProps) => {
  const { data, error } = useQuery(consoleListMembersOptions(client, { limit: 200 }));
  const done = (words: string) => ({
    onSuccess: () => {
      announce(words);
      onClose();
    },
    onSettled: readAgain("console.getConversation", "console.listConversations", "console.countConversations"),
  });
  const assign = useMutation({ ...consoleAssignConversationMutation(client), ...done("Assigned.") });
  const unassign = useMutation({ ...consoleUnassignConversationMutation(client), ...done("Nobody has it now.") });
  const able = data?.members.filter(({ permissions }) => permissions.includes("atlas_api.conversations.manage")) ?? [];
  const failure = error ?? assign.error ?? unassign.error;
  const isBusy = assign.isPending || unassign.isPending;
  return (
    <Dialog title="Assign to" onClose={onClose}>
      <div className="dialog-form">
        {failure && <Problem error={failure} />}
        {!data && !error && <Skeleton rows={3} />}
        <ul className="people">
          {able.map(({ id, name, email }, index) => (
            <li key={id}>
              <button
                type="button"
                autoFocus={index === 0}
                aria-pressed={item.owner?.id === id}
                disabled={isBusy}
                onClick={() => assign.mutate({ conversationId: item.id, body: { owner_id: id } })}
              >
                {name ?? email} {name !== null && <small>{email}</small>}
              </button>
            </li>
          ))}
          {item.owner !== null && (
            <li>
              <button type="button" disabled={isBusy} onClick={() => unassign.mutate({ conversationId: item.id })}>
                Nobody
              </button>
            </li>
          )}
        </ul>
      </div>
    </Dialog>
  );
};
