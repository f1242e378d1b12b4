import { consoleGetRequestOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { client } from "../../data/client.ts";
import { Back } from "../../ui/back.tsx";
import { CopyButton } from "../../ui/copy.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { exactWords } from "../../ui/time.tsx";
import { Moments } from "./moments.tsx";
import { Sender } from "./sender.tsx";
import { Answer } from "./state.tsx";
import type { WholeRequest } from "./types.ts";

const api = getRouteApi("/signed-in/requests");

export const RequestPane = ({ id }: { readonly id: string }) => {
  const navigate = api.useNavigate();
  const query = useQuery(consoleGetRequestOptions(client, id));
  return (
    <section className="pane" aria-label="Request">
      <Back to="Requests" onClick={() => void navigate({ search: ({ request: _open, q: _found, ...rest }) => rest })} />
      <Loaded query={query} one="request">
        {(data) => <Details request={data.request} />}
      </Loaded>
    </section>
  );
};

const Details = ({ request }: { readonly request: WholeRequest }) => (
  <article className="details">
    <header>
      <h2>
        {request.method} {request.path}
      </h2>
      <p className="quiet">
        <Answer status={request.status} /> {request.error_code ?? ""} · {exactWords(request.created_at)}
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
