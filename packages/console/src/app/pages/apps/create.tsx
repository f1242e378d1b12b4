import {
  consoleAddRedirectUriMutation,
  consoleCreateAppMutation,
  consoleCreateGrantMutation,
} from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/after.ts";
import { CredentialForm } from "../../ui/credential-form.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { Field } from "../../ui/field.tsx";
import { NameForm } from "../../ui/name-form.tsx";
import { SecretDialog } from "../../ui/secret.tsx";
import { formText } from "../../ui/form-text.ts";
import type { App } from "./types.ts";

const api = getRouteApi("/signed-in/apps");

export const CreateApp = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const create = useMutation({ ...consoleCreateAppMutation(client), ...after("App made.", ["console.listApps"]) });
  return (
    <NameForm
      title="New app"
      hint="People read it when they agree to what the app may do."
      isBusy={create.isPending}
      error={create.error}
      onCreate={(body) =>
        create.mutate(
          { body },
          {
            onSuccess: ({ app }) => {
              onClose();
              void navigate({ search: { app: app.id } });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
};

interface OfAppProps {
  readonly app: App;
  readonly onClose: () => void;
}

export const CreateGrant = ({ app, onClose }: OfAppProps) => {
  const create = useMutation({ ...consoleCreateGrantMutation(client), ...after("Grant made.", ["console.listApps"]) });
  const made = create.data?.grant;
  if (made)
    return (
      <SecretDialog title={`A token of ${app.name}`} secret={made.secret} onClose={onClose}>
        The app sends it in the header Authorization, after Bearer.
      </SecretDialog>
    );
  return (
    <CredentialForm
      title={`New grant of ${app.name}`}
      isBusy={create.isPending}
      error={create.error}
      onCreate={(wanted) => create.mutate({ appId: app.id, body: { ...wanted } })}
      onClose={onClose}
    />
  );
};

export const AddAddress = ({ app, onClose }: OfAppProps) => {
  const add = useMutation({
    ...consoleAddRedirectUriMutation(client),
    ...after("Address registered.", ["console.listApps"]),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const redirect_uri = formText(new FormData(event.currentTarget), "address").trim();
    add.mutate({ appId: app.id, body: { redirect_uri } }, { onSuccess: onClose });
  };
  return (
    <Dialog title="Register an address" onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <Field
          label="Address"
          name="address"
          type="url"
          required
          maxLength={2048}
          autoFocus
          placeholder="https://booker.example/return"
          hint="People return to it after they agreed. It is compared exactly, and cannot be removed here."
        />
        <FormEnd words="Register" isBusy={add.isPending} error={add.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};
