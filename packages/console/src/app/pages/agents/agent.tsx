import { consoleListAgentsOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Archive, ArchiveRestore, Clock, Globe, Pencil } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { Back } from "../../ui/back.tsx";
import { Button } from "../../ui/button.tsx";
import { Time } from "../../ui/time.tsx";
import { ArchiveAgent } from "./archive.tsx";
import { EditAgent } from "./edit.tsx";
import { EditPeople, People } from "./people.tsx";
import { PublishAgent, WithdrawAgent } from "./publish.tsx";
import { AgentSessions } from "./sessions.tsx";
import { type Agent, useChannels, useDocuments } from "./serves.ts";
import { AgentState } from "./state.tsx";
import { spanWords } from "./times.tsx";
import { TryAgent } from "./try.tsx";

const api = getRouteApi("/signed-in/agents");

/** An agent: what it serves, what it answers from, and its entry in the directory. */
export const AgentPane = ({ agent }: { readonly agent: Agent }) => {
  const navigate = api.useNavigate();
  const { may, environment } = useSession();
  const mayTry =
    agent.kind === "hosted" &&
    agent.status === "ready" &&
    environment !== "production" &&
    may("atlas_api.agents.manage");
  return (
    <section className="pane" aria-label="Agent">
      <Back to="Agents" onClick={() => void navigate({ search: ({ agent: _open, ...rest }) => rest })} />
      <article className="details">
        <header>
          <h2>{agent.name}</h2>
          <p className="quiet">
            <AgentState agent={agent} /> · {agent.kind === "hosted" ? "runs here" : "your own program"} · changed{" "}
            <Time at={agent.updated_at} />
          </p>
          {agent.description !== null && <p>{agent.description}</p>}
        </header>
        {may("atlas_api.agents.manage") && <Actions agent={agent} />}
        {mayTry && <TryAgent agent={agent} />}
        <Serves agent={agent} />
        <People agent={agent} />
        <Listing agent={agent} />
        {agent.kind === "hosted" && <AgentSessions agent={agent} />}
      </article>
    </section>
  );
};

type Open = "edit" | "people" | "publish" | "withdraw" | "archive";

const Actions = ({ agent }: { readonly agent: Agent }) => {
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const isReady = agent.status === "ready";
  return (
    <div className="actions">
      <Button keys="e" icon={Pencil} look="primary" onClick={() => setOpen("edit")}>
        Change
      </Button>
      <Button keys="w" icon={Clock} onClick={() => setOpen("people")}>
        When people answer
      </Button>
      {isReady && (
        <Button keys="p" icon={Globe} onClick={() => setOpen("publish")}>
          {agent.is_listed ? "Change the directory entry" : "Publish in the directory"}
        </Button>
      )}
      {isReady && agent.is_listed && <Button onClick={() => setOpen("withdraw")}>Take out of the directory</Button>}
      {isReady ? (
        <Button icon={Archive} look="danger" onClick={() => setOpen("archive")}>
          Archive
        </Button>
      ) : (
        <Button icon={ArchiveRestore} onClick={() => setOpen("archive")}>
          Restore
        </Button>
      )}
      {open === "edit" && <EditAgent agent={agent} onClose={close} />}
      {open === "people" && <EditPeople agent={agent} onClose={close} />}
      {open === "publish" && <PublishAgent agent={agent} onClose={close} />}
      {open === "withdraw" && <WithdrawAgent agent={agent} onClose={close} />}
      {open === "archive" && <ArchiveAgent agent={agent} onClose={close} />}
    </div>
  );
};

const Serves = ({ agent }: { readonly agent: Agent }) => {
  const channels = new Map(useChannels());
  const documents = new Map(useDocuments());
  const titles = agent.source_ids.flatMap((id) => documents.get(id) ?? []);
  const others = agent.source_ids.length - titles.length;
  return (
    <section>
      <h3>Serves</h3>
      <dl className="facts">
        <div>
          <dt>Channels</dt>
          <dd>{agent.channels.map((channel) => channels.get(channel) ?? channel).join(", ") || "None"}</dd>
        </div>
        <div>
          <dt>Answers from</dt>
          <dd>
            {agent.source_ids.length === 0
              ? "Every document"
              : [...titles, ...(others === 0 ? [] : [others === 1 ? "1 other" : `${others} others`])].join(", ")}
          </dd>
        </div>
        {agent.kind === "external" && <Waits agent={agent} />}
      </dl>
    </section>
  );
};

/** Times of an own program, and the agent that follows when it does not answer. */
const Waits = ({ agent }: { readonly agent: Agent }) => {
  const { data } = useQuery(consoleListAgentsOptions(client, { limit: 200 }));
  const { reply_within_seconds: own, fallback_agent_id: fallback } = agent;
  const next = data?.agents.find(({ id }) => id === fallback)?.name ?? "another agent";
  return (
    <div>
      <dt>It must answer within</dt>
      <dd>
        {own === null
          ? "No limit"
          : `${spanWords(own)}. Then ${fallback === null ? "people take over" : `${next} answers`}`}
      </dd>
    </div>
  );
};

const Listing = ({ agent }: { readonly agent: Agent }) => (
  <section>
    <h3>Directory</h3>
    {agent.is_listed ? (
      <dl className="facts">
        <div>
          <dt>Category</dt>
          <dd>{agent.listing_category ?? "None"}</dd>
        </div>
        <div>
          <dt>Description</dt>
          <dd>{agent.listing_description ?? agent.description ?? "None"}</dd>
        </div>
        <div>
          <dt>Name in the address</dt>
          <dd>{agent.listing_slug ?? "None"}</dd>
        </div>
      </dl>
    ) : (
      <p className="quiet">The directory does not list it.</p>
    )}
  </section>
);
