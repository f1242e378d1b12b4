import { scopes as scopeWords } from "@atlas-messaging/contract";
import { consoleConsentsListInfiniteOptions, consoleConsentsRevokeMutation } from "@atlas-messaging/query";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { Handshake, Trash2 } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { after } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/dialog.tsx";
import { Empty, Skeleton } from "../../ui/loaded.tsx";
import { useItems } from "../../ui/items.tsx";
import { useMemberNames } from "../../ui/member-names.ts";
import { Problem } from "../../ui/problem.tsx";
import { State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";
import type { App, Consent } from "./types.ts";
import { lookUp } from "../../data/look-up.ts";

const consentsOf = (page: { readonly consents: readonly Consent[] }): readonly Consent[] => page.consents;

/** Members who agreed that the app acts for the organization. */
export const Consents = ({ app }: { readonly app: App }) => {
  const { items, error, hasMore, more } = useItems(
    useInfiniteQuery(consoleConsentsListInfiniteOptions(client, { app_id: app.id, limit: 50 })),
    consentsOf,
  );
  const names = useMemberNames();
  const [revoking, setRevoking] = useState<Consent | null>(null);
  return (
    <>
      {error && <Problem error={error} />}
      {items === null && !error && <Skeleton rows={2} />}
      {items?.length === 0 && (
        <Empty icon={Handshake} title="Nobody has agreed yet">
          <p>Who signs in through the app by OAuth, and agrees, stands here.</p>
        </Empty>
      )}
      <ul className="credentials">
        {items?.map((consent) => (
          <Card
            key={consent.id}
            consent={consent}
            name={names.get(consent.member_id) ?? "A former member"}
            onRevoke={() => setRevoking(consent)}
          />
        ))}
      </ul>
      {hasMore && <Button onClick={more}>Show more</Button>}
      {revoking && <Revoke consent={revoking} onClose={() => setRevoking(null)} />}
    </>
  );
};

interface CardProps {
  readonly consent: Consent;
  readonly name: string;
  readonly onRevoke: () => void;
}

const Card = ({ consent, name, onRevoke }: CardProps) => {
  const { may } = useSession();
  const { status, granted_scopes, created_at, last_used_at, revoked_at } = consent;
  const isActive = status === "active";
  return (
    <li className="credential">
      <header>
        <strong>{name}</strong>
        <State look={isActive ? "good" : "off"}>{isActive ? "Agreed" : "Revoked"}</State>
        {isActive && may("atlas_api.oauth.manage") && (
          <Button icon={Trash2} look="danger" onClick={onRevoke}>
            Revoke
          </Button>
        )}
      </header>
      <ul className="may">
        {granted_scopes.map((scope) => (
          <li key={scope} title={scope}>
            {lookUp(scopeWords, scope, scope)}
          </li>
        ))}
      </ul>
      <p className="quiet">
        Agreed <Time at={created_at} />
        {last_used_at !== null && (
          <>
            {" · last used "}
            <Time at={last_used_at} />
          </>
        )}
        {revoked_at !== null && (
          <>
            {" · revoked "}
            <Time at={revoked_at} />
          </>
        )}
      </p>
    </li>
  );
};

const Revoke = ({ consent, onClose }: { readonly consent: Consent; readonly onClose: () => void }) => {
  const revoke = useMutation({
    ...consoleConsentsRevokeMutation(client),
    ...after("Revoked. Its tokens are refused from now on.", ["console.consents.list"]),
  });
  return (
    <Confirm
      title="Revoke the consent?"
      does="Revoke"
      isBusy={revoke.isPending}
      error={revoke.error}
      onConfirm={() => revoke.mutate({ consentId: consent.id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{consent.app.name} is refused with its tokens at once. It must ask again.</p>
    </Confirm>
  );
};
