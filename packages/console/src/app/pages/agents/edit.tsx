import { consoleUpdateAgentMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/after.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { Field } from "../../ui/field.tsx";
import { formText } from "../../ui/form-text.ts";
import { Choice, chosenOf } from "./choice.tsx";
import { type Agent, useChannels, useDocuments, withChosen } from "./serves.ts";
import { Times, timesIn } from "./times.tsx";

export const EditAgent = ({ agent, onClose }: { readonly agent: Agent; readonly onClose: () => void }) => {
  const channels = useChannels();
  const documents = useDocuments();
  const update = useMutation({ ...consoleUpdateAgentMutation(client), ...after("Changed.", ["console.listAgents"]) });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const description = formText(form, "description").trim();
    update.mutate(
      {
        agentId: agent.id,
        body: {
          name: formText(form, "name").trim(),
          description: description === "" ? null : description,
          ...timesIn(form, agent),
          ...(channels && { channels: chosenOf(form, "channels") }),
          ...(documents && { source_ids: chosenOf(form, "documents") }),
        },
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog title={`Change ${agent.name}`} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <Field label="Name" name="name" required maxLength={200} defaultValue={agent.name} />
        <Field label="Purpose" name="description" maxLength={2000} defaultValue={agent.description ?? ""} />
        {channels && (
          <Choice
            legend="Serves"
            name="channels"
            offered={withChosen(channels, agent.channels, (id) => id)}
            chosen={agent.channels}
          />
        )}
        {documents && (
          <>
            <Choice
              legend="Answers from"
              name="documents"
              offered={withChosen(documents, agent.source_ids, () => "An older or archived document")}
              chosen={agent.source_ids}
            />
            <p className="quiet">Choose none, and it answers from every document.</p>
          </>
        )}
        <Times agent={agent} />
        <FormEnd words="Save" isBusy={update.isPending} error={update.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};
