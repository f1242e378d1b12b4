import { consoleTestWebhookMutation, consoleUpdateWebhookMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { History, KeyRound, Pause, Pencil, Play, RotateCcw, Send, Trash2 } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { useKeys } from "../../keys/keys.ts";
import { afterButton } from "../../ui/after.ts";
import { Back } from "../../ui/back.tsx";
import { Button } from "../../ui/button.tsx";
import { eventWords } from "../../ui/event-words.ts";
import { Time } from "../../ui/time.tsx";
import { Deliveries } from "./delivery-list.tsx";
import { EditWebhook } from "./edit.tsx";
import { DeleteWebhook, RotateSecret } from "./endings.tsx";
import { Recover, ReplayFailed } from "./since.tsx";
import { EndpointState } from "./state.tsx";
import { type Endpoint, nameOf } from "./types.ts";

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
        {endpoint.notice !== null && <p className="notice">{endpoint.notice}</p>}
        <ul className="tags" aria-label="Events">
          {endpoint.subscribed_events.map((name) => (
            <li key={name} className="label" title={name}>
              {eventWords(name)}
            </li>
          ))}
        </ul>
        <Actions endpoint={endpoint} />
      </header>
      <h3 className="pane-part">Deliveries</h3>
      <FirstDelivery />
      <Deliveries webhook={endpoint.id} hasKeys={false} />
    </section>
  );
};

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
    ...consoleTestWebhookMutation(client),
    ...afterButton("The example is on its way.", ["console.listDeliveries"]),
  });
  const turn = useMutation({
    ...consoleUpdateWebhookMutation(client),
    ...afterButton(isActive ? "Disabled. Nothing is sent." : "Active again.", ["console.listWebhooks"]),
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
