import type { DataOf } from "@atlas-messaging/contract";
import {
  consoleServiceAccountsCreateKeyMutation,
  consoleServiceAccountsRevokeKeyMutation,
  consoleServiceAccountsUpdateMutation,
} from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { Bot, KeyRound } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { after } from "../../ui/announce.tsx";
import { Back, Button } from "../../ui/button.tsx";
import { Confirm, SecretDialog } from "../../ui/dialog.tsx";
import { type Credential, CredentialCard, CredentialForm } from "../../ui/credential.tsx";
import { Empty } from "../../ui/loaded.tsx";
import { Time } from "../../ui/time.tsx";
import { NameAgent, WritesAs } from "../../ui/writes-as.tsx";

export type Account = DataOf<"console.serviceAccounts.list">["service_accounts"][number];

const api = getRouteApi("/signed-in/keys");

/** A service account with its keys. */
export const AccountPane = ({ account }: { readonly account: Account }) => {
  const navigate = api.useNavigate();
  const { may } = useSession();
  const [isCreating, setCreating] = useState(false);
  const [isNaming, setNaming] = useState(false);
  return (
    <section className="pane" aria-label="Service account">
      <Back to="Keys" onClick={() => void navigate({ search: {} })} />
      <article className="details">
        <header>
          <h2>{account.name}</h2>
          <p className="quiet">
            In logs <code>{account.external_id}</code> · made <Time at={account.created_at} />
          </p>
          <WritesAs agentId={account.agent_id} />
        </header>
        <div className="actions">
          {may("atlas_api.keys.manage") && (
            <Button keys="a" icon={KeyRound} look="primary" onClick={() => setCreating(true)}>
              New key
            </Button>
          )}
          {may("atlas_api.service_accounts.manage") && may("atlas_api.agents.manage") && (
            <Button keys="w" icon={Bot} onClick={() => setNaming(true)}>
              Writes as …
            </Button>
          )}
        </div>
        <Keys account={account} />
      </article>
      {isCreating && <CreateKey account={account} onClose={() => setCreating(false)} />}
      {isNaming && <NameAccountAgent account={account} onClose={() => setNaming(false)} />}
    </section>
  );
};

const NameAccountAgent = ({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) => {
  const name = useMutation({
    ...consoleServiceAccountsUpdateMutation(client),
    ...after("Saved. Its keys write so from now on.", ["console.serviceAccounts.list"]),
  });
  return (
    <NameAgent
      name={account.name}
      agentId={account.agent_id}
      isBusy={name.isPending}
      error={name.error}
      onChoose={(agent_id) => name.mutate({ serviceAccountId: account.id, body: { agent_id } }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};

const Keys = ({ account }: { readonly account: Account }) => {
  const { keys } = api.useSearch();
  const { may } = useSession();
  const [revoking, setRevoking] = useState<string | null>(null);
  const wanted = keys === "revoked" ? "revoked" : "active";
  const shown = account.keys.filter(({ status }) => status === wanted);
  return (
    <section>
      <nav className="views flush" aria-label="Keys">
        <Link from="/keys" to="/keys" search={{ account: account.id }} data-current={wanted === "active"}>
          In use
        </Link>
        <Link
          from="/keys"
          to="/keys"
          search={{ account: account.id, keys: "revoked" }}
          data-current={wanted === "revoked"}
        >
          Revoked
        </Link>
      </nav>
      {shown.length === 0 && (
        <Empty icon={KeyRound} title={wanted === "active" ? "It has no key" : "No key was revoked"}>
          {wanted === "active" && <p>Without a key the program cannot call. Give the key the least it needs.</p>}
        </Empty>
      )}
      <ul className="credentials">
        {shown.map((key) => (
          <CredentialCard
            key={key.id}
            credential={credentialOf(key)}
            {...(may("atlas_api.keys.manage") && { onRevoke: () => setRevoking(key.id) })}
          />
        ))}
      </ul>
      {revoking !== null && <Revoke account={account} id={revoking} onClose={() => setRevoking(null)} />}
    </section>
  );
};

interface RevokeProps {
  readonly account: Account;
  readonly id: string;
  readonly onClose: () => void;
}

const Revoke = ({ account, id, onClose }: RevokeProps) => {
  const revoke = useMutation({
    ...consoleServiceAccountsRevokeKeyMutation(client),
    ...after("Revoked. It is refused from now on.", ["console.serviceAccounts.list"]),
  });
  return (
    <Confirm
      title="Revoke the key?"
      does="Revoke"
      isBusy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate({ serviceAccountId: account.id, keyId: id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{account.name} is refused with it at once. This cannot be undone; make a new key first.</p>
    </Confirm>
  );
};

const credentialOf = (key: Account["keys"][number]): Credential => ({
  id: key.id,
  prefix: key.key_prefix,
  scopes: key.granted_scopes,
  isActive: key.status === "active",
  created_at: key.created_at,
  expires_at: key.expires_at ?? null,
  last_used_at: key.last_used_at ?? null,
  revoked_at: key.revoked_at,
});

const CreateKey = ({ account, onClose }: { readonly account: Account; readonly onClose: () => void }) => {
  const create = useMutation({
    ...consoleServiceAccountsCreateKeyMutation(client),
    ...after("Key made.", ["console.serviceAccounts.list"]),
  });
  const made = create.data?.key;
  if (made)
    return (
      <SecretDialog title={`A key of ${account.name}`} secret={made.secret} onClose={onClose}>
        Keep it where the program reads its secrets, never in its code. It goes into the header Authorization, after
        Bearer.
      </SecretDialog>
    );
  return (
    <CredentialForm
      title={`New key of ${account.name}`}
      isBusy={create.isPending}
      error={create.error}
      onCreate={(wanted) => create.mutate({ serviceAccountId: account.id, body: { ...wanted } })}
      onClose={onClose}
    />
  );
};
