import { consoleWebhooksDeliveriesInfiniteOptions } from "@atlas-messaging/query";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { Send } from "lucide-react";
import { client } from "../../data/client.ts";
import { Empty } from "../../ui/loaded.tsx";
import { EventSelect, eventWords } from "../../ui/event-names.tsx";
import { ItemsList, useItems } from "../../ui/items.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { Time } from "../../ui/time.tsx";
import { type Delivery, DeliveryState, type Endpoint, nameOf } from "./deliveries.tsx";

const api = getRouteApi("/signed-in/webhooks");

const states = [
  [undefined, "All"],
  ["exhausted", "Failed"],
  ["pending", "On their way"],
  ["delivered", "Delivered"],
] as const;

const deliveriesOf = (page: { readonly deliveries: readonly Delivery[] }): readonly Delivery[] => page.deliveries;

/** Attempts are made behind the page, and no event tells of them. */
const followMilliseconds = { waiting: 3_000, calm: 30_000 };

const useDeliveries = (webhook: string) => {
  const { status, event } = api.useSearch();
  const filter = {
    ...(status === undefined ? {} : { status }),
    ...(event === undefined ? {} : { event_type: event }),
    limit: 50,
  };
  const query = useInfiniteQuery({
    ...consoleWebhooksDeliveriesInfiniteOptions(client, webhook, filter),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.pages[0]?.deliveries.some((each) => each.status === "pending")
        ? followMilliseconds.waiting
        : followMilliseconds.calm,
  });
  return useItems(query, deliveriesOf);
};

interface DeliveriesProps {
  readonly webhook: string;
  /** False where another list has the keys. */
  readonly hasKeys: boolean;
}

/** Filters and list of a webhook's deliveries. */
export const Deliveries = ({ webhook, hasKeys }: DeliveriesProps) => {
  const { status, event, delivery } = api.useSearch();
  const navigate = api.useNavigate();
  const listed = useDeliveries(webhook);
  return (
    <>
      <nav className="views" aria-label="States">
        {states.map(([name, words]) => (
          <Link
            key={words}
            from="/webhooks"
            to="/webhooks"
            search={({ status: _before, ...rest }) => (name === undefined ? rest : { ...rest, status: name })}
            data-current={name === status}
          >
            {words}
          </Link>
        ))}
      </nav>
      <div className="filter">
        <EventSelect
          value={event}
          onChange={(name) =>
            void navigate({
              search: ({ event: _before, ...rest }) => (name === undefined ? rest : { ...rest, event: name }),
              replace: true,
            })
          }
        />
      </div>
      <ItemsList
        label="Deliveries"
        one="delivery"
        listed={listed}
        chosen={delivery ?? null}
        hasKeys={hasKeys}
        onChoose={(id) =>
          void navigate({
            search: ({ delivery: _before, ...rest }) => (id === null ? rest : { ...rest, delivery: id }),
            replace: delivery !== undefined,
          })
        }
        Row={Row}
        empty={
          <Empty icon={Send} title={status === "exhausted" ? "No delivery has failed" : "No delivery yet"}>
            <p>
              {status === undefined && event === undefined
                ? "Send an example, and it stands here a moment later."
                : "Nothing matches the filter."}
            </p>
          </Empty>
        }
      />
    </>
  );
};

interface DeliveryListProps {
  readonly webhook: string;
  readonly endpoint: Endpoint | null;
}

/** Deliveries as the list beside one of them. */
export const DeliveryList = ({ webhook, endpoint }: DeliveryListProps) => (
  <section className="conversations" aria-label="Deliveries">
    <header className="list-head">
      <h1 className="unseen">Deliveries</h1>
      <Link from="/webhooks" to="/webhooks" search={({ delivery: _open, ...rest }) => rest} className="up">
        ← {endpoint === null ? "The webhook" : nameOf(endpoint.endpoint_url)}
      </Link>
    </header>
    <Deliveries webhook={webhook} hasKeys />
  </section>
);

const answerWords = (last: Delivery["attempts"][number] | undefined): string => {
  if (last === undefined) return "No attempt yet";
  return last.response_status === null ? "No answer" : `Answered ${last.response_status}`;
};

const Row = ({ item: delivery, isOpen }: RowProps<Delivery>) => {
  return (
    <Link
      from="/webhooks"
      to="/webhooks"
      search={(before) => ({ ...before, delivery: delivery.id })}
      className="approval-row"
      data-current={isOpen}
    >
      <span className="name">{eventWords(delivery.event_type)}</span>
      <span className="when">
        <Time at={delivery.created_at} short />
      </span>
      <span className="about">
        {answerWords(delivery.attempts.at(-1))}
        {delivery.attempts.length > 1 && ` · ${delivery.attempts.length} attempts`}
      </span>
      <span className="when">
        <DeliveryState delivery={delivery} />
      </span>
    </Link>
  );
};
