import { scopes as scopeWords } from "@atlas-messaging/contract";
import { Trash2 } from "lucide-react";
import { Button } from "./button.tsx";
import { type Credential, credentialState } from "./credential-words.ts";
import { State } from "./state.tsx";
import { Time, useNow } from "./time.tsx";

interface CredentialCardProps {
  readonly credential: Credential;
  /** Absent if the operator may not revoke. */
  readonly onRevoke?: () => void;
}

/** A key or a grant: what it may do, and if it is in use. */
export const CredentialCard = ({ credential, onRevoke }: CredentialCardProps) => {
  const { prefix, scopes, isActive, created_at, expires_at, last_used_at, revoked_at } = credential;
  const [look, words] = credentialState(credential, useNow());
  return (
    <li className="credential">
      <header>
        <code>{prefix}…</code>
        <State look={look}>{words}</State>
        {isActive && onRevoke && (
          <Button icon={Trash2} look="danger" onClick={onRevoke}>
            Revoke
          </Button>
        )}
      </header>
      <ul className="may">
        {scopes.map((scope) => (
          <li key={scope} title={scope}>
            {scopeWords[scope]}
          </li>
        ))}
      </ul>
      <p className="quiet">
        Made <Time at={created_at} /> ·{" "}
        {last_used_at === null ? (
          "never used"
        ) : (
          <>
            last used <Time at={last_used_at} />
          </>
        )}
        {revoked_at !== null && (
          <>
            {" · revoked "}
            <Time at={revoked_at} />
          </>
        )}
        {isActive && expires_at !== null && (
          <>
            {" · expires "}
            <Time at={expires_at} />
          </>
        )}
      </p>
    </li>
  );
};
