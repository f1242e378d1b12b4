import { consoleWebhooksListInfiniteOptions } from "@atlas-messaging/query";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { Plus, Webhook } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { Button } from "../../ui/button.tsx";
import { type Items, ItemsList, NoneOpen, useItems, useOpen } from "../../ui/items.tsx";
import { CreateWebhook } from "./create.tsx";
import { DeliveryList } from "./delivery-list.tsx";
import { DeliveryPane } from "./delivery.tsx";
import { EndpointPane } from "./endpoint.tsx";
import { type Endpoint, EndpointState, nameOf } from "./deliveries.tsx";
import { Call } from "../../ui/call.tsx";
import { Empty } from "../../ui/loaded.tsx";
import type { RowProps } from "../../ui/list.tsx";

const api = getRouteApi("/signed-in/webhooks");

const endpointsOf = (page: { readonly webhook_endpoints: readonly Endpoint[] }): readonly Endpoint[] =>
  page.webhook_endpoints;

/** Two panes: webhooks beside one of them, or its deliveries beside one of these. */
const Webhooks = () => {
  const { webhook, delivery } = api.useSearch();
  const navigate = api.useNavigate();
  const listed = useItems(useInfiniteQuery(consoleWebhooksListInfiniteOptions(client, { limit: 200 })), endpointsOf);
  const [isCreating, setCreating] = useState(false);
  const endpoint = useOpen(listed, webhook);
  const isInside = webhook !== undefined && delivery !== undefined;
  return (
    <div className="panes" data-open={webhook !== undefined}>
      {isInside ? (
        <DeliveryList webhook={webhook} endpoint={endpoint} />
      ) : (
        <EndpointList listed={listed} onCreate={() => setCreating(true)} />
      )}
      {isInside && <DeliveryPane key={delivery} webhook={webhook} id={delivery} />}
      {!isInside && endpoint && <EndpointPane key={endpoint.id} endpoint={endpoint} />}
      {!isInside && !endpoint && (
        <NoneOpen
          icon={Webhook}
          id={webhook}
          one="webhook"
          listed={listed}
          list="Webhooks"
          onClose={() => void navigate({ search: ({ webhook: _open, ...rest }) => rest })}
        >
          <p>A webhook sends each event of your choice to an address of yours.</p>
          <Button icon={Plus} onClick={() => setCreating(true)}>
            New webhook
          </Button>
        </NoneOpen>
      )}
      {isCreating && <CreateWebhook onClose={() => setCreating(false)} />}
    </div>
  );
};

/** Body of the call that fills the empty list. */
const example = { url: "https://shop.example/atlas", events: ["conversation.message_received"] };

interface EndpointListProps {
  readonly listed: Items<Endpoint>;
  readonly onCreate: () => void;
}

const EndpointList = ({ listed, onCreate }: EndpointListProps) => {
  const { webhook } = api.useSearch();
  const navigate = api.useNavigate();
  return (
    <section className="conversations" aria-label="Webhooks">
      <header className="list-head">
        <h1>Webhooks</h1>
        <Button keys="n" icon={Plus} onClick={onCreate}>
          New webhook
        </Button>
      </header>
      <ItemsList
        label="Webhooks"
        one="webhook"
        listed={listed}
        chosen={webhook ?? null}
        onChoose={(id) => void navigate({ search: id === null ? {} : { webhook: id }, replace: webhook !== undefined })}
        Row={Row}
        empty={
          <Empty icon={Webhook} title="Nothing is sent to you yet">
            <p>Make a webhook here, or by this call:</p>
            <Call by="program" path="/v1/atlas/webhooks" body={example} />
          </Empty>
        }
      />
    </section>
  );
};

const Row = ({ item: endpoint, isOpen }: RowProps<Endpoint>) => (
  <Link
    from="/webhooks"
    to="/webhooks"
    search={{ webhook: endpoint.id }}
    className="approval-row"
    data-current={isOpen}
  >
    <span className="name">{nameOf(endpoint.endpoint_url)}</span>
    <span className="when">
      <EndpointState endpoint={endpoint} />
    </span>
    <span className="about">
      {endpoint.subscribed_events.length === 1 ? "1 event" : `${endpoint.subscribed_events.length} events`}
    </span>
  </Link>
);

export const route = createLazyRoute("/signed-in/webhooks")({ component: Webhooks });
