import type { DataOf } from "@atlas-messaging/contract";
import {
  consoleAccountCreateSignInLinkMutation,
  consoleSessionsEndMutation,
  consoleSessionsEndAllMutation,
  consoleSessionsListInfiniteOptions,
} from "@atlas-messaging/query";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { LogOut, Smartphone } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { afterButton } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Confirm, SecretDialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/loaded.tsx";
import { useItems } from "../../ui/items.tsx";
import { Problem } from "../../ui/problem.tsx";
import { State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";
import { useLeave } from "../../data/session.ts";
import { QrCode } from "./second-factor.tsx";

type Session = DataOf<"console.sessions.list">["sessions"][number];

const sessionsOf = (page: { readonly sessions: readonly Session[] }): readonly Session[] => page.sessions;

/** Places where the operator is signed in. */
export const Sessions = () => {
  const { items, error, hasMore, more } = useItems(
    useInfiniteQuery(consoleSessionsListInfiniteOptions(client, { limit: 50 })),
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
  const end = useMutation(consoleSessionsEndAllMutation(client));
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
    ...consoleSessionsEndMutation(client),
    ...afterButton("Signed out there.", ["console.sessions.list"]),
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
      {end.error && <Problem error={end.error} />}
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

/** Signs in another browser of the operator, such as that of a phone. */
const SignInElsewhere = () => {
  const link = useMutation(consoleAccountCreateSignInLinkMutation(client));
  const url = link.data?.sign_in_link.url;
  return (
    <>
      <div className="actions">
        <Button keys="n" icon={Smartphone} busy={link.isPending} onClick={() => link.mutate({})}>
          Sign in on a phone
        </Button>
      </div>
      {link.error && <Problem error={link.error} />}
      {url !== undefined && (
        <SecretDialog title="Sign in on a phone" secret={url} onClose={link.reset}>
          Open it with the phone's camera, or in another browser, within the hour. It signs in as you, once.
          <QrCode text={url} name="QR code of the link" />
        </SecretDialog>
      )}
    </>
  );
};

/** Names of browsers and systems by their marks in `User-Agent`. The first that fits counts: many claim to be others. */
const browsers = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|HeadlessChrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

const first = (named: typeof browsers | typeof systems, device: string): string | undefined =>
  named.find(([, mark]) => mark.test(device))?.[0];

/** Says where somebody is signed in. What is no known browser keeps its own words. */
const deviceWords = (device: string | null): string => {
  if (device === null) return "A program, or a link from the terminal";
  const [browser, system] = [first(browsers, device), first(systems, device)];
  if (browser === undefined) return device;
  return system === undefined ? browser : `${browser} on ${system}`;
};
