/** A call to paste where a list is empty. A sandbox fills in a token on request, so that the call works as it stands. */
import type { Scope } from "@atlas-messaging/contract";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { useQuery } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { client } from "../data/client.ts";
import { useSession } from "../data/session.ts";
import { deployment } from "../data/deployment.ts";
import { Button } from "./button.tsx";
import { Snippet } from "./copy.tsx";
import { Problem } from "./problem.tsx";
import { consoleChannelsListOptions } from "@atlas-messaging/query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

const kinds = {
  operator: {
    placeholder: "YOUR_OPERATOR_TOKEN",
    words: "The token is a session of yours. Settings list it, and end it.",
  },
  program: { placeholder: "YOUR_KEY", words: "The token is a key of its own, for a day. It stands under Keys." },
} as const;

type Kind = keyof typeof kinds;

interface CallProps {
  /** A call as an operator, or as a program with a key. */
  readonly by: Kind;
  readonly path: string;
  readonly body?: object;
  /** Options of curl that the call needs beside. */
  readonly options?: readonly string[];
}

export const Call = ({ by, path, body, options = [] }: CallProps) => {
  const { placeholder, words } = kinds[by];
  const isOffered = useIsOffered(by);
  const made = useQuery({ queryKey: ["token to paste", by], queryFn: makers[by], enabled: false, staleTime: Infinity });
  const address = by === "operator" ? location.origin : deployment.apiUrl;
  const lines = [
    `curl -sS ${address}${path}`,
    `-H 'Authorization: Bearer ${made.data ?? placeholder}'`,
    ...options,
    ...(body === undefined ? [] : ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(body)}'`]),
  ];
  return (
    <>
      <Snippet text={lines.join(" \\\n  ")} />
      {made.error && <Problem error={made.error} />}
      {made.data !== undefined && <p className="quiet">{words}</p>}
      {made.data === undefined && isOffered && (
        <Button icon={KeyRound} busy={made.isFetching} onClick={() => void made.refetch()}>
          Fill in a token
        </Button>
      )}
    </>
  );
};

/** Tokens that are shown on a page belong to play. Elsewhere one makes them on purpose, with the scopes that one needs. */
const useIsOffered = (by: Kind): boolean => {
  const { environment, may } = useSession();
  const makesKeys = may("atlas_api.service_accounts.manage") && may("atlas_api.keys.manage");
  return environment === "sandbox" && (by === "operator" || (makesKeys && may("atlas_api.webhooks.manage")));
};

const day = 86_400_000;

const accountName = "Calls of the console";

/** Those of the calls that empty lists show. */
const scopes: Scope[] = [
  "atlas.messages.send",
  "atlas.events.write",
  "atlas.channels.read",
  "atlas.knowledge.read",
  "atlas.knowledge.write",
];

const serviceAccount = async (): Promise<string> => {
  const { service_accounts } = await client.serviceAccounts.list({ limit: 200 });
  const found = service_accounts.find(({ name }) => name === accountName);
  return found?.id ?? (await client.serviceAccounts.create({ name: accountName })).service_account.id;
};

const makers: { readonly [Each in Kind]: () => Promise<string> } = {
  operator: async () => {
    const { sign_in_link } = await client.account.createSignInLink();
    // Without the header of the console's pages the answer has the token, and sets no cookie.
    const program = new AtlasConsole({ consoleUrl: location.origin });
    return (await program.account.signInByLink({ code: sign_in_link.code })).session.token;
  },
  program: async () => {
    const expires_at = new Date(Date.now() + day).toISOString();
    return (await client.serviceAccounts.createKey(await serviceAccount(), { granted_scopes: scopes, expires_at })).key
      .secret;
  },
};

/** Steps to a first message. Without a channel none can come or go. */
export const FirstMessage = ({ children }: { readonly children?: ReactNode }) => {
  const { may } = useSession();
  const { data } = useQuery({
    ...consoleChannelsListOptions(client, { limit: 1 }),
    enabled: may("atlas_api.channels.read"),
  });
  if (data?.channels.length !== 0) return children;
  return (
    <p>
      No channel is linked, so nobody can write yet. <Link to="/channels">Link one first.</Link>
    </p>
  );
};
