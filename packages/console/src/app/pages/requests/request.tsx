import type { Known } from "@atlas-messaging/contract";
import { consoleRequestsGetOptions, consoleEventsListOptions, consoleRunsListOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { client } from "../../data/client.ts";
import { Back } from "../../ui/button.tsx";
import { CopyButton, JsonText } from "../../ui/copy.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { exactWords } from "../../ui/time.tsx";
import type { StoredRequest, WholeRequest } from "./types.ts";
import type { ReactNode } from "react";
import { eventWords } from "../../ui/event-names.tsx";
import { DocsLink, Problem } from "../../ui/problem.tsx";
import { type Look, State } from "../../ui/state.tsx";
import { sentence } from "../approvals/words.ts";
import { aboutWords } from "../events/types.ts";
import { DeliveryState, nameOf, useSent } from "../webhooks/deliveries.tsx";
import { useSession } from "../../data/session.ts";
import { useMemberNames } from "../../ui/member-names.ts";
import { lookUp } from "../../data/look-up.ts";

const api = getRouteApi("/signed-in/requests");

export const RequestPane = ({ id }: { readonly id: string }) => {
  const navigate = api.useNavigate();
  const query = useQuery(consoleRequestsGetOptions(client, id));
  return (
    <section className="pane" aria-label="Request">
      <Back to="Requests" onClick={() => void navigate({ search: ({ request: _open, q: _found, ...rest }) => rest })} />
      <Loaded query={query} one="request">
        {(data) => <Details request={data.request} />}
      </Loaded>
    </section>
  );
};

/** The error code, which leads to its page where the answer says where that is. */
const Code = ({ request: { error_code, response_body } }: { readonly request: WholeRequest }) => {
  const docs = /"docs":"(https?:[^"]+)"/.exec(response_body ?? "")?.[1];
  return error_code !== null && docs ? <DocsLink docs={docs} words={error_code} /> : error_code;
};

const Details = ({ request }: { readonly request: WholeRequest }) => (
  <article className="details">
    <header>
      <h2>
        {request.method} {request.path}
      </h2>
      <p className="quiet">
        <Answer status={request.status} /> <Code request={request} /> · {exactWords(request.created_at)}
      </p>
    </header>
    <dl className="facts">
      <div>
        <dt>Request id</dt>
        <dd>
          <code>{request.correlation_id}</code> <CopyButton text={request.correlation_id} name="the request id" />
        </dd>
      </div>
      <div>
        <dt>By</dt>
        <dd>
          <Link from="/requests" to="/requests" search={{ by: request.principal.id, request: request.id }}>
            <Sender principal={request.principal} />
          </Link>
        </dd>
      </div>
      <div>
        <dt>Operation</dt>
        <dd>
          <Link from="/requests" to="/requests" search={{ operation: request.operation, request: request.id }}>
            {request.operation}
          </Link>
        </dd>
      </div>
      {Object.entries(request.query).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <section>
      <h3>What happened</h3>
      <Moments request={request} />
    </section>
  </article>
);

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
const Moments = ({ request }: { readonly request: WholeRequest }) => {
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

// Effects of a request: runs, events, and deliveries of these.
const limit = 200;

const useCaused = (correlation_id: string) => {
  const { may } = useSession();
  const runs = useQuery({
    ...consoleRunsListOptions(client, { correlation_id, limit }),
    enabled: may("atlas_api.runs.read"),
  });
  const events = useQuery({
    ...consoleEventsListOptions(client, { correlation_id, limit }),
    enabled: may("atlas_api.conversations.read") || may("atlas_api.webhooks.manage"),
  });
  return {
    runs: runs.data?.runs ?? [],
    events: events.data?.events ?? [],
    deliveries: useSent(correlation_id),
    isLoading: runs.isLoading || events.isLoading,
    error: runs.error ?? events.error,
  };
};

type Principal = StoredRequest["principal"];

const nameless: { readonly [type in Known<Principal["type"]>]: string } = {
  sandbox: "The token of this sandbox",
  grant: "A program",
  key: "A service account",
  oauth: "An app",
  operator: "A colleague",
};

/** Names who sent a request. The service says the ids of members alone. */
export const useSenderWords = (): ((principal: Principal) => string) => {
  const members = useMemberNames();
  return ({ id, type, name }) => name ?? members.get(id) ?? lookUp(nameless, type, type);
};

export const Sender = ({ principal }: { readonly principal: Principal }) => useSenderWords()(principal);

/** The status of the answer. */
export const Answer = ({ status }: Pick<StoredRequest, "status">) => (
  <State look={status >= 500 ? "bad" : status >= 400 ? "warn" : "good"}>{String(status)}</State>
);
