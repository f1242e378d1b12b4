import { consoleWebhooksGetDeliveryOptions, consoleWebhooksReplayDeliveryMutation } from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { RotateCcw } from "lucide-react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { afterButton } from "../../ui/announce.tsx";
import { Back, Button } from "../../ui/button.tsx";
import { JsonText, Snippet } from "../../ui/copy.tsx";
import { eventWords } from "../../ui/event-names.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Time, exactWords, useNow } from "../../ui/time.tsx";
import { type Attempt, DeliveryState, type WholeDelivery } from "./deliveries.tsx";
import { untried, whyFailed } from "./why.ts";
import { State } from "../../ui/state.tsx";
import { lookUp } from "../../data/look-up.ts";

const api = getRouteApi("/signed-in/webhooks");

/** A delivery that waits is read again, as no event tells of its attempts. */
const followMilliseconds = 1_500;

export const DeliveryPane = ({ webhook, id }: { readonly webhook: string; readonly id: string }) => {
  const navigate = api.useNavigate();
  const query = useQuery({
    ...consoleWebhooksGetDeliveryOptions(client, webhook, id),
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
        {delivery.request.header_names?.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>Not shown</dd>
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

/** A few milliseconds pass before the turn of every delivery. */
const hasWaited = ({ waited_ms }: WholeDelivery): boolean => (waited_ms ?? 0) >= 1_000;

const secondsOf = ({ waited_ms }: WholeDelivery): string => Math.round((waited_ms ?? 0) / 1_000).toLocaleString();

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
        {delivery.reason && lookUp(untried, delivery.reason, "")}
        {hasWaited(delivery) && ` It had waited ${secondsOf(delivery)} s for the event before it.`}
      </p>
      {reason && <p>{reason.remedy}</p>}
      {delivery.status === "exhausted" && <p>Nothing is tried any more. Replay it when the receiver is repaired.</p>}
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
    ...consoleWebhooksReplayDeliveryMutation(client),
    ...afterButton("It is sent again.", [
      "console.webhooks.getDelivery",
      "console.webhooks.listDeliveries",
      "console.deliveries.list",
    ]),
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

/** Attempts on a time line, the newest first, with the next one above them. */
const Attempts = ({ delivery }: { readonly delivery: WholeDelivery }) => (
  <ol className="moments">
    {delivery.next_attempt_at !== null && (
      <li data-look="wait">
        <p>
          <State look="wait">Next attempt</State> <Soon at={delivery.next_attempt_at} />
        </p>
      </li>
    )}
    {delivery.attempts.toReversed().map((attempt, index) => (
      <One key={`${attempt.attempt} ${attempt.started_at}`} attempt={attempt} isOpen={index === 0} />
    ))}
    {delivery.attempts.length === 0 && delivery.next_attempt_at === null && (
      <li data-look="wait" className="quiet">
        Nothing was tried.
      </li>
    )}
  </ol>
);

/** A time to come. The last minute is no number. */
const Soon = ({ at }: { readonly at: string }) =>
  Date.parse(at) - useNow() > 60_000 ? (
    <Time at={at} />
  ) : (
    <time dateTime={at} title={exactWords(at)}>
      within a minute
    </time>
  );

const One = ({ attempt, isOpen }: { readonly attempt: Attempt; readonly isOpen: boolean }) => {
  const reason = whyFailed(attempt);
  const answer = attempt.response_status === null ? "no answer" : `answered ${attempt.response_status}`;
  return (
    <li data-look={reason === null ? "good" : "bad"}>
      <p>
        <State look={reason === null ? "good" : "bad"}>{`Attempt ${attempt.attempt}`}</State> {answer} after{" "}
        {attempt.duration_ms} ms
        <span className="when">
          <Time at={attempt.started_at} />
        </span>
      </p>
      {reason && <p className="quiet">{reason.what}</p>}
      {attempt.response_headers !== null && (
        <details open={isOpen}>
          <summary>Its answer</summary>
          <dl className="facts">
            {Object.entries(attempt.response_headers).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {attempt.response_body === null || attempt.response_body === "" ? (
            <p className="quiet">The answer had no body.</p>
          ) : (
            <JsonText name="the answer" text={attempt.response_body} />
          )}
        </details>
      )}
    </li>
  );
};

/** In single quotes a shell changes nothing. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The line that repeats a delivery's request from a terminal. */
const curlLine = ({ url, headers, body }: WholeDelivery["request"]): string =>
  [
    `curl -i ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-binary ${quoted(body)}`,
  ].join(" \\\n  ");
