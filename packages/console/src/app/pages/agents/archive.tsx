import { consoleUpdateAgentMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { client } from "../../data/client.ts";
import { readAgain } from "../../ui/after.ts";
import { announce } from "../../ui/announce.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import type { Agent } from "./serves.ts";

const api = getRouteApi("/signed-in/agents");

interface ArchiveProps {
  readonly agent: Agent;
  readonly onClose: () => void;
}

/** Asks before an agent stops, or starts again. Then shows it in the list where it is. */
export const ArchiveAgent = ({ agent, onClose }: ArchiveProps) => {
  const navigate = api.useNavigate();
  const isReady = agent.status === "ready";
  const update = useMutation({
    ...consoleUpdateAgentMutation(client),
    // Before the list is read again: without the agent in it, this dialog is gone.
    onSuccess: () => {
      announce(isReady ? "Archived." : "It answers again.");
      onClose();
      void navigate({ search: { agent: agent.id, ...(isReady && { status: "archived" as const }) } });
    },
    onSettled: () => readAgain(["console.listAgents"]),
  });
  const confirm = (): void => update.mutate({ agentId: agent.id, body: { status: isReady ? "archived" : "ready" } });
  return (
    <Confirm
      title={isReady ? `Archive ${agent.name}?` : `Restore ${agent.name}?`}
      does={isReady ? "Archive" : "Restore"}
      isDanger={isReady}
      isBusy={update.isPending}
      error={update.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{isReady ? "It answers nobody from now on. You can restore it." : "It answers again on its channels."}</p>
    </Confirm>
  );
};
