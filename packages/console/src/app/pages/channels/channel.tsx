import { Link, getRouteApi } from "@tanstack/react-router";
import { useSession } from "../../data/session.ts";
import { Back } from "../../ui/back.tsx";
import { State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";
import { Actions } from "./actions.tsx";
import { healthOf } from "./health.ts";
import type { Channel } from "./types.ts";

const api = getRouteApi("/signed-in/channels");

/** A channel: if messages pass, what to do, and its link. */
export const ChannelPane = ({ channel }: { readonly channel: Channel }) => {
  const navigate = api.useNavigate();
  const { may } = useSession();
  const { look, name, wrong, remedy } = healthOf(channel);
  return (
    <section className="pane" aria-label="Channel">
      <Back to="Channels" onClick={() => void navigate({ search: {} })} />
      <article className="details">
        <header>
          <h2>{channel.display_name}</h2>
          <p className="quiet">
            <State look={look}>{name}</State> · {channel.channel}
            {channel.is_default && " · default"} · linked <Time at={channel.created_at} />
          </p>
        </header>
        {wrong !== null && (
          <div className="outcome" data-status={look === "bad" ? "exhausted" : undefined}>
            <p>
              <strong>{wrong}</strong>
            </p>
            <p>{remedy}</p>
          </div>
        )}
        {may("atlas_api.channels.manage") && <Actions channel={channel} />}
        <Checks channel={channel} />
        <Provider link={channel.link} />
      </article>
    </section>
  );
};

const Checks = ({ channel: { health, last_health_check, disconnected_at, agent_id, is_default } }: Props) => (
  <section>
    <h3>State</h3>
    <dl className="facts">
      <div>
        <dt>Last check</dt>
        <dd>{last_health_check === null ? "Never" : <Time at={last_health_check} />}</dd>
      </div>
      {health.latency_ms !== null && (
        <div>
          <dt>Response time</dt>
          <dd>{health.latency_ms} ms</dd>
        </div>
      )}
      {health.consecutive_failures > 0 && (
        <div>
          <dt>Failed in a row</dt>
          <dd>{health.consecutive_failures}</dd>
        </div>
      )}
      {disconnected_at !== null && (
        <div>
          <dt>Disconnected</dt>
          <dd>
            <Time at={disconnected_at} />
          </dd>
        </div>
      )}
      <div>
        <dt>Default</dt>
        <dd>{is_default ? "Messages that name no channel go over it" : "No"}</dd>
      </div>
      <div>
        <dt>Answers</dt>
        <dd>{agent_id === null ? "People" : "An agent, then people"}</dd>
      </div>
    </dl>
  </section>
);

interface Props {
  readonly channel: Channel;
}

const Provider = ({ link }: { readonly link: Channel["link"] }) => (
  <section>
    <h3>Link</h3>
    {link === null ? (
      <p className="quiet">
        It is scripted and contacts nobody. Write as a customer in the <Link to="/inbox">inbox</Link>.
      </p>
    ) : (
      <dl className="facts">
        <div>
          <dt>Address</dt>
          <dd>{link.base_url}</dd>
        </div>
        <div>
          <dt>Number at provider</dt>
          <dd>{link.sender_id}</dd>
        </div>
        <div>
          <dt>Business account</dt>
          <dd>{link.business_account_id ?? "None, so templates are not synced"}</dd>
        </div>
        <div>
          <dt>Template language</dt>
          <dd>{link.template_language}</dd>
        </div>
      </dl>
    )}
  </section>
);
