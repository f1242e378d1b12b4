import { consoleRotateChannelTokenMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/after.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { Field } from "../../ui/field.tsx";
import { formText } from "../../ui/form-text.ts";
import { CallbackDialog } from "./callback.tsx";
import type { Channel } from "./types.ts";

export const RotateToken = ({ channel, onClose }: { readonly channel: Channel; readonly onClose: () => void }) => {
  const rotate = useMutation({
    ...consoleRotateChannelTokenMutation(client),
    ...after("The new secrets are in use.", ["console.listChannels"]),
  });
  if (rotate.data) return <CallbackDialog made={rotate.data} onClose={onClose} />;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const access_token = formText(form, "access_token").trim();
    const app_secret = formText(form, "app_secret").trim();
    rotate.mutate({
      channelId: channel.id,
      body: { ...(access_token === "" ? {} : { access_token }), ...(app_secret === "" ? {} : { app_secret }) },
    });
  };
  return (
    <Dialog title={`New secrets of ${channel.display_name}`} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <p>Enter the new secrets of the provider. What you leave empty stays. A new verify token is made too.</p>
        <Field label="Access token" name="access_token" type="password" autoComplete="off" autoFocus />
        <Field label="App secret" name="app_secret" type="password" autoComplete="off" />
        <FormEnd words="Replace" isBusy={rotate.isPending} error={rotate.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};
