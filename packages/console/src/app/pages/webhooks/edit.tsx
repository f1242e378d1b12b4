import { consoleUpdateWebhookMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/after.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { EventChoice } from "../../ui/event-choice.tsx";
import { Field } from "../../ui/field.tsx";
import { formText } from "../../ui/form-text.ts";
import { chosenEvents } from "./chosen-events.ts";
import type { Endpoint } from "./types.ts";

export const EditWebhook = ({ endpoint, onClose }: { readonly endpoint: Endpoint; readonly onClose: () => void }) => {
  const update = useMutation({
    ...consoleUpdateWebhookMutation(client),
    ...after("Changed.", ["console.listWebhooks"]),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    update.mutate(
      {
        webhookId: endpoint.id,
        body: { endpoint_url: formText(form, "url").trim(), subscribed_events: chosenEvents(form) },
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog title="Change the webhook" onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <Field label="Address" name="url" type="url" required maxLength={2048} defaultValue={endpoint.endpoint_url} />
        <EventChoice chosen={endpoint.subscribed_events} />
        <FormEnd words="Save" isBusy={update.isPending} error={update.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};
