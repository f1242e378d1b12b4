import { consoleChannelsRotateTokenMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/announce.tsx";
import { Dialog, FormEnd, SecretDialog } from "../../ui/dialog.tsx";
import { Field, formText } from "../../ui/field.tsx";
import type { Channel } from "./health.ts";
import type { DataOf } from "@atlas-messaging/contract";
import { CopyButton } from "../../ui/copy.tsx";

export const RotateToken = ({ channel, onClose }: { readonly channel: Channel; readonly onClose: () => void }) => {
  const rotate = useMutation({
    ...consoleChannelsRotateTokenMutation(client),
    ...after("The new secrets are in use.", ["console.channels.list"]),
  });
  const isAdapter = channel.link?.provider === "adapter";
  // An adapter calls no address, and its secret is the one that was just entered.
  if (rotate.data && !isAdapter) return <CallbackDialog made={rotate.data} onClose={onClose} />;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const access_token = formText(form, "access_token").trim();
    const app_secret = formText(form, "app_secret").trim();
    const body = { ...(access_token === "" ? {} : { access_token }), ...(app_secret === "" ? {} : { app_secret }) };
    rotate.mutate({ channelId: channel.id, body }, { onSuccess: () => isAdapter && onClose() });
  };
  return (
    <Dialog title={`New secrets of ${channel.display_name}`} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        {isAdapter ? (
          <Field
            label="Secret that signs requests"
            name="app_secret"
            type="password"
            autoComplete="off"
            required
            autoFocus
            hint="Let the adapter take both secrets first."
          />
        ) : (
          <ProviderSecrets />
        )}
        <FormEnd words="Replace" isBusy={rotate.isPending} error={rotate.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};

const ProviderSecrets = () => (
  <>
    <p>Enter the new secrets of the provider. What you leave empty stays. A new verify token is made too.</p>
    <Field label="Access token" name="access_token" type="password" autoComplete="off" autoFocus />
    <Field label="App secret" name="app_secret" type="password" autoComplete="off" />
  </>
);

interface CallbackProps {
  readonly made: DataOf<"console.channels.link">;
  readonly onClose: () => void;
}

/** Shows what to enter at the provider, so that customers' messages come in. */
const CallbackDialog = ({ made, onClose }: CallbackProps) => (
  <SecretDialog title={`Verify token of ${made.channel.display_name}`} secret={made.verify_token} onClose={onClose}>
    Enter it at the provider where the callback is set up, with this address, which is for all numbers of an app:{" "}
    <code>{made.app_callback_url ?? made.callback_url}</code>{" "}
    <CopyButton text={made.app_callback_url ?? made.callback_url} name="the callback address" />
  </SecretDialog>
);
