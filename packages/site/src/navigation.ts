/** Order of the pages: groups in the sidebar, pages below their parent, neighbours, and the way to a page. */
import type { Page } from "@atlas-messaging/service/discovery/page";
import { filledGroups, pages } from "@atlas-messaging/service/discovery/pages";

export interface Entry {
  readonly path: string;
  readonly title: string;
  readonly children: readonly Entry[];
}

export interface Group {
  readonly name: string;
  readonly entries: readonly Entry[];
}

type Listed = Pick<Page, "path" | "title" | "group">;

/** Pages that are no part of `docs/`. */
const others: readonly Listed[] = [
  { path: "/developers/agents", title: "Build agents", group: "More" },
  { path: "/developers/changelog", title: "Changelog", group: "More" },
  { path: "/agents", title: "Directory of agents", group: "More" },
];

const listed: readonly Listed[] = [...pages, ...others];

/** The page of a whole group: the others stand beside it, not below. */
const isOverview = ({ path, title, group }: Listed): boolean => path === "/docs" || title === group;

/** A page belongs below the page of its group whose path it continues. */
const isBelow = (page: Listed, parent: Listed): boolean =>
  page.path.slice(0, page.path.lastIndexOf("/")) === parent.path && page.group === parent.group && !isOverview(parent);

const isTop = (page: Listed): boolean => !listed.some((parent) => isBelow(page, parent));

const entryOf = (page: Listed): Entry => ({
  path: page.path,
  title: page.title === page.group ? "Overview" : page.title.replace(/^@[\w-]+\//, ""),
  children: listed.filter((one) => isBelow(one, page)).map(entryOf),
});

/** Every group with its pages, in reading order. */
export const navigation: readonly Group[] = [...new Set([...filledGroups, "More"])].map((name) => ({
  name,
  entries: listed.filter((page) => page.group === name && isTop(page)).map(entryOf),
}));

const flat = (entries: readonly Entry[]): Entry[] => entries.flatMap((entry) => [entry, ...flat(entry.children)]);

const inOrder = navigation.flatMap(({ entries }) => flat(entries));

/** Returns the pages before and after one, in reading order. */
export const neighboursOf = (
  path: string,
): { readonly before: Entry | undefined; readonly after: Entry | undefined } => {
  const at = inOrder.findIndex((entry) => entry.path === path);
  return at < 0 ? { before: undefined, after: undefined } : { before: inOrder[at - 1], after: inOrder[at + 1] };
};

export interface Trail {
  readonly group: string;
  /** The pages above one, outermost first. */
  readonly above: readonly Entry[];
}

/** Returns the way to a page; null if the sidebar does not have it. */
export const trailTo = (path: string): Trail | null => {
  const group = navigation.find(({ entries }) => flat(entries).some((entry) => entry.path === path));
  if (group === undefined) return null;
  const above = flat(group.entries).filter(({ children }) => flat(children).some((entry) => entry.path === path));
  return { group: group.name, above };
};
