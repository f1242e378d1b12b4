import {
  consoleWebhooksDeleteMutation,
  consoleWebhooksRotateSecretMutation,
  consoleWebhooksTestMutation,
  consoleWebhooksUpdateMutation,
} from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { History, KeyRound, Pause, Pencil, Play, RotateCcw, Send, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { client } from "../../data/client.ts";
import { useKeys } from "../../keys/keys.ts";
import { after, afterButton } from "../../ui/announce.tsx";
import { Back, Button } from "../../ui/button.tsx";
import { EventChoice, chosenEvents, eventWords } from "../../ui/event-names.tsx";
import { Time, exactWords } from "../../ui/time.tsx";
import { ChoiceFields, ChosenFacts, chosenIn } from "./choices.tsx";
import { Deliveries } from "./delivery-list.tsx";
import { Recover, ReplayFailed } from "./since.tsx";
import { type Endpoint, EndpointState, nameOf } from "./deliveries.tsx";
import { Confirm, Dialog, FormEnd, SecretDialog } from "../../ui/dialog.tsx";
import { OwnDataField, OwnFacts, metadataName } from "../../ui/metadata.tsx";
import { changesTo } from "../../ui/metadata-lines.ts";
import { Field, formText } from "../../ui/field.tsx";

const api = getRouteApi("/signed-in/webhooks");

/** One webhook, with its deliveries below. */
export const EndpointPane = ({ endpoint }: { readonly endpoint: Endpoint }) => {
  const navigate = api.useNavigate();
  return (
    <section className="pane filled" aria-label="Webhook">
      <Back to="Webhooks" onClick={() => void navigate({ search: {} })} />
      <header className="pane-head">
        <h2>{nameOf(endpoint.endpoint_url)}</h2>
        <p className="quiet">
          <EndpointState endpoint={endpoint} /> · made <Time at={endpoint.created_at} />
        </p>
        {endpoint.app_id !== undefined && <OfApp id={endpoint.app_id} />}
        {endpoint.notice !== null && <p className="notice">{endpoint.notice}</p>}
        <ul className="tags" aria-label="Events">
          {endpoint.subscribed_events.map((name) => (
            <li key={name} className="label" title={name}>
              {eventWords(name)}
            </li>
          ))}
        </ul>
        <ChosenFacts endpoint={endpoint} />
        {endpoint.metadata && <OwnFacts metadata={endpoint.metadata} />}
        <Actions endpoint={endpoint} />
      </header>
      <h3 className="pane-part">Deliveries</h3>
      <FirstDelivery />
      <Deliveries webhook={endpoint.id} hasKeys={false} />
    </section>
  );
};

/** The app that the webhook depends on. */
const OfApp = ({ id }: { readonly id: string }) => (
  <p className="quiet">
    Made by{" "}
    <Link to="/apps" search={{ app: id }}>
      an app
    </Link>
    . It ends with the app’s last consent and grant.
  </p>
);

/** Enter goes on into the deliveries: the first link of their list takes the focus. */
const FirstDelivery = () => {
  useKeys([
    {
      keys: "Enter",
      name: "Open the newest delivery",
      run: () => document.querySelector<HTMLAnchorElement>(".pane .list a")?.click(),
    },
  ]);
  return null;
};

type Open = "edit" | "rotate" | "failed" | "recover" | "delete";

const Actions = ({ endpoint }: { readonly endpoint: Endpoint }) => {
  const navigate = api.useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const isActive = endpoint.status === "active";
  const test = useMutation({
    ...consoleWebhooksTestMutation(client),
    ...afterButton("The example is on its way.", ["console.webhooks.listDeliveries"]),
  });
  const turn = useMutation({
    ...consoleWebhooksUpdateMutation(client),
    ...afterButton(isActive ? "Disabled. Nothing is sent." : "Active again.", ["console.webhooks.list"]),
  });
  const sendExample = (): void =>
    test.mutate(
      { webhookId: endpoint.id },
      { onSuccess: ({ delivery }) => void navigate({ search: { webhook: endpoint.id, delivery: delivery.id } }) },
    );
  return (
    <div className="actions">
      <Button keys="s" icon={Send} look="primary" busy={test.isPending} disabled={!isActive} onClick={sendExample}>
        Send an example
      </Button>
      <Button keys="e" icon={Pencil} onClick={() => setOpen("edit")}>
        Change
      </Button>
      <Button keys="f" icon={RotateCcw} disabled={!isActive} onClick={() => setOpen("failed")}>
        Replay failed
      </Button>
      <Button keys="m" icon={History} disabled={!isActive} onClick={() => setOpen("recover")}>
        Send what is missing
      </Button>
      <Button icon={KeyRound} onClick={() => setOpen("rotate")}>
        New secret
      </Button>
      <Button
        icon={isActive ? Pause : Play}
        busy={turn.isPending}
        onClick={() => turn.mutate({ webhookId: endpoint.id, body: { status: isActive ? "disabled" : "active" } })}
      >
        {isActive ? "Disable" : "Enable"}
      </Button>
      <Button icon={Trash2} look="danger" onClick={() => setOpen("delete")}>
        Delete
      </Button>
      {open === "edit" && <EditWebhook endpoint={endpoint} onClose={close} />}
      {open === "failed" && <ReplayFailed webhook={endpoint.id} onClose={close} />}
      {open === "recover" && <Recover webhook={endpoint.id} onClose={close} />}
      {open === "rotate" && <RotateSecret endpoint={endpoint} onClose={close} />}
      {open === "delete" && <DeleteWebhook endpoint={endpoint} onClose={close} />}
    </div>
  );
};

const EditWebhook = ({ endpoint, onClose }: { readonly endpoint: Endpoint; readonly onClose: () => void }) => {
  const update = useMutation({
    ...consoleWebhooksUpdateMutation(client),
    ...after("Changed.", ["console.webhooks.list"]),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    update.mutate(
      {
        webhookId: endpoint.id,
        body: {
          endpoint_url: formText(form, "url").trim(),
          subscribed_events: chosenEvents(form),
          ...chosenIn(form),
          metadata: changesTo(formText(form, metadataName), endpoint.metadata),
        },
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog title="Change the webhook" onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <Field label="Address" name="url" type="url" required maxLength={2048} defaultValue={endpoint.endpoint_url} />
        <EventChoice chosen={endpoint.subscribed_events} />
        <ChoiceFields endpoint={endpoint} />
        <OwnDataField metadata={endpoint.metadata} />
        <FormEnd words="Save" isBusy={update.isPending} error={update.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};

interface EndingProps {
  readonly endpoint: Endpoint;
  readonly onClose: () => void;
}

const RotateSecret = ({ endpoint, onClose }: EndingProps) => {
  const rotate = useMutation({
    ...consoleWebhooksRotateSecretMutation(client),
    ...after("The new secret is in use.", ["console.webhooks.list"]),
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
      {endpoint.public_key !== undefined && <p>Its public key changes, too.</p>}
    </Confirm>
  );
};

const DeleteWebhook = ({ endpoint, onClose }: EndingProps) => {
  const navigate = api.useNavigate();
  const effects = after("Deleted.", ["console.webhooks.list"]);
  const remove = useMutation({
    ...consoleWebhooksDeleteMutation(client),
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
