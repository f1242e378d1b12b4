import type { DataOf } from "@atlas-messaging/contract";
import { UnauthenticatedError } from "@atlas-messaging/sdk";
import { consoleAccountSignInByLinkMutation } from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { useEffect } from "react";
import { client } from "../data/client.ts";
import { deployment } from "../data/deployment.ts";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/loaded.tsx";
import { Problem } from "../ui/problem.tsx";
import { takeLinkCode } from "./fragment.ts";
import { Gate, useEnter } from "./gate.tsx";

interface Asked {
  readonly code: string;
  readonly link: DataOf<"console.account.readSignInLink">;
  /** Null if nobody is signed in here. */
  readonly current: DataOf<"console.sessions.getCurrent"> | null;
}

/** Reads the link of the address and who is signed in, without changing either. */
const readLink = async (code: string): Promise<Asked> => {
  const current = client.sessions.getCurrent().catch((error: unknown) => {
    if (error instanceof UnauthenticatedError) return null;
    throw error;
  });
  const [link, session] = await Promise.all([client.account.readSignInLink({ code }), current]);
  return { code, link, current: session };
};

/** A sandbox is the developer's own: a link that replaces nobody needs no question. */
const needsNoQuestion = ({ link, current }: Asked): boolean =>
  deployment.environment === "sandbox" && (current === null || current.member.id === link.member.id);

const given = takeLinkCode();

/** Says whom a sign-in link signs in, and who is signed in, before it is followed. */
const FollowLink = () => {
  const { to } = getRouteApi("/link").useSearch();
  const enter = useEnter();
  const follow = useMutation({ ...consoleAccountSignInByLinkMutation(client), onSuccess: () => enter(to) });
  const read = useQuery({
    queryKey: ["sign-in-link"],
    queryFn: () => readLink(given ?? ""),
    enabled: given !== null,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const asked = read.data;
  const goesOn = asked !== undefined && needsNoQuestion(asked);
  const { mutate } = follow;
  useEffect(() => {
    if (goesOn && given !== null) mutate({ body: { code: given } });
  }, [goesOn, mutate]);
  if (given === null || read.error instanceof UnauthenticatedError || follow.error instanceof UnauthenticatedError)
    return <Ended to={to} />;
  const error = read.error ?? follow.error;
  if (error)
    return (
      <Gate title="Sign in by a link">
        <Problem error={error} />
      </Gate>
    );
  if (!asked || goesOn)
    return (
      <Gate title="Sign in by a link">
        <Skeleton rows={2} />
      </Gate>
    );
  return <Question asked={asked} busy={follow.isPending} onFollow={() => mutate({ body: { code: asked.code } })} />;
};

interface QuestionProps {
  readonly asked: Asked;
  readonly busy: boolean;
  readonly onFollow: () => void;
}

const Question = ({ asked: { link, current }, busy, onFollow }: QuestionProps) => (
  <Gate title="Sign in by a link">
    <p>
      This link signs you in as <strong>{link.member.email}</strong> at <strong>{link.organization.name}</strong>.
    </p>
    {current === null ? (
      <p>Go on only if you made it, or know who did: what you do there is seen by that organization.</p>
    ) : (
      <p>
        You are signed in as <strong>{current.member.email}</strong> at <strong>{current.organization.name}</strong>.
        The link takes the place of that session.
      </p>
    )}
    <Button look="primary" busy={busy} onClick={onFollow}>
      {`Sign in as ${link.member.email}`}
    </Button>
    <p className="quiet">
      <Link to="/">{current === null ? "Do not sign in by it" : `Stay ${current.member.email}`}</Link>
    </p>
  </Gate>
);

const Ended = ({ to }: { readonly to: string | undefined }) => (
  <Gate title="Sign in by a link">
    <p className="notice">The sign-in link was used before, or has ended. Sign in, or make another link.</p>
    <Link to="/sign-in" search={to === undefined ? {} : { to }} className="button">
      Sign in
    </Link>
  </Gate>
);

export const route = createLazyRoute("/link")({ component: FollowLink });
