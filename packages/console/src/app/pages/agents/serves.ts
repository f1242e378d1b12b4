/** Names of channels and documents, for agents that name them by handle or id. */
import type { DataOf } from "@atlas-messaging/contract";
import { consoleChannelsListOptions, consoleKnowledgeListOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";

export type Agent = DataOf<"console.agents.list">["agents"][number];

export type Named = readonly (readonly [id: string, name: string])[];

/** Returns the channels by name; null if the operator may not see them, or until they come. */
export const useChannels = (): Named | null => {
  const { may } = useSession();
  const { data } = useQuery({
    ...consoleChannelsListOptions(client, { limit: 200 }),
    enabled: may("atlas_api.channels.read"),
  });
  if (!data) return null;
  const names = new Map<string, string[]>();
  for (const { channel, display_name } of data.channels)
    names.set(channel, [...(names.get(channel) ?? []), display_name]);
  return [...names].map(([channel, shown]) => [channel, `${shown.join(", ")} (${channel})`] as const);
};

/** Returns the documents by title; null if the operator may not see them, or until they come. */
export const useDocuments = (): Named | null => {
  const { may } = useSession();
  const { data } = useQuery({
    ...consoleKnowledgeListOptions(client, { limit: 200 }),
    enabled: may("atlas_api.knowledge.read"),
  });
  return data?.documents.map(({ id, title }) => [id, title] as const) ?? null;
};

/** Adds what is chosen already but not listed, so that a change of something else keeps it. */
export const withChosen = (named: Named, chosen: readonly string[], missing: (id: string) => string): Named => {
  const known = new Set(named.map(([id]) => id));
  return [...named, ...chosen.filter((id) => !known.has(id)).map((id) => [id, missing(id)] as const)];
};
