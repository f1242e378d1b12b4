import { consolePublishAgentMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/after.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { Field } from "../../ui/field.tsx";
import { formText } from "../../ui/form-text.ts";
import type { Agent } from "./serves.ts";

interface PublishProps {
  readonly agent: Agent;
  readonly onClose: () => void;
}

const listingOf = (form: FormData) => {
  const category = formText(form, "category").trim();
  const description = formText(form, "description").trim();
  const slug = formText(form, "slug").trim();
  return {
    ...(category === "" ? {} : { listing_category: category }),
    ...(description === "" ? {} : { listing_description: description }),
    ...(slug === "" ? {} : { listing_slug: slug }),
  };
};

/** Asks for the entry in the directory, and publishes it. An empty field keeps what is there. */
export const PublishAgent = ({ agent, onClose }: PublishProps) => {
  const done = agent.is_listed ? "The entry is changed." : "Published in the directory.";
  const publish = useMutation({ ...consolePublishAgentMutation(client), ...after(done, ["console.listAgents"]) });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const body = { is_listed: true, ...listingOf(new FormData(event.currentTarget)) };
    publish.mutate({ agentId: agent.id, body }, { onSuccess: onClose });
  };
  return (
    <Dialog title={agent.is_listed ? "Change the directory entry" : "Publish in the directory"} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <p>Anybody can find the entry, without signing in.</p>
        <Field label="Category" name="category" maxLength={64} defaultValue={agent.listing_category ?? ""} />
        <Field
          label="Description"
          name="description"
          maxLength={1000}
          defaultValue={agent.listing_description ?? ""}
          hint="Without one the entry shows the agent's purpose."
        />
        <Field
          label="Name in the address"
          name="slug"
          maxLength={64}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          defaultValue={agent.listing_slug ?? ""}
          hint="Lowercase letters, digits and hyphens. Without one it is made from the name."
        />
        <FormEnd
          words={agent.is_listed ? "Save" : "Publish"}
          isBusy={publish.isPending}
          error={publish.error}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
};

export const WithdrawAgent = ({ agent, onClose }: PublishProps) => {
  const withdraw = useMutation({
    ...consolePublishAgentMutation(client),
    ...after("Taken out of the directory.", ["console.listAgents"]),
  });
  return (
    <Confirm
      title={`Take ${agent.name} out of the directory?`}
      does="Take out"
      isBusy={withdraw.isPending}
      error={withdraw.error}
      onConfirm={() => withdraw.mutate({ agentId: agent.id, body: { is_listed: false } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>Nobody finds it there any more. It goes on to answer, and you can publish it again.</p>
    </Confirm>
  );
};
