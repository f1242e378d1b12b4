import { consoleAppsCreateMutation, consoleAppsListInfiniteOptions } from "@atlas-messaging/query";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { Blocks, Plus } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { Button } from "../../ui/button.tsx";
import { Call } from "../../ui/call.tsx";
import { Empty } from "../../ui/loaded.tsx";
import { ItemsList, NoneOpen, useItems, useOpen } from "../../ui/items.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { AppPane } from "./app.tsx";
import type { App } from "./types.ts";
import { after } from "../../ui/announce.tsx";
import { NameForm } from "../../ui/dialog.tsx";

const api = getRouteApi("/signed-in/apps");

const appsOf = (page: { readonly apps: readonly App[] }): readonly App[] => page.apps;

/** Body of the call that fills the empty list. */
const example = { name: "Order assistant" };

/** Uses of a grant are noted without an event. */
const refetchInterval = 60_000;

const Apps = () => {
  const { app } = api.useSearch();
  const navigate = api.useNavigate();
  const { may } = useSession();
  const query = useInfiniteQuery({ ...consoleAppsListInfiniteOptions(client, { limit: 50 }), refetchInterval });
  const listed = useItems(query, appsOf);
  const [isCreating, setCreating] = useState(false);
  const open = useOpen(listed, app);
  return (
    <div className="panes" data-open={app !== undefined}>
      <section className="conversations" aria-label="Apps">
        <header className="list-head">
          <h1>Apps</h1>
          {may("atlas_api.apps.write") && (
            <Button keys="n" icon={Plus} onClick={() => setCreating(true)}>
              New app
            </Button>
          )}
        </header>
        <ItemsList
          label="Apps"
          one="app"
          listed={listed}
          chosen={app ?? null}
          onChoose={(id) => void navigate({ search: id === null ? {} : { app: id }, replace: app !== undefined })}
          Row={Row}
          empty={
            <Empty icon={Blocks} title="There is no app">
              <p>An app acts for you by OAuth or by a grant. Make one here, or by this call:</p>
              <Call by="operator" path="/operator/developers/apps" body={example} />
            </Empty>
          }
        />
      </section>
      {open ? (
        <AppPane key={open.id} app={open} />
      ) : (
        <NoneOpen
          icon={Blocks}
          id={app}
          one="app"
          listed={listed}
          list="Apps"
          onClose={() => void navigate({ search: ({ app: _open, ...rest }) => rest })}
        >
          <p>It shows what the app may do, where it may return, and who agreed.</p>
        </NoneOpen>
      )}
      {isCreating && <CreateApp onClose={() => setCreating(false)} />}
    </div>
  );
};

const grantsWords = (count: number): string => (count === 0 ? "No grant" : count === 1 ? "1 grant" : `${count} grants`);

const Row = ({ item: app, isOpen }: RowProps<App>) => (
  <Link from="/apps" to="/apps" search={{ app: app.id }} className="approval-row" data-current={isOpen}>
    <span className="name">{app.name}</span>
    <span className="when">
      {grantsWords(app.grants.filter(({ grant_status }) => grant_status === "active").length)}
    </span>
    <span className="about">{app.client_id}</span>
  </Link>
);

const CreateApp = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const create = useMutation({ ...consoleAppsCreateMutation(client), ...after("App made.", ["console.apps.list"]) });
  return (
    <NameForm
      title="New app"
      hint="People read it when they agree to what the app may do."
      isBusy={create.isPending}
      error={create.error}
      onCreate={(body) =>
        create.mutate(
          { body },
          {
            onSuccess: ({ app }) => {
              onClose();
              void navigate({ search: { app: app.id } });
            },
          },
        )
      }
      onClose={onClose}
    />
  );
};

export const route = createLazyRoute("/signed-in/apps")({ component: Apps });
