import {
  consoleAgentsListOptions,
  consoleAgentsPublishMutation,
  consoleAgentsUpdateMutation,
} from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Archive, ArchiveRestore, Clock, Globe, Pencil } from "lucide-react";
import { type FormEvent, useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { Back, Button } from "../../ui/button.tsx";
import { OwnData } from "../../ui/metadata.tsx";
import { Time } from "../../ui/time.tsx";
import { EditAgent, spanWords } from "./edit.tsx";
import { EditPeople, People } from "./people.tsx";
import { AgentSessions, TryAgent } from "./trials.tsx";
import { type Agent, useChannels, useDocuments } from "./serves.ts";
import { State } from "../../ui/state.tsx";
import { after, announce, readAgain } from "../../ui/announce.tsx";
import { Confirm, Dialog, FormEnd } from "../../ui/dialog.tsx";
import { Field, formText } from "../../ui/field.tsx";

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
        <OwnData metadata={agent.metadata} />
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
        {agent.kind === "external" ? <Waits agent={agent} /> : <Gathers agent={agent} />}
      </dl>
    </section>
  );
};

const Gathers = ({ agent: { answer_after_seconds: seconds } }: { readonly agent: Agent }) => (
  <div>
    <dt>Waits for more</dt>
    <dd>{seconds ? `${spanWords(seconds)} after the last message` : "No, it answers each at once"}</dd>
  </div>
);

/** Times of an own program, and the agent that follows when it does not answer. */
const Waits = ({ agent }: { readonly agent: Agent }) => {
  const { data } = useQuery(consoleAgentsListOptions(client, { limit: 200 }));
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

export const AgentState = ({ agent }: { readonly agent: Agent }) => {
  if (agent.status === "archived") return <State look="off">Archived</State>;
  return <State look="good">{agent.is_listed ? "Published" : "Ready"}</State>;
};

interface PublishProps {
  readonly agent: Agent;
  readonly onClose: () => void;
}

const listingOf = (form: FormData) => {
  const category = formText(form, "category").trim();
  const description = formText(form, "description").trim();
  const slug = formText(form, "slug").trim();
  return {
    ...(category === "" ? {} : { listing_category: category }),
    ...(description === "" ? {} : { listing_description: description }),
    ...(slug === "" ? {} : { listing_slug: slug }),
  };
};

/** Asks for the entry in the directory, and publishes it. An empty field keeps what is there. */
const PublishAgent = ({ agent, onClose }: PublishProps) => {
  const done = agent.is_listed ? "The entry is changed." : "Published in the directory.";
  const publish = useMutation({ ...consoleAgentsPublishMutation(client), ...after(done, ["console.agents.list"]) });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const body = { is_listed: true, ...listingOf(new FormData(event.currentTarget)) };
    publish.mutate({ agentId: agent.id, body }, { onSuccess: onClose });
  };
  return (
    <Dialog title={agent.is_listed ? "Change the directory entry" : "Publish in the directory"} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <p>Anybody can find the entry, without signing in.</p>
        <Field label="Category" name="category" maxLength={64} defaultValue={agent.listing_category ?? ""} />
        <Field
          label="Description"
          name="description"
          maxLength={1000}
          defaultValue={agent.listing_description ?? ""}
          hint="Without one the entry shows the agent's purpose."
        />
        <Field
          label="Name in the address"
          name="slug"
          maxLength={64}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          defaultValue={agent.listing_slug ?? ""}
          hint="Lowercase letters, digits and hyphens. Without one it is made from the name."
        />
        <FormEnd
          words={agent.is_listed ? "Save" : "Publish"}
          isBusy={publish.isPending}
          error={publish.error}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
};

const WithdrawAgent = ({ agent, onClose }: PublishProps) => {
  const withdraw = useMutation({
    ...consoleAgentsPublishMutation(client),
    ...after("Taken out of the directory.", ["console.agents.list"]),
  });
  return (
    <Confirm
      title={`Take ${agent.name} out of the directory?`}
      does="Take out"
      isBusy={withdraw.isPending}
      error={withdraw.error}
      onConfirm={() => withdraw.mutate({ agentId: agent.id, body: { is_listed: false } }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>Nobody finds it there any more. It goes on to answer, and you can publish it again.</p>
    </Confirm>
  );
};

interface ArchiveProps {
  readonly agent: Agent;
  readonly onClose: () => void;
}

/** Asks before an agent stops, or starts again. Then shows it in the list where it is. */
const ArchiveAgent = ({ agent, onClose }: ArchiveProps) => {
  const navigate = api.useNavigate();
  const isReady = agent.status === "ready";
  const update = useMutation({
    ...consoleAgentsUpdateMutation(client),
    // Before the list is read again: without the agent in it, this dialog is gone.
    onSuccess: () => {
      announce(isReady ? "Archived." : "It answers again.");
      onClose();
      void navigate({ search: { agent: agent.id, ...(isReady && { status: "archived" as const }) } });
    },
    onSettled: () => readAgain(["console.agents.list"]),
  });
  const confirm = (): void => update.mutate({ agentId: agent.id, body: { status: isReady ? "archived" : "ready" } });
  return (
    <Confirm
      title={isReady ? `Archive ${agent.name}?` : `Restore ${agent.name}?`}
      does={isReady ? "Archive" : "Restore"}
      isDanger={isReady}
      isBusy={update.isPending}
      error={update.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{isReady ? "It answers nobody from now on. You can restore it." : "It answers again on its channels."}</p>
    </Confirm>
  );
};
