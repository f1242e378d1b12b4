import {
  consoleAgentsCreateMutation,
  consoleAgentsGetOptions,
  consoleAgentsListInfiniteOptions,
} from "@atlas-messaging/query";
import { useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { Bot, Plus } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import { Call } from "../../ui/call.tsx";
import { Empty } from "../../ui/loaded.tsx";
import { ItemsList, NoneOpen, isLoading, useItems, useOpen } from "../../ui/items.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { AgentPane, AgentState } from "./agent.tsx";
import type { Agent } from "./serves.ts";
import { after } from "../../ui/announce.tsx";
import { NameForm } from "../../ui/dialog.tsx";

const api = getRouteApi("/signed-in/agents");

const agentsOf = (page: { readonly agents: readonly Agent[] }): readonly Agent[] => page.agents;

/** Body of the call that fills the empty list. */
const example = { name: "Concierge" };

const Agents = () => {
  const { agent, status } = api.useSearch();
  const navigate = api.useNavigate();
  const { may } = useSession();
  const query = useInfiniteQuery(
    consoleAgentsListInfiniteOptions(client, { limit: 200, ...(status !== undefined && { status }) }),
  );
  const listed = useItems(query, agentsOf);
  const [isCreating, setCreating] = useState(false);
  const here = useOpen(listed, agent);
  const isElsewhere = agent !== undefined && here === null && !isLoading(listed);
  // An archived one is in the other view.
  const found = useQuery({ ...consoleAgentsGetOptions(client, agent ?? "-"), enabled: isElsewhere });
  const open = here ?? (isElsewhere ? (found.data?.agent ?? null) : null);
  return (
    <div className="panes" data-open={agent !== undefined}>
      <section className="conversations" aria-label="Agents">
        <header className="list-head">
          <h1>Agents</h1>
          {may("atlas_api.agents.manage") && (
            <Button keys="n" icon={Plus} onClick={() => setCreating(true)}>
              New agent
            </Button>
          )}
        </header>
        <Views />
        <ItemsList
          label="Agents"
          one="agent"
          listed={listed}
          chosen={agent ?? null}
          onChoose={(id) =>
            void navigate({
              search: ({ agent: _before, ...rest }) => (id === null ? rest : { ...rest, agent: id }),
              replace: agent !== undefined,
            })
          }
          Row={Row}
          empty={
            status === "archived" ? (
              <Empty icon={Bot} title="No agent is archived" />
            ) : (
              <Empty icon={Bot} title="No agent answers">
                <p>Make one here, or by this call:</p>
                <Call by="operator" path="/operator/agents" body={example} />
              </Empty>
            )
          }
        />
      </section>
      {open ? (
        <AgentPane key={open.id} agent={open} />
      ) : (
        <NoneOpen
          icon={Bot}
          id={agent}
          one="agent"
          listed={{ ...listed, hasMore: listed.hasMore || found.isFetching }}
          list="Agents"
          onClose={() => void navigate({ search: ({ agent: _open, ...rest }) => rest })}
        >
          <p>An agent answers customers on its channels, and hands over to people.</p>
        </NoneOpen>
      )}
      {isCreating && <CreateAgent onClose={() => setCreating(false)} />}
    </div>
  );
};

const Views = () => {
  const { status } = api.useSearch();
  return (
    <nav className="views" aria-label="Status">
      <Link from="/agents" to="/agents" search={{}} data-current={status === undefined}>
        Answering
      </Link>
      <Link from="/agents" to="/agents" search={{ status: "archived" }} data-current={status === "archived"}>
        Archived
      </Link>
    </nav>
  );
};

const Row = ({ item: agent, isOpen }: RowProps<Agent>) => (
  <Link
    from="/agents"
    to="/agents"
    search={(before) => ({ ...before, agent: agent.id })}
    className="approval-row"
    data-current={isOpen}
  >
    <span className="name">{agent.name}</span>
    <span className="when">
      <AgentState agent={agent} />
    </span>
    <span className="about">{agent.channels.join(", ") || "On no channel"}</span>
  </Link>
);

const CreateAgent = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const create = useMutation({
    ...consoleAgentsCreateMutation(client),
    ...after("Agent made. Choose what it serves.", ["console.agents.list"]),
  });
  return (
    <NameForm
      title="New agent"
      hint="As colleagues know it, such as “Concierge”."
      isBusy={create.isPending}
      error={create.error}
      onCreate={(body) =>
        create.mutate(
          { body },
          {
            onSuccess: ({ agent }) => {
              onClose();
              void navigate({ search: { agent: agent.id } });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
};

export const route = createLazyRoute("/signed-in/agents")({ component: Agents });
