import { consoleChannelsLinkAdapterMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/announce.tsx";
import { Dialog, FormEnd, SecretDialog } from "../../ui/dialog.tsx";
import { Field, formText } from "../../ui/field.tsx";

const api = getRouteApi("/signed-in/channels");

/** Links another network by an address of one's own. */
export const LinkAdapter = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const link = useMutation({
    ...consoleChannelsLinkAdapterMutation(client),
    ...after("Linked. Give the adapter its secret, then test.", ["console.channels.list"]),
  });
  const made = link.data;
  if (made) {
    const done = (): void => {
      onClose();
      void navigate({ search: { channel: made.channel.id } });
    };
    return (
      <SecretDialog title={`Secret of ${made.channel.display_name}`} secret={made.secret} onClose={done}>
        It signs each request to the adapter, as it signs webhooks. Then press Test on the channel.
      </SecretDialog>
    );
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string): string => formText(form, name).trim();
    link.mutate({ body: { display_name: given("display_name"), channel: given("channel"), url: given("url") } });
  };
  return (
    <Dialog title="Link another network" onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <p className="quiet">
          An adapter is a program of yours. It gets each message in a signed request, and reports what customers write.
        </p>
        <Field label="Name" name="display_name" required maxLength={200} autoFocus hint="As colleagues call it." />
        <Field
          label="Channel"
          name="channel"
          required
          maxLength={32}
          pattern="[a-z][a-z0-9_]*"
          hint="One lower-case word, such as webchat. Agents and events name it."
        />
        <Field label="Address of the adapter" name="url" type="url" required maxLength={2048} />
        <FormEnd words="Link" isBusy={link.isPending} error={link.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};
