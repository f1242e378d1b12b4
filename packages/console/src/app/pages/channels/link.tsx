import { consoleChannelsLinkMutation, consoleChannelsRotateTokenMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/announce.tsx";
import { Dialog, FormEnd, SecretDialog } from "../../ui/dialog.tsx";
import { Field, formText } from "../../ui/field.tsx";
import type { Channel } from "./health.ts";
import type { DataOf } from "@atlas-messaging/contract";
import { CopyButton } from "../../ui/copy.tsx";

const api = getRouteApi("/signed-in/channels");

export const LinkChannel = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const link = useMutation({
    ...consoleChannelsLinkMutation(client),
    ...after("Linked. Enter the callback at the provider, then test.", ["console.channels.list"]),
  });
  const made = link.data;
  if (made) {
    const done = (): void => {
      onClose();
      void navigate({ search: { channel: made.channel.id } });
    };
    return <CallbackDialog made={made} onClose={done} />;
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const given = (name: string): string => formText(form, name).trim();
    const account = given("business_account_id");
    link.mutate({
      body: {
        channel: given("channel"),
        display_name: given("display_name"),
        base_url: given("base_url"),
        sender_id: given("sender_id"),
        template_language: given("template_language"),
        access_token: given("access_token"),
        app_secret: given("app_secret"),
        ...(account === "" ? {} : { business_account_id: account }),
      },
    });
  };
  return (
    <Dialog title="Link a channel" onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <Field label="Name" name="display_name" required maxLength={200} autoFocus hint="As colleagues call it." />
        <Field
          label="Messaging app"
          name="channel"
          required
          maxLength={32}
          pattern="[a-z][a-z0-9_]*"
          defaultValue="chatapp"
          hint="One lower-case word, such as chatapp."
        />
        <Field label="Address of the provider" name="base_url" type="url" required maxLength={2048} />
        <Field label="Id of the number at the provider" name="sender_id" required maxLength={64} />
        <Field
          label="Id of the business account"
          name="business_account_id"
          maxLength={64}
          hint="It holds the templates. Without it they are not synced."
        />
        <Field label="Template language" name="template_language" required maxLength={20} defaultValue="en_US" />
        <Field label="Access token" name="access_token" type="password" autoComplete="off" required />
        <Field label="App secret" name="app_secret" type="password" autoComplete="off" required />
        <FormEnd words="Link" isBusy={link.isPending} error={link.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};

export const RotateToken = ({ channel, onClose }: { readonly channel: Channel; readonly onClose: () => void }) => {
  const rotate = useMutation({
    ...consoleChannelsRotateTokenMutation(client),
    ...after("The new secrets are in use.", ["console.channels.list"]),
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
