import { consoleRevokeGrantMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { after } from "../../ui/after.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { CredentialCard } from "../../ui/credential.tsx";
import { Empty } from "../../ui/empty.tsx";
import { type App, credentialOf } from "./types.ts";

/** Grants of an app: those in use first. */
export const Grants = ({ app }: { readonly app: App }) => {
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
    ...consoleRevokeGrantMutation(client),
    ...after("Revoked. It is refused from now on.", ["console.listApps"]),
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
