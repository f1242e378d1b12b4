import { consoleTemplatesListInfiniteOptions, consoleTemplatesSyncMutation } from "@atlas-messaging/query";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { Download, LayoutTemplate, Plus, RefreshCw } from "lucide-react";
import { useEffect, useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { announce, readAgain } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Call } from "../../ui/call.tsx";
import { Empty } from "../../ui/loaded.tsx";
import { ItemsList, NoneOpen, useItems } from "../../ui/items.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { problemWords } from "../../ui/problem.tsx";
import { State } from "../../ui/state.tsx";
import { ImportTemplates } from "./import.tsx";
import { CreateTemplate, TemplatePane } from "./template.tsx";
import { type Template, spoken, states, statusNames } from "./types.ts";
import { lookUp } from "../../data/look-up.ts";

const api = getRouteApi("/signed-in/templates");

const templatesOf = (page: { readonly templates: readonly Template[] }): readonly Template[] => page.templates;

/** Body of the call that fills the empty list. */
const example = { name: "order_ready", category: "utility", body: "Hello {{name}}, your order is ready." };

/** The operation has no filter, so all pages are fetched and filtered here. */
const useTemplates = () => {
  const { status } = api.useSearch();
  const all = useItems(useInfiniteQuery(consoleTemplatesListInfiniteOptions(client, { limit: 200 })), templatesOf);
  const { items, hasMore, more } = all;
  useEffect(() => {
    if (hasMore) more();
  }, [hasMore, more]);
  const shown = items?.filter((each) => status === undefined || each.status === status) ?? null;
  return { all: items, listed: { ...all, items: shown } };
};

const Templates = () => {
  const { template, status } = api.useSearch();
  const navigate = api.useNavigate();
  const { all, listed } = useTemplates();
  const [isCreating, setCreating] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const open = all?.find(({ id }) => id === template) ?? null;
  return (
    <div className="panes" data-open={template !== undefined}>
      <section className="conversations" aria-label="Templates">
        <Head onCreate={() => setCreating(true)} onImport={() => setImporting(true)} />
        <Filter />
        <ItemsList
          label="Templates"
          one="template"
          listed={listed}
          chosen={template ?? null}
          onChoose={(id) =>
            void navigate({
              search: ({ template: _before, ...rest }) => (id === null ? rest : { ...rest, template: id }),
              replace: template !== undefined,
            })
          }
          Row={Row}
          empty={
            <Empty
              icon={LayoutTemplate}
              title={status === undefined ? "No template yet" : "No template is in this state"}
            >
              {status === undefined && (
                <>
                  <p>A template reaches a customer at any time. Make one here, or by this call:</p>
                  <Call by="operator" path="/operator/developers/templates" body={example} />
                </>
              )}
            </Empty>
          }
        />
      </section>
      {open ? (
        <TemplatePane key={open.id} template={open} />
      ) : (
        <NoneOpen
          icon={LayoutTemplate}
          id={template}
          one="template"
          listed={{ ...listed, items: all }}
          list="Templates"
          onClose={() => void navigate({ search: ({ template: _open, ...rest }) => rest })}
        >
          <p>When a customer last wrote more than a day ago, only an approved template reaches them.</p>
        </NoneOpen>
      )}
      {isCreating && <CreateTemplate onClose={() => setCreating(false)} />}
      {isImporting && <ImportTemplates onClose={() => setImporting(false)} />}
    </div>
  );
};

interface HeadProps {
  readonly onCreate: () => void;
  readonly onImport: () => void;
}

const Head = ({ onCreate, onImport }: HeadProps) => {
  const { may } = useSession();
  const sync = useMutation({
    ...consoleTemplatesSyncMutation(client),
    onSuccess: ({ sync: begun }) =>
      announce(begun.notice ?? "The messaging app is asked. Differences show here soon.", {
        bad: begun.notice !== null,
      }),
    onError: (error) => announce(problemWords(error), { bad: true }),
    onSettled: () => readAgain(["console.templates.list"]),
  });
  return (
    <header className="list-head">
      <h1>Templates</h1>
      {may("developer_console.manage") && (
        <div className="actions">
          <Button keys="s" icon={RefreshCw} busy={sync.isPending} onClick={() => sync.mutate({})}>
            Sync
          </Button>
          <Button keys="i" icon={Download} onClick={onImport}>
            Take over
          </Button>
          <Button keys="n" icon={Plus} onClick={onCreate}>
            New
          </Button>
        </div>
      )}
    </header>
  );
};

const Filter = () => {
  const { status } = api.useSearch();
  const navigate = api.useNavigate();
  return (
    <div className="filter">
      <select
        aria-label="State"
        value={status ?? ""}
        onChange={({ target }) => {
          const chosen = statusNames.find((each) => each === target.value);
          void navigate({
            search: ({ status: _before, ...rest }) => (chosen === undefined ? rest : { ...rest, status: chosen }),
            replace: true,
          });
        }}
      >
        <option value="">Every state</option>
        {statusNames.map((each) => (
          <option key={each} value={each}>
            {states[each][1]}
          </option>
        ))}
      </select>
    </div>
  );
};

const Row = ({ item: template, isOpen }: RowProps<Template>) => {
  const [look, words] = lookUp(states, template.status, ["wait", template.status]);
  return (
    <Link
      from="/templates"
      to="/templates"
      search={(before) => ({ ...before, template: template.id })}
      className="approval-row"
      data-current={isOpen}
    >
      <span className="name">{spoken(template.name)}</span>
      <span className="when">
        <State look={look}>{words}</State>
      </span>
      <span className="about">{template.body}</span>
      <span className="when">{template.language}</span>
    </Link>
  );
};

export const route = createLazyRoute("/signed-in/templates")({ component: Templates });
