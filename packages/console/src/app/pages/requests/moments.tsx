import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { eventWords } from "../../ui/event-words.ts";
import { JsonText } from "../../ui/json-text.tsx";
import { Problem } from "../../ui/problem.tsx";
import { type Look, State } from "../../ui/state.tsx";
import { exactWords } from "../../ui/time.tsx";
import { sentence } from "../approvals/words.ts";
import { aboutWords } from "../events/types.ts";
import { DeliveryState } from "../webhooks/state.tsx";
import { nameOf } from "../webhooks/types.ts";
import { useCaused } from "./caused.ts";
import { Answer } from "./state.tsx";
import type { WholeRequest } from "./types.ts";

interface Moment {
  readonly id: string;
  readonly at: string;
  readonly look: Look;
  readonly shown: ReactNode;
}

type Caused = ReturnType<typeof useCaused>;

const Body = ({
  name,
  text,
  isCut,
}: {
  readonly name: string;
  readonly text: string | null;
  readonly isCut: boolean;
}) =>
  text === null ? null : (
    <>
      <JsonText name={name} text={text} />
      {isCut && <p className="quiet">Only the first 16,384 characters are kept.</p>}
    </>
  );

const arrived = (request: WholeRequest): Moment => ({
  id: "request",
  at: request.created_at,
  look: "wait",
  shown: (
    <>
      <p>The request arrived.</p>
      <Body name="the request" text={request.request_body} isCut={request.request_is_cut} />
    </>
  ),
});

const answered = (request: WholeRequest): Moment => ({
  id: "answer",
  at: new Date(Date.parse(request.created_at) + request.duration_ms).toISOString(),
  look: request.status >= 400 ? "bad" : "good",
  shown: (
    <>
      <p>
        <Answer status={request.status} /> was the answer after {request.duration_ms} ms.
        {request.idempotent_replayed && " It is the answer of an earlier request with the same idempotency key."}
      </p>
      <Body name="the answer" text={request.response_body} isCut={request.response_is_cut} />
    </>
  ),
});

const runStates: { readonly [status: string]: readonly [look: Look, words: string] } = {
  completed: ["good", "Done"],
  pending_approval: ["wait", "Waits for approval"],
  rejected: ["warn", "Rejected"],
  failed: ["bad", "Failed"],
  shadow: ["off", "Rehearsed"],
};

const ofRun = ({ run_id, created_at, intent, status, error }: Caused["runs"][number]): Moment => {
  const [look, words] = runStates[status] ?? ["wait", sentence(status)];
  return {
    id: run_id,
    at: created_at,
    look,
    shown: (
      <p>
        Run: {sentence(intent)} <State look={look}>{words}</State>
        {error !== null && ` ${error.message}`}
      </p>
    ),
  };
};

const ofEvent = (event: Caused["events"][number]): Moment => ({
  id: event.id,
  at: event.created_at,
  look: "wait",
  shown: (
    <p>
      Event:{" "}
      <Link to="/events" search={{ request: event.correlation_id, event: event.id }}>
        {eventWords(event.event_type)}
      </Link>{" "}
      <span className="quiet">{aboutWords(event)}</span>
    </p>
  ),
});

const ofDelivery = ({ endpoint, delivery }: Caused["deliveries"][number]): Moment => ({
  id: delivery.id,
  at: delivery.attempts[0]?.started_at ?? delivery.created_at,
  look: delivery.status === "delivered" ? "good" : delivery.status === "exhausted" ? "bad" : "warn",
  shown: (
    <p>
      Webhook:{" "}
      <Link to="/webhooks" search={{ webhook: endpoint.id, delivery: delivery.id }}>
        {eventWords(delivery.event_type)}
      </Link>{" "}
      to {nameOf(endpoint.endpoint_url)} <DeliveryState delivery={delivery} />
    </p>
  ),
});

/** Things of one request happen within milliseconds. */
const precise = new Intl.DateTimeFormat(undefined, {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  fractionalSecondDigits: 3,
});

/** Request, answer, runs, events and deliveries on one time line. */
export const Moments = ({ request }: { readonly request: WholeRequest }) => {
  const { runs, events, deliveries, error } = useCaused(request.correlation_id);
  const moments = [
    arrived(request),
    ...[...runs.map(ofRun), ...events.map(ofEvent), answered(request), ...deliveries.map(ofDelivery)].toSorted(
      (one, other) => one.at.localeCompare(other.at),
    ),
  ];
  return (
    <>
      {error && <Problem error={error} />}
      <ol className="moments">
        {moments.map(({ id, at, look, shown }) => (
          <li key={id} data-look={look}>
            <time dateTime={at} title={exactWords(at)} className="at">
              {precise.format(new Date(at))}
            </time>
            {shown}
          </li>
        ))}
      </ol>
    </>
  );
};
