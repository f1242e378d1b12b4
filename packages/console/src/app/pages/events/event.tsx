import { consoleEventsGetOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { Back } from "../../ui/button.tsx";
import { eventWords } from "../../ui/event-names.tsx";
import { JsonText } from "../../ui/copy.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Time, exactWords } from "../../ui/time.tsx";
import { DeliveryState, nameOf, useSent } from "../webhooks/deliveries.tsx";
import type { Event } from "./types.ts";

const api = getRouteApi("/signed-in/events");

export const EventPane = ({ id }: { readonly id: string }) => {
  const navigate = api.useNavigate();
  const query = useQuery(consoleEventsGetOptions(client, id));
  return (
    <section className="pane" aria-label="Event">
      <Back to="Events" onClick={() => void navigate({ search: ({ event: _open, ...rest }) => rest })} />
      <Loaded query={query} one="event">
        {(data) => <Details event={data.event} />}
      </Loaded>
    </section>
  );
};

const Details = ({ event }: { readonly event: Event }) => (
  <article className="details">
    <header>
      <h2>{eventWords(event.event_type)}</h2>
      <p className="quiet">
        <Time at={event.created_at} /> · {exactWords(event.created_at)}
      </p>
    </header>
    <Ways event={event} />
    <SentAs names={event.sent_as} />
    <Deliveries event={event} />
    <section>
      <h3>Payload</h3>
      <JsonText name="the payload" text={JSON.stringify(event.payload)} />
    </section>
  </article>
);

/** An example that tested a webhook has no names. */
const SentAs = ({ names }: { readonly names: Event["sent_as"] }) =>
  names.length > 0 && (
    <section>
      <h3>Sent to webhooks as</h3>
      <dl className="facts">
        {names.map(({ event_type, event_id }) => (
          <div key={event_type}>
            <dt title={event_type}>{eventWords(event_type)}</dt>
            <dd>
              <code>{event_type}</code>
              <br />
              <small>{event_id}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );

const Deliveries = ({ event }: { readonly event: Event }) => {
  const names = new Set(event.sent_as.map(({ event_id }) => event_id));
  const sent = useSent(event.correlation_id).filter(({ delivery }) => names.has(delivery.event_id));
  if (sent.length === 0) return null;
  return (
    <section aria-label="Deliveries">
      <h3>Deliveries</h3>
      <dl className="facts">
        {sent.map(({ endpoint, delivery }) => (
          <div key={delivery.id}>
            <dt>{nameOf(endpoint.endpoint_url)}</dt>
            <dd>
              <Link to="/webhooks" search={{ webhook: endpoint.id, delivery: delivery.id }}>
                {eventWords(delivery.event_type)}
              </Link>{" "}
              <DeliveryState delivery={delivery} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** The conversation opens at the message that the event is about. */
const messageOf = ({ payload }: Event): { readonly message?: string } =>
  "message" in payload && payload.message?.id !== undefined ? { message: payload.message.id } : {};

const Ways = ({ event }: { readonly event: Event }) => {
  const { may } = useSession();
  const { conversation_id, correlation_id } = event;
  return (
    <div className="actions">
      {may("atlas_api.requests.read") && (
        <Link to="/requests" search={{ q: correlation_id }} className="button">
          Open its request
        </Link>
      )}
      <Link from="/events" to="/events" search={{ request: correlation_id, event: event.id }} className="button">
        Events of the same request
      </Link>
      {conversation_id !== null && (
        <Link
          from="/events"
          to="/events"
          search={{ conversation: conversation_id, event: event.id }}
          className="button"
        >
          Events of the conversation
        </Link>
      )}
      {conversation_id !== null && may("atlas_api.conversations.read") && (
        <Link
          to="/inbox"
          search={{ view: "all", conversation: conversation_id, ...messageOf(event) }}
          className="button"
        >
          Open the conversation
        </Link>
      )}
    </div>
  );
};
