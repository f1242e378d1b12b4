import { consoleCreateAgentMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { client } from "../../data/client.ts";
import { after } from "../../ui/after.ts";
import { NameForm } from "../../ui/name-form.tsx";

const api = getRouteApi("/signed-in/agents");

export const CreateAgent = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const create = useMutation({
    ...consoleCreateAgentMutation(client),
    ...after("Agent made. Choose what it serves.", ["console.listAgents"]),
  });
  return (
    <NameForm
      title="New agent"
      hint="As colleagues know it, such as “Concierge”."
      isBusy={create.isPending}
      error={create.error}
      onCreate={(body) =>
        create.mutate(
          { body },
          {
            onSuccess: ({ agent }) => {
              onClose();
              void navigate({ search: { agent: agent.id } });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
};
