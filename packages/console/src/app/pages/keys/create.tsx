import { consoleCreateKeyMutation, consoleCreateServiceAccountMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { client } from "../../data/client.ts";
import { after } from "../../ui/after.ts";
import { CredentialForm } from "../../ui/credential-form.tsx";
import { NameForm } from "../../ui/name-form.tsx";
import { SecretDialog } from "../../ui/secret.tsx";
import type { Account } from "./types.ts";

const api = getRouteApi("/signed-in/keys");

export const CreateAccount = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const create = useMutation({
    ...consoleCreateServiceAccountMutation(client),
    ...after("Service account made. Give it a key.", ["console.listServiceAccounts"]),
  });
  return (
    <NameForm
      title="New service account"
      hint="The program that calls, such as “Order service”."
      isBusy={create.isPending}
      error={create.error}
      onCreate={(body) =>
        create.mutate(
          { body },
          {
            onSuccess: ({ service_account }) => {
              onClose();
              void navigate({ search: { account: service_account.id } });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
};

export const CreateKey = ({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) => {
  const create = useMutation({
    ...consoleCreateKeyMutation(client),
    ...after("Key made.", ["console.listServiceAccounts"]),
  });
  const made = create.data?.key;
  if (made)
    return (
      <SecretDialog title={`A key of ${account.name}`} secret={made.secret} onClose={onClose}>
        Keep it where the program reads its secrets, never in its code. It goes into the header Authorization, after
        Bearer.
      </SecretDialog>
    );
  return (
    <CredentialForm
      title={`New key of ${account.name}`}
      isBusy={create.isPending}
      error={create.error}
      onCreate={(wanted) => create.mutate({ serviceAccountId: account.id, body: { ...wanted } })}
      onClose={onClose}
    />
  );
};
