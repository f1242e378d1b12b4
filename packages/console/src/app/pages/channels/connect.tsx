import {
  consoleChannelsCheckMutation,
  consoleChannelsLinkMutation,
  consoleChannelsSubscribeMutation,
} from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { readAgain } from "../../ui/announce.tsx";
import { Dialog, FormEnd } from "../../ui/dialog.tsx";
import { Field, formText } from "../../ui/field.tsx";
import { Connected } from "./connected.tsx";
import { SetupSteps } from "./setup-steps.tsx";

const api = getRouteApi("/signed-in/channels");

/** Shows what lies below the fold of the dialog. */
const show = (node: HTMLElement | null): void => node?.scrollIntoView({ block: "nearest" });

/** Connects a number of WhatsApp: checks what Meta shows, links it, subscribes the app, and waits for a message. */
export const ConnectWhatsApp = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const check = useMutation(consoleChannelsCheckMutation(client));
  const link = useMutation(consoleChannelsLinkMutation(client));
  const subscribe = useMutation(consoleChannelsSubscribeMutation(client));
  const connect = async (given: Given): Promise<void> => {
    const { is_ready, number } = await check.mutateAsync({ body: checkedOf(given) });
    if (!is_ready) return;
    const display_name = given.display_name || number?.display_name || `WhatsApp ${given.sender_id}`;
    const { channel } = await link.mutateAsync({ body: linkedOf({ ...given, display_name }) });
    await readAgain(["console.channels.list"]);
    await subscribe.mutateAsync({ channelId: channel.id });
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // Each mutation shows its own error.
    connect(givenIn(new FormData(event.currentTarget))).catch(() => undefined);
  };
  const made = link.data;
  if (made) {
    const done = (): void => {
      onClose();
      void navigate({ search: { channel: made.channel.id } });
    };
    return (
      <Connected
        made={made}
        phone={check.data?.number?.phone_number ?? null}
        setup={{ data: subscribe.data ?? null, error: subscribe.error, isBusy: subscribe.isPending }}
        onAgain={() => subscribe.mutate({ channelId: made.channel.id })}
        onClose={done}
      />
    );
  }
  const isBusy = check.isPending || link.isPending;
  return (
    <Dialog title="Connect WhatsApp" onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <p className="quiet">
          You need an app at developers.facebook.com with the product WhatsApp. Its page “API setup” shows both ids.
        </p>
        <Fields />
        {check.data?.is_ready === false && !check.isPending && (
          <div role="alert" ref={show}>
            <SetupSteps steps={check.data.steps} />
          </div>
        )}
        <FormEnd words="Check and connect" isBusy={isBusy} error={check.error ?? link.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};

const idPattern = "[A-Za-z0-9_\\-]+";
const idTitle = "Digits alone, as Meta shows them";

const Fields = () => (
  <>
    <Field
      label="Phone number id"
      name="sender_id"
      required
      maxLength={64}
      pattern={idPattern}
      title={idTitle}
      inputMode="numeric"
      autoFocus
      hint="WhatsApp, API setup, under the number. It is not the number itself."
    />
    <Field
      label="Business account id"
      name="business_account_id"
      maxLength={64}
      pattern={idPattern}
      title={idTitle}
      inputMode="numeric"
      hint="WhatsApp, API setup. It holds the templates; without it they are not synced."
    />
    <Field
      label="Access token"
      name="access_token"
      type="password"
      autoComplete="off"
      required
      hint="Business settings, System users, Generate token, with both WhatsApp permissions. For a trial: API setup."
    />
    <Field
      label="App secret"
      name="app_secret"
      type="password"
      autoComplete="off"
      required
      hint="App settings, Basic, App secret, Show."
    />
    <Field
      label="Name"
      name="display_name"
      maxLength={200}
      hint="As colleagues call it. Empty: the number's own name."
    />
    <details>
      <summary>App id, address and language</summary>
      <div className="setup-more">
        <Field
          label="App id"
          name="app_id"
          maxLength={64}
          pattern={idPattern}
          title={idTitle}
          inputMode="numeric"
          hint="App settings, Basic. Empty: the app of the token."
        />
        <Field
          label="Address of the API"
          name="base_url"
          type="url"
          required
          maxLength={2048}
          defaultValue="https://graph.facebook.com/v26.0"
        />
        <Field
          label="Messaging product"
          name="channel"
          required
          maxLength={32}
          pattern="[a-z][a-z0-9_]*"
          defaultValue="whatsapp"
        />
        <Field label="Template language" name="template_language" required maxLength={20} defaultValue="en_US" />
      </div>
    </details>
  </>
);

type Given = ReturnType<typeof givenIn>;

const givenIn = (form: FormData) => {
  const text = (name: string): string => formText(form, name).trim();
  return {
    sender_id: text("sender_id"),
    business_account_id: text("business_account_id"),
    access_token: text("access_token"),
    app_secret: text("app_secret"),
    display_name: text("display_name"),
    app_id: text("app_id"),
    base_url: text("base_url"),
    channel: text("channel"),
    template_language: text("template_language"),
  };
};

const accountOf = ({ business_account_id }: Given) => (business_account_id === "" ? {} : { business_account_id });

const checkedOf = (given: Given) => {
  const { base_url, sender_id, access_token, app_secret, app_id } = given;
  return { base_url, sender_id, access_token, app_secret, ...accountOf(given), ...(app_id === "" ? {} : { app_id }) };
};

const linkedOf = (given: Given) => {
  const { app_id: _id, business_account_id: _account, ...linked } = given;
  return { ...linked, ...accountOf(given) };
};
