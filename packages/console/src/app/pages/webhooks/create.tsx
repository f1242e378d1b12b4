import {
  consoleServiceAccountsCreateMutation,
  consoleWebhooksCreateMutation,
  consoleServiceAccountsListOptions,
} from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { after } from "../../ui/announce.tsx";
import { Dialog, FormEnd, SecretDialog } from "../../ui/dialog.tsx";
import { EventChoice, chosenEvents } from "../../ui/event-names.tsx";
import { Field, SelectField, formText } from "../../ui/field.tsx";
import { ChoiceFields, chosenIn } from "./choices.tsx";

const api = getRouteApi("/signed-in/webhooks");

/** Value of the choice that makes a service account. */
const another = "new";

const useCreate = () => {
  const account = useMutation({
    ...consoleServiceAccountsCreateMutation(client),
    ...after("Service account made.", ["console.serviceAccounts.list"]),
  });
  const webhook = useMutation({
    ...consoleWebhooksCreateMutation(client),
    ...after("Webhook made.", ["console.webhooks.list"]),
  });
  const create = async (form: FormData): Promise<void> => {
    const chosen = formText(form, "account");
    const made = chosen === another ? await account.mutateAsync({ body: { name: "Webhooks" } }) : null;
    await webhook.mutateAsync({
      body: {
        service_account_id: made?.service_account.id ?? chosen,
        endpoint_url: formText(form, "url").trim(),
        subscribed_events: chosenEvents(form),
        ...chosenIn(form),
      },
    });
  };
  return {
    create,
    isBusy: account.isPending || webhook.isPending,
    error: account.error ?? webhook.error,
    made: webhook.data?.webhook_endpoint ?? null,
  };
};

export const CreateWebhook = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const { create, isBusy, error, made } = useCreate();
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const hasNone = chosenEvents(form).length === 0;
    setEmpty(hasNone);
    // The error is shown by the mutation's state.
    if (!hasNone) create(form).catch(() => undefined);
  };
  const done = (): void => {
    onClose();
    if (made) void navigate({ search: { webhook: made.id } });
  };
  if (made)
    return (
      <SecretDialog title="The webhook's signing secret" secret={made.signing_secret} onClose={done}>
        Give it to the receiver. It tells by it that a delivery is ours.
      </SecretDialog>
    );
  return (
    <Dialog title="New webhook" onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <Field
          label="Address"
          name="url"
          type="url"
          required
          maxLength={2048}
          autoFocus
          placeholder="https://shop.example/atlas"
          hint="It must answer from 200 to 299 within 5 seconds."
        />
        <AccountChoice />
        <EventChoice chosen={["conversation.message_received"]} />
        {isEmpty && (
          <p className="problem" role="alert">
            Choose at least one event.
          </p>
        )}
        <ChoiceFields />
        <FormEnd words="Create" isBusy={isBusy} error={error} onClose={onClose} />
      </form>
    </Dialog>
  );
};

const AccountChoice = () => {
  const { may } = useSession();
  const isAllowed = may("atlas_api.service_accounts.manage");
  const { data } = useQuery({ ...consoleServiceAccountsListOptions(client, { limit: 200 }), enabled: isAllowed });
  if (!isAllowed)
    return <Field label="Service account" name="account" required hint="Its id. Ask a colleague who manages keys." />;
  const accounts = data?.service_accounts ?? [];
  return (
    <SelectField
      label="Belongs to"
      name="account"
      key={accounts[0]?.id ?? another}
      defaultValue={accounts[0]?.id ?? another}
      options={[...accounts.map(({ id, name }) => [id, name] as const), [another, "A new service account, “Webhooks”"]]}
    />
  );
};
