import { consoleDeleteWebhookMutation, consoleRotateWebhookSecretMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { client } from "../../data/client.ts";
import { after } from "../../ui/after.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { SecretDialog } from "../../ui/secret.tsx";
import { exactWords } from "../../ui/time.tsx";
import { type Endpoint, nameOf } from "./types.ts";

const api = getRouteApi("/signed-in/webhooks");

interface EndingProps {
  readonly endpoint: Endpoint;
  readonly onClose: () => void;
}

export const RotateSecret = ({ endpoint, onClose }: EndingProps) => {
  const rotate = useMutation({
    ...consoleRotateWebhookSecretMutation(client),
    ...after("The new secret is in use.", ["console.listWebhooks"]),
  });
  const made = rotate.data?.webhook_endpoint;
  if (made)
    return (
      <SecretDialog title="The new signing secret" secret={made.signing_secret} onClose={onClose}>
        {`Give it to the receiver. The old one works beside it until ${exactWords(made.previous_secret_valid_until)}.`}
      </SecretDialog>
    );
  return (
    <Confirm
      title="Make a new secret?"
      does="Make a new secret"
      isDanger={false}
      isBusy={rotate.isPending}
      error={rotate.error}
      onConfirm={() => rotate.mutate({ webhookId: endpoint.id })}
      onClose={onClose}
    >
      <p>For 24 hours deliveries are signed with the new secret and with the old one. Then the old one ends.</p>
    </Confirm>
  );
};

export const DeleteWebhook = ({ endpoint, onClose }: EndingProps) => {
  const navigate = api.useNavigate();
  const effects = after("Deleted.", ["console.listWebhooks"]);
  const remove = useMutation({
    ...consoleDeleteWebhookMutation(client),
    ...effects,
    // Once the list is read again, the person may be on another page.
    onSuccess: () => {
      effects.onSuccess();
      void navigate({ search: {} });
    },
  });
  return (
    <Confirm
      title={`Delete ${nameOf(endpoint.endpoint_url)}?`}
      does="Delete"
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ webhookId: endpoint.id })}
      onClose={onClose}
    >
      <p>Nothing is sent to it any more, and what waits to be sent is given up. This cannot be undone.</p>
    </Confirm>
  );
};
