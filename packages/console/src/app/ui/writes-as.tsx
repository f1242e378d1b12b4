import { consoleAgentsListOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../data/client.ts";
import { useSession } from "../data/session.ts";
import { Dialog, FormEnd } from "./dialog.tsx";
import { SelectField, formText } from "./field.tsx";

const useAgents = () => {
  const { may } = useSession();
  const { data } = useQuery({
    ...consoleAgentsListOptions(client, { limit: 200 }),
    enabled: may("atlas_api.agents.read"),
  });
  return data?.agents ?? [];
};

/** Says as whom a program writes. */
export const WritesAs = ({ agentId }: { readonly agentId: string | null }) => {
  const agents = useAgents();
  if (agentId === null) return <p className="quiet">It writes as a program, also while people have a conversation.</p>;
  const name = agents.find(({ id }) => id === agentId)?.name ?? "an agent";
  return <p className="quiet">It writes as {name}, and is refused where people have the conversation.</p>;
};

interface NameAgentProps {
  readonly name: string;
  readonly agentId: string | null;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onChoose: (agentId: string | null) => void;
  readonly onClose: () => void;
}

/** Asks as which external agent a program writes. */
export const NameAgent = ({ name, agentId, isBusy, error, onChoose, onClose }: NameAgentProps) => {
  const own = useAgents().filter(
    ({ id, kind, status }) => id === agentId || (kind === "external" && status === "ready"),
  );
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onChoose(formText(new FormData(event.currentTarget), "agent") || null);
  };
  return (
    <Dialog title={`Agent of ${name}`} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <SelectField
          key={own.length}
          label="It writes"
          name="agent"
          defaultValue={agentId ?? ""}
          options={[["", "As a program"], ...own.map(({ id, name: agent }) => [id, `As ${agent}`] as const)]}
        />
        <p className="quiet">
          An agent is silent where people have a conversation. Make an agent for your own program under Agents first.
        </p>
        <FormEnd words="Save" isBusy={isBusy} error={error} onClose={onClose} />
      </form>
    </Dialog>
  );
};
