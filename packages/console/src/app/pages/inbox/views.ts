/** Views of the inbox, and a conversation as they list it. */
import type { DataOf } from "@atlas-messaging/contract";

export const views = ["waiting", "mine", "with_agent", "handed_off", "closed", "all"] as const;

export type View = (typeof views)[number];

export type Item = DataOf<"console.conversations.list">["conversations"][number];

export const names: { readonly [Name in View]: string } = {
  waiting: "Waiting for us",
  mine: "Mine",
  with_agent: "With an agent",
  handed_off: "With people",
  closed: "Closed",
  all: "All",
};

export const empties: { readonly [Name in View]: { readonly title: string; readonly words: string } } = {
  waiting: { title: "Nobody waits", words: "Every customer has an answer." },
  mine: { title: "You have no conversation", words: "Take one over with T, and it stands here." },
  with_agent: { title: "No agent has a conversation", words: "Link an agent to a channel, and it answers there." },
  handed_off: { title: "People have no conversation", words: "An agent hands over what it cannot answer." },
  closed: { title: "Nothing is closed", words: "Close a conversation with E when it is done." },
  all: { title: "No customer has written yet", words: "Write from the phone (P), or link a channel." },
};

/** Filters of the list by view. */
export const filters = {
  waiting: { waiting: true },
  mine: { owner: "me" },
  with_agent: { status: "open" },
  handed_off: { status: "handed_off" },
  closed: { status: "closed" },
  all: {},
} as const;

export const whoWords = ({ status, owner }: Pick<Item, "status" | "owner">): string => {
  if (status === "closed") return "Closed";
  if (status === "open") return owner ? `With an agent, watched by ${owner.name ?? "a colleague"}` : "With an agent";
  return owner ? `With ${owner.name ?? "a colleague"}` : "Waits for a person to take it over";
};
