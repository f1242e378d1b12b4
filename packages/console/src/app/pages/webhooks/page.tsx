import { consoleListWebhooksInfiniteOptions } from "@atlas-messaging/query";
import { useInfiniteQuery } from "@tanstack/react-query";
import { createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { Plus, Webhook } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { Button } from "../../ui/button.tsx";
import { useItems } from "../../ui/items.ts";
import { NoneOpen, useOpen } from "../../ui/none-open.tsx";
import { CreateWebhook } from "./create.tsx";
import { DeliveryList } from "./delivery-list.tsx";
import { DeliveryPane } from "./delivery.tsx";
import { EndpointList } from "./endpoint-list.tsx";
import { EndpointPane } from "./endpoint.tsx";
import type { Endpoint } from "./types.ts";

const api = getRouteApi("/signed-in/webhooks");

const endpointsOf = (page: { readonly webhook_endpoints: readonly Endpoint[] }): readonly Endpoint[] =>
  page.webhook_endpoints;

/** Two panes: webhooks beside one of them, or its deliveries beside one of these. */
const Webhooks = () => {
  const { webhook, delivery } = api.useSearch();
  const navigate = api.useNavigate();
  const listed = useItems(useInfiniteQuery(consoleListWebhooksInfiniteOptions(client, { limit: 200 })), endpointsOf);
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

export const route = createLazyRoute("/signed-in/webhooks")({ component: Webhooks });
