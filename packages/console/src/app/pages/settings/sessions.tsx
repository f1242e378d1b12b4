import type { DataOf } from "@atlas-messaging/contract";
import {
  consoleEndSessionMutation,
  consoleEndSessionsMutation,
  consoleListOwnSessionsInfiniteOptions,
} from "@atlas-messaging/query";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { afterButton } from "../../ui/after.ts";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { Skeleton } from "../../ui/empty.tsx";
import { useItems } from "../../ui/items.ts";
import { Problem } from "../../ui/problem.tsx";
import { State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";
import { deviceWords } from "./device.ts";
import { useLeave } from "../../session/leave.ts";
import { SignInElsewhere } from "./sign-in-elsewhere.tsx";

type Session = DataOf<"console.listOwnSessions">["sessions"][number];

const sessionsOf = (page: { readonly sessions: readonly Session[] }): readonly Session[] => page.sessions;

/** Places where the operator is signed in. */
export const Sessions = () => {
  const { items, error, hasMore, more } = useItems(
    useInfiniteQuery(consoleListOwnSessionsInfiniteOptions(client, { limit: 50 })),
    sessionsOf,
  );
  return (
    <>
      {error && <Problem error={error} />}
      {items === null && !error && <Skeleton rows={2} />}
      <ul className="credentials">
        {items?.map((session) => (
          <SessionCard key={session.id} session={session} />
        ))}
      </ul>
      <SignInElsewhere />
      <SignOutEverywhere />
      {hasMore && (
        <div className="actions">
          <Button onClick={more}>Show more</Button>
        </div>
      )}
    </>
  );
};

/** Ends every session of the operator, this one too. */
const SignOutEverywhere = () => {
  const [isOpen, setOpen] = useState(false);
  const leave = useLeave();
  const end = useMutation(consoleEndSessionsMutation(client));
  return (
    <>
      <div className="actions">
        <Button icon={LogOut} look="danger" onClick={() => setOpen(true)}>
          Sign out everywhere
        </Button>
      </div>
      {isOpen && (
        <Confirm
          title="Sign out everywhere?"
          does="Sign out everywhere"
          isBusy={end.isPending}
          error={end.error}
          onConfirm={() => end.mutate({}, { onSuccess: () => void leave() })}
          onClose={() => setOpen(false)}
        >
          <p>All your sessions in this organization end at once, this one too. You can sign in again.</p>
        </Confirm>
      )}
    </>
  );
};

const SessionCard = ({ session }: { readonly session: Session }) => {
  const { id, device, created_at, last_seen_at, expires_at, current } = session;
  const end = useMutation({
    ...consoleEndSessionMutation(client),
    ...afterButton("Signed out there.", ["console.listOwnSessions"]),
  });
  return (
    <li className="credential">
      <header>
        <span title={device ?? undefined}>{deviceWords(device)}</span>
        {current && <State look="good">This one</State>}
        {!current && (
          <Button icon={LogOut} busy={end.isPending} onClick={() => end.mutate({ sessionId: id })}>
            Sign out there
          </Button>
        )}
      </header>
      <p className="quiet">
        Signed in <Time at={created_at} />
        {last_seen_at !== null && (
          <>
            {" · last used "}
            <Time at={last_seen_at} />
          </>
        )}
        {" · ends "}
        <Time at={expires_at} />
      </p>
    </li>
  );
};
