import { consoleListChannelsOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { client } from "../data/client.ts";
import { useSession } from "../data/session.ts";

/** Steps to a first message. Without a channel none can come or go. */
export const FirstMessage = ({ children }: { readonly children?: ReactNode }) => {
  const { may } = useSession();
  const { data } = useQuery({
    ...consoleListChannelsOptions(client, { limit: 1 }),
    enabled: may("atlas_api.channels.read"),
  });
  if (data?.channels.length !== 0) return children;
  return (
    <p>
      No channel is linked, so nobody can write yet. <Link to="/channels">Link one first.</Link>
    </p>
  );
};
