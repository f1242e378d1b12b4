import { consoleGetDeliveryOptions, consoleReplayDeliveryMutation } from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { RotateCcw } from "lucide-react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { afterButton } from "../../ui/after.ts";
import { Back } from "../../ui/back.tsx";
import { Button } from "../../ui/button.tsx";
import { Snippet } from "../../ui/copy.tsx";
import { eventWords } from "../../ui/event-words.ts";
import { JsonText } from "../../ui/json-text.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Time } from "../../ui/time.tsx";
import { Attempts, Soon } from "./attempts.tsx";
import { curlLine } from "./curl.ts";
import { DeliveryState } from "./state.tsx";
import type { WholeDelivery } from "./types.ts";
import { whyFailed } from "./why.ts";

const api = getRouteApi("/signed-in/webhooks");

/** A delivery that waits is read again, as no event tells of its attempts. */
const followMilliseconds = 1_500;

export const DeliveryPane = ({ webhook, id }: { readonly webhook: string; readonly id: string }) => {
  const navigate = api.useNavigate();
  const query = useQuery({
    ...consoleGetDeliveryOptions(client, webhook, id),
    refetchInterval: ({ state }) => (state.data?.delivery.status === "pending" ? followMilliseconds : false),
  });
  return (
    <section className="pane" aria-label="Delivery">
      <Back to="Deliveries" onClick={() => void navigate({ search: ({ delivery: _open, ...rest }) => rest })} />
      <Loaded query={query} one="delivery">
        {(data) => <Details delivery={data.delivery} />}
      </Loaded>
    </section>
  );
};

const Details = ({ delivery }: { readonly delivery: WholeDelivery }) => (
  <article className="details">
    <header>
      <h2>{eventWords(delivery.event_type)}</h2>
      <p className="quiet">
        <code>{delivery.event_type}</code> · <Time at={delivery.created_at} />
      </p>
    </header>
    <Outcome delivery={delivery} />
    <Actions delivery={delivery} />
    <section>
      <h3>Attempts</h3>
      <Attempts delivery={delivery} />
    </section>
    <section>
      <h3>What we sent</h3>
      <dl className="facts">
        <div>
          <dt>To</dt>
          <dd>{delivery.request.url}</dd>
        </div>
        {Object.entries(delivery.request.headers).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt>Signed by</dt>
          <dd>{delivery.request.signature_headers.join(", ")}</dd>
        </div>
      </dl>
      <JsonText name="the body" text={delivery.request.body} />
    </section>
    <section>
      <h3>Repeat it from a terminal</h3>
      <p className="quiet">It has no signature, so a receiver that verifies refuses it. Replay sends a signed one.</p>
      <Snippet text={curlLine(delivery.request)} />
    </section>
  </article>
);

/** Says in a sentence how it stands. */
const Outcome = ({ delivery }: { readonly delivery: WholeDelivery }) => {
  const last = delivery.attempts.at(-1);
  const reason = last && delivery.status !== "delivered" ? whyFailed(last) : null;
  return (
    <div className="outcome" data-status={delivery.status}>
      <p>
        <DeliveryState delivery={delivery} />{" "}
        {delivery.status === "delivered" && last && `The receiver answered ${last.response_status ?? ""}.`}
        {reason?.what}
      </p>
      {reason && <p>{reason.remedy}</p>}
      {delivery.status === "exhausted" && <p>Nothing is tried any more. Replay it when the receiver is mended.</p>}
      {delivery.next_attempt_at !== null && delivery.attempts.length > 0 && (
        <p>
          Next attempt <Soon at={delivery.next_attempt_at} />.
        </p>
      )}
    </div>
  );
};

const Actions = ({ delivery }: { readonly delivery: WholeDelivery }) => {
  const { may } = useSession();
  const replay = useMutation({
    ...consoleReplayDeliveryMutation(client),
    ...afterButton("It is sent again.", ["console.getDelivery", "console.listDeliveries", "console.findDeliveries"]),
  });
  return (
    <div className="actions">
      <Button
        keys="r"
        icon={RotateCcw}
        {...(delivery.status === "exhausted" && { look: "primary" })}
        busy={replay.isPending}
        onClick={() => replay.mutate({ webhookId: delivery.webhook_id, deliveryId: delivery.id })}
      >
        Replay
      </Button>
      {may("atlas_api.requests.read") && (
        <Link to="/requests" search={{ q: delivery.correlation_id }} className="button">
          Open its request
        </Link>
      )}
      {delivery.conversation_id !== null && may("atlas_api.conversations.read") && (
        <Link to="/inbox" search={{ view: "all", conversation: delivery.conversation_id }} className="button">
          Open the conversation
        </Link>
      )}
    </div>
  );
};
