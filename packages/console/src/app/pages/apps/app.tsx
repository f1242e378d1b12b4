import { Link, getRouteApi } from "@tanstack/react-router";
import { KeyRound, Plus } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../data/session.ts";
import { Back } from "../../ui/back.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy.tsx";
import { Time } from "../../ui/time.tsx";
import { Consents } from "./consents.tsx";
import { AddAddress, CreateGrant } from "./create.tsx";
import { Grants } from "./grants.tsx";
import type { App } from "./types.ts";

const api = getRouteApi("/signed-in/apps");

/** An app with its grants, its addresses, and those who agreed. */
export const AppPane = ({ app }: { readonly app: App }) => {
  const { tab } = api.useSearch();
  const navigate = api.useNavigate();
  return (
    <section className="pane" aria-label="App">
      <Back to="Apps" onClick={() => void navigate({ search: {} })} />
      <article className="details">
        <header>
          <h2>{app.name}</h2>
          <p className="quiet">
            Client id <code>{app.client_id}</code> <CopyButton text={app.client_id} name="the client id" /> · made{" "}
            <Time at={app.created_at} />
          </p>
        </header>
        <Actions app={app} />
        <section>
          <Tabs app={app} />
          {tab === undefined && <Grants app={app} />}
          {tab === "addresses" && <Addresses app={app} />}
          {tab === "consents" && <Consents app={app} />}
        </section>
      </article>
    </section>
  );
};

const Tabs = ({ app }: { readonly app: App }) => {
  const { tab } = api.useSearch();
  return (
    <nav className="views flush" aria-label="Parts">
      <Link from="/apps" to="/apps" search={{ app: app.id }} data-current={tab === undefined}>
        Grants
      </Link>
      <Link from="/apps" to="/apps" search={{ app: app.id, tab: "addresses" }} data-current={tab === "addresses"}>
        Return addresses <b>{app.redirect_uris.length}</b>
      </Link>
      <Link from="/apps" to="/apps" search={{ app: app.id, tab: "consents" }} data-current={tab === "consents"}>
        Who agreed
      </Link>
    </nav>
  );
};

const Actions = ({ app }: { readonly app: App }) => {
  const { may } = useSession();
  const [open, setOpen] = useState<"grant" | "address" | null>(null);
  const close = (): void => setOpen(null);
  if (!may("atlas_api.oauth.manage")) return null;
  return (
    <div className="actions">
      <Button keys="a" icon={KeyRound} look="primary" onClick={() => setOpen("grant")}>
        New grant
      </Button>
      <Button keys="u" icon={Plus} onClick={() => setOpen("address")}>
        Register an address
      </Button>
      {open === "grant" && <CreateGrant app={app} onClose={close} />}
      {open === "address" && <AddAddress app={app} onClose={close} />}
    </div>
  );
};

const Addresses = ({ app }: { readonly app: App }) =>
  app.redirect_uris.length === 0 ? (
    <p className="quiet">It has none, so nobody can agree to it by OAuth.</p>
  ) : (
    <ul className="lines">
      {app.redirect_uris.map(({ id, redirect_uri }) => (
        <li key={id}>
          <code>{redirect_uri}</code>
        </li>
      ))}
    </ul>
  );
