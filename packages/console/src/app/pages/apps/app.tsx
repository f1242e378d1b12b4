import { Link, getRouteApi } from "@tanstack/react-router";
import { Bot, KeyRound, Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useSession } from "../../data/session.ts";
import { Back, Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy.tsx";
import { Time } from "../../ui/time.tsx";
import { NameAgent, WritesAs } from "../../ui/writes-as.tsx";
import { Consents } from "./consents.tsx";
import { type App, credentialOf } from "./types.ts";
import {
  consoleAppsAddRedirectUriMutation,
  consoleAppsCreateGrantMutation,
  consoleAppsRevokeGrantMutation,
  consoleAppsUpdateMutation,
} from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { after } from "../../ui/announce.tsx";
import { Confirm, Dialog, FormEnd, SecretDialog } from "../../ui/dialog.tsx";
import { CredentialCard, CredentialForm } from "../../ui/credential.tsx";
import { Empty } from "../../ui/loaded.tsx";
import { Field, formText } from "../../ui/field.tsx";

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
          <WritesAs agentId={app.agent_id} />
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
  const [open, setOpen] = useState<"grant" | "address" | "agent" | null>(null);
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
      {may("atlas_api.apps.write") && may("atlas_api.agents.manage") && (
        <Button keys="w" icon={Bot} onClick={() => setOpen("agent")}>
          Writes as …
        </Button>
      )}
      {open === "agent" && <NameAppAgent app={app} onClose={close} />}
      {open === "grant" && <CreateGrant app={app} onClose={close} />}
      {open === "address" && <AddAddress app={app} onClose={close} />}
    </div>
  );
};

const NameAppAgent = ({ app, onClose }: { readonly app: App; readonly onClose: () => void }) => {
  const name = useMutation({
    ...consoleAppsUpdateMutation(client),
    ...after("Saved. Its tokens write so from now on.", ["console.apps.list"]),
  });
  return (
    <NameAgent
      name={app.name}
      agentId={app.agent_id}
      isBusy={name.isPending}
      error={name.error}
      onChoose={(agent_id) => name.mutate({ appId: app.id, body: { agent_id } }, { onSuccess: onClose })}
      onClose={onClose}
    />
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

/** Grants of an app: those in use first. */
const Grants = ({ app }: { readonly app: App }) => {
  const { may } = useSession();
  const [revoking, setRevoking] = useState<string | null>(null);
  const grants = app.grants.map(credentialOf);
  const ordered = [...grants.filter(({ isActive }) => isActive), ...grants.filter(({ isActive }) => !isActive)];
  if (ordered.length === 0)
    return (
      <Empty icon={KeyRound} title="It has no grant">
        <p>A grant is a token for the app, without OAuth. Give it the least it needs.</p>
      </Empty>
    );
  return (
    <>
      <ul className="credentials">
        {ordered.map((grant) => (
          <CredentialCard
            key={grant.id}
            credential={grant}
            {...(may("atlas_api.oauth.manage") && { onRevoke: () => setRevoking(grant.id) })}
          />
        ))}
      </ul>
      {revoking !== null && <Revoke app={app} id={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
};

interface RevokeProps {
  readonly app: App;
  readonly id: string;
  readonly onClose: () => void;
}

const Revoke = ({ app, id, onClose }: RevokeProps) => {
  const revoke = useMutation({
    ...consoleAppsRevokeGrantMutation(client),
    ...after("Revoked. It is refused from now on.", ["console.apps.list"]),
  });
  return (
    <Confirm
      title="Revoke the grant?"
      does="Revoke"
      isBusy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate({ appId: app.id, grantId: id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{app.name} is refused with it at once. This cannot be undone.</p>
    </Confirm>
  );
};

interface OfAppProps {
  readonly app: App;
  readonly onClose: () => void;
}

const CreateGrant = ({ app, onClose }: OfAppProps) => {
  const create = useMutation({
    ...consoleAppsCreateGrantMutation(client),
    ...after("Grant made.", ["console.apps.list"]),
  });
  const made = create.data?.grant;
  if (made)
    return (
      <SecretDialog title={`A token of ${app.name}`} secret={made.secret} onClose={onClose}>
        The app sends it in the header Authorization, after Bearer.
      </SecretDialog>
    );
  return (
    <CredentialForm
      title={`New grant of ${app.name}`}
      isBusy={create.isPending}
      error={create.error}
      onCreate={(wanted) => create.mutate({ appId: app.id, body: { ...wanted } })}
      onClose={onClose}
    />
  );
};

const AddAddress = ({ app, onClose }: OfAppProps) => {
  const add = useMutation({
    ...consoleAppsAddRedirectUriMutation(client),
    ...after("Address registered.", ["console.apps.list"]),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const redirect_uri = formText(new FormData(event.currentTarget), "address").trim();
    add.mutate({ appId: app.id, body: { redirect_uri } }, { onSuccess: onClose });
  };
  return (
    <Dialog title="Register an address" onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <Field
          label="Address"
          name="address"
          type="url"
          required
          maxLength={2048}
          autoFocus
          placeholder="https://booker.example/return"
          hint="People return to it after they agreed. It is compared exactly, and cannot be removed here."
        />
        <FormEnd words="Register" isBusy={add.isPending} error={add.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};
