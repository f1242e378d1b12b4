import { Link, getRouteApi } from "@tanstack/react-router";
import { Plus, Webhook } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Call } from "../../ui/call.tsx";
import { Empty } from "../../ui/empty.tsx";
import type { Items } from "../../ui/items.ts";
import { ItemsList } from "../../ui/items-list.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { EndpointState } from "./state.tsx";
import { type Endpoint, nameOf } from "./types.ts";

const api = getRouteApi("/signed-in/webhooks");

/** The call that makes a webhook. */
/** Body of the call that fills the empty list. */
const example = { url: "https://shop.example/atlas", events: ["conversation.message_received"] };

interface EndpointListProps {
  readonly listed: Items<Endpoint>;
  readonly onCreate: () => void;
}

export const EndpointList = ({ listed, onCreate }: EndpointListProps) => {
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
