import type { Known } from "@atlas-messaging/contract";
import {
  consoleKnowledgeGetOptions,
  consoleKnowledgeRefreshMutation,
  consoleKnowledgeUpdateMutation,
} from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Archive, ArchiveRestore, RefreshCw } from "lucide-react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { afterButton } from "../../ui/announce.tsx";
import { Back, Button } from "../../ui/button.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";
import { type Detail, audienceNames, audiences, kinds, states } from "./types.ts";
import { lookUp } from "../../data/look-up.ts";

const api = getRouteApi("/signed-in/knowledge");

const readingMilliseconds = 2_000;

const changed = ["console.knowledge.list", "console.knowledge.get"] as const;

/** A source with its state, its progress and its text. */
export const SourcePane = ({ id }: { readonly id: string }) => {
  const navigate = api.useNavigate();
  const query = useQuery({
    ...consoleKnowledgeGetOptions(client, id),
    refetchInterval: ({ state }) => (state.data?.document.status === "queued" ? readingMilliseconds : false),
  });
  return (
    <section className="pane" aria-label="Source">
      <Back to="Knowledge" onClick={() => void navigate({ search: ({ source: _open, ...rest }) => rest })} />
      <Loaded query={query} one="source">
        {(data) => <Shown source={data.document} />}
      </Loaded>
    </section>
  );
};

const Shown = ({ source }: { readonly source: Detail }) => {
  const { may } = useSession();
  const [look, words] = lookUp(states, source.status, ["wait", source.status]);
  return (
    <article className="details">
      <header>
        <h2>{source.title}</h2>
        <p className="quiet">
          <State look={look}>{words}</State> · {lookUp(kinds, source.source_type, source.source_type)} · added{" "}
          <Time at={source.created_at} />
        </p>
      </header>
      {source.failure && (
        <div className="outcome" data-status="exhausted">
          <strong>It could not be read</strong>
          <p>{source.failure.message}</p>
        </div>
      )}
      {may("atlas_api.knowledge.manage") && <Actions source={source} />}
      <Facts source={source} />
      <Ingest source={source} />
      {source.text !== null && (
        <section>
          <h3>Text</h3>
          <p className="source-text">{source.text}</p>
        </section>
      )}
    </article>
  );
};

const Actions = ({ source }: { readonly source: Detail }) => {
  const isArchived = source.status === "archived";
  const update = useMutation({
    ...consoleKnowledgeUpdateMutation(client),
    ...afterButton(isArchived ? "Restored. Agents use it again." : "Archived. Agents no longer use it.", changed),
  });
  const refresh = useMutation({
    ...consoleKnowledgeRefreshMutation(client),
    ...afterButton("It is read again. The old text stays in use until then.", changed),
  });
  const isFailed = source.status === "failed";
  const mayRefresh = source.source_type === "url" ? source.status !== "archived" : isFailed;
  return (
    <div className="actions">
      {source.source_type !== "text" && mayRefresh && source.status !== "queued" && (
        <Button
          keys="u"
          icon={RefreshCw}
          busy={refresh.isPending}
          onClick={() => refresh.mutate({ knowledgeId: source.id })}
        >
          {isFailed ? "Try again" : "Read it again"}
        </Button>
      )}
      <Button
        keys="x"
        icon={isArchived ? ArchiveRestore : Archive}
        busy={update.isPending}
        onClick={() => update.mutate({ knowledgeId: source.id, body: { status: isArchived ? "active" : "archived" } })}
      >
        {isArchived ? "Restore" : "Archive"}
      </Button>
    </div>
  );
};

const Facts = ({ source }: { readonly source: Detail }) => (
  <dl className="facts">
    <div>
      <dt>For</dt>
      <dd>
        <AudienceFact source={source} />
      </dd>
    </div>
    {source.url !== null && (
      <div>
        <dt>Address</dt>
        <dd>
          {source.url.startsWith("https://") ? (
            <a href={source.url} target="_blank" rel="noreferrer">
              {source.url}
            </a>
          ) : (
            source.url
          )}
        </dd>
      </div>
    )}
    {source.filename !== null && (
      <div>
        <dt>File</dt>
        <dd>{source.filename}</dd>
      </div>
    )}
    <div>
      <dt>Passages</dt>
      <dd>{source.chunk_count}</dd>
    </div>
    {source.ingested_at !== null && (
      <div>
        <dt>Last read</dt>
        <dd>
          <Time at={source.ingested_at} />
        </dd>
      </div>
    )}
  </dl>
);

const AudienceFact = ({ source }: { readonly source: Detail }) => {
  const { may } = useSession();
  const update = useMutation({
    ...consoleKnowledgeUpdateMutation(client),
    ...afterButton("Changed. It applies from the next question.", changed),
  });
  if (!may("atlas_api.knowledge.manage")) return <>{lookUp(audiences, source.audience, source.audience)}</>;
  return (
    <select
      aria-label="For"
      value={source.audience}
      disabled={update.isPending}
      onChange={({ target }) => {
        const audience = audienceNames.find((each) => each === target.value);
        if (audience !== undefined) update.mutate({ knowledgeId: source.id, body: { audience } });
      }}
    >
      {audienceNames.map((each) => (
        <option key={each} value={each}>
          {audiences[each]}
        </option>
      ))}
    </select>
  );
};

type Progress = NonNullable<Detail["ingest"]>;

const stages: { readonly [stage in Known<Progress["stage"]>]: string } = {
  queued: "Waits for its turn",
  fetching: "The page is being fetched",
  extracting: "Its text is being read",
  indexing: "Its passages are being stored",
  done: "Done",
  failed: "Failed",
};

/** Progress of the ingest of a page or a file. */
const Ingest = ({ source: { ingest } }: { readonly source: Detail }) =>
  ingest && (
    <section>
      <h3>Reading</h3>
      <ol className="moments">
        <li data-look={ingest.stage === "failed" ? "bad" : ingest.stage === "done" ? "good" : "wait"}>
          <p>
            <strong>{lookUp(stages, ingest.stage, ingest.stage)}</strong>
            <span className="when">{ingest.attempts === 1 ? "1 attempt" : `${ingest.attempts} attempts`}</span>
          </p>
          {ingest.failure && <p>{ingest.failure.message}</p>}
          <p className="at">
            {ingest.started_at !== null && (
              <>
                Began <Time at={ingest.started_at} />
              </>
            )}
            {ingest.finished_at !== null && (
              <>
                , ended <Time at={ingest.finished_at} />
              </>
            )}
          </p>
        </li>
      </ol>
    </section>
  );
