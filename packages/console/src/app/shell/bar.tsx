import {
  consoleConversationsCountOptions,
  consoleApprovalsListOptions,
  consoleAccountSignOutMutation,
} from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "@tanstack/react-router";
import { Keyboard, LogOut, Menu, Monitor, Moon, Search, Sun } from "lucide-react";
import { client } from "../data/client.ts";
import { useLeave, useSession } from "../data/session.ts";
import { keyWords } from "../keys/keys.ts";
import { type Place, mayOpen, navigation } from "./navigation.ts";
import { type ReactNode, useState } from "react";
import { Dialog } from "../ui/dialog.tsx";

interface BarProps {
  readonly onSearch: () => void;
  readonly onKeys: () => void;
}

const themes: { readonly [Name in Theme]: { readonly icon: typeof Sun; readonly words: string } } = {
  system: { icon: Monitor, words: "Theme: as the system" },
  light: { icon: Sun, words: "Theme: light" },
  dark: { icon: Moon, words: "Theme: dark" },
};

/** The frame's bar: at the left on a desk, icons alone where the window is smaller, tabs at the bottom on a phone. */
export const Bar = ({ onSearch, onKeys }: BarProps) => (
  <header className="bar">
    <Whose />
    <button
      type="button"
      className="find"
      onClick={onSearch}
      title={`Search (${keyWords("mod+k")})`}
      aria-keyshortcuts="Control+K"
    >
      <Search aria-hidden /> <span>Search</span> <kbd>{keyWords("mod+k")}</kbd>
    </button>
    <nav aria-label="Pages" className="pages">
      <Pages />
    </nav>
    <Own onKeys={onKeys} />
    <Tabs
      all={(close) => (
        <>
          <Whose />
          <nav aria-label="Everything" className="pages" onClick={close}>
            <Pages />
          </nav>
          <Own />
        </>
      )}
    />
  </header>
);

const Whose = () => {
  const { organization, environment } = useSession();
  return (
    <div className="whose" title={`${organization.name}, ${environment}`}>
      <strong>{organization.name}</strong>
      <span className="environment">{environment}</span>
    </div>
  );
};

/** The pages that the operator may open, by their groups. */
const Pages = () => {
  const { may } = useSession();
  const badges = useBadges();
  const groups = navigation
    .map(({ heading, places }) => ({ heading, places: places.filter((place) => mayOpen(place, may)) }))
    .filter(({ places }) => places.length > 0);
  return groups.map(({ heading, places }) => (
    <ul key={heading ?? ""} aria-label={heading ?? "Work"}>
      {heading !== null && <li className="heading">{heading}</li>}
      {places.map(({ to, name, icon: Icon, key }) => (
        <li key={to}>
          <Link to={to} title={`${name} (${keyWords(`g ${key}`)})`} activeOptions={{ includeSearch: false }}>
            <Icon aria-hidden />
            <span>{name}</span>
            {(badges[to] ?? 0) > 0 && <b>{badgeWords(badges[to] ?? 0)}</b>}
          </Link>
        </li>
      ))}
    </ul>
  ));
};

/** The operator, and what belongs to this browser alone. */
const Own = ({ onKeys }: { readonly onKeys?: () => void }) => {
  const { member } = useSession();
  const { theme, turn } = useTheme();
  const { icon: ThemeIcon, words } = themes[theme];
  return (
    <div className="own">
      <span className="member" title={member.email}>
        {member.name ?? member.email}
      </span>
      {onKeys && (
        <button type="button" className="button ghost icon" aria-label="Keyboard" title="Keyboard (?)" onClick={onKeys}>
          <Keyboard aria-hidden />
        </button>
      )}
      <button type="button" className="button ghost icon" aria-label={words} title={words} onClick={turn}>
        <ThemeIcon aria-hidden />
      </button>
      <SignOut />
    </div>
  );
};

const SignOut = () => {
  const leave = useLeave();
  const { mutate } = useMutation({
    ...consoleAccountSignOutMutation(client),
    onSettled: leave,
  });
  return (
    <button
      type="button"
      className="button ghost icon"
      aria-label="Sign out"
      title="Sign out"
      onClick={() => mutate({})}
    >
      <LogOut aria-hidden />
    </button>
  );
};

/** Tabs that fit a phone with their names, beside the search and the menu. */
const maxTabs = 3;

interface TabsProps {
  /** Menu of the pages without a tab. A choice closes it. */
  readonly all: (close: () => void) => ReactNode;
}

/** The bar of a phone: the first pages, and all others behind one button. */
const Tabs = ({ all }: TabsProps) => {
  const { may } = useSession();
  const badges = useBadges();
  const [isOpen, setOpen] = useState(false);
  const pathname = useLocation({ select: (location) => location.pathname });
  const close = (): void => setOpen(false);
  const tabs = navigation.flatMap(({ places }) => places.filter((place) => mayOpen(place, may))).slice(0, maxTabs);
  const isElsewhere = !tabs.some(({ to }) => pathname.startsWith(to));
  return (
    <nav className="tabs" aria-label="Tabs">
      {tabs.map(({ to, name, icon: Icon }) => (
        <Link key={to} to={to} activeOptions={{ includeSearch: false }}>
          <Icon aria-hidden />
          <span>{name}</span>
          {(badges[to] ?? 0) > 0 && <b>{badgeWords(badges[to] ?? 0)}</b>}
        </Link>
      ))}
      <button type="button" data-current={isElsewhere} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Menu aria-hidden />
        <span>More</span>
      </button>
      {isOpen && (
        <Dialog title="All pages" onClose={close}>
          <div className="more">{all(close)}</div>
        </Dialog>
      )}
    </nav>
  );
};

// Numbers beside the pages of the bar: what waits for a person.

/** Counts are read again now and then, for changes that no event tells. */
const refetchInterval = 60_000;

const useBadges = (): { readonly [To in Place["to"]]?: number } => {
  const { may } = useSession();
  const counts = useQuery({
    ...consoleConversationsCountOptions(client),
    enabled: may("atlas_api.conversations.read"),
    refetchInterval,
  });
  const approvals = useQuery({
    ...consoleApprovalsListOptions(client, { state: "pending", limit: 100 }),
    enabled: may("developer_console.manage"),
    refetchInterval,
  });
  return {
    "/inbox": counts.data?.counts.waiting ?? 0,
    "/approvals": approvals.data?.approvals.length ?? 0,
  };
};

const maxShown = 999;

/** A badge has room for three digits. */
const badgeWords = (count: number): string => (count > maxShown ? `${maxShown}+` : String(count));

// The chosen theme. `early.ts` reads the same entry.
export type Theme = "system" | "light" | "dark";

const entry = "atlas-theme";

const next: { readonly [Now in Theme]: Theme } = { system: "light", light: "dark", dark: "system" };

const keptTheme = (): Theme => {
  const kept = localStorage.getItem(entry);
  return kept === "light" || kept === "dark" ? kept : "system";
};

const useTheme = () => {
  const [theme, setTheme] = useState(keptTheme);
  const turn = (): void => {
    const turned = next[theme];
    localStorage.setItem(entry, turned);
    const { dataset } = document.documentElement;
    if (turned === "system") delete dataset["theme"];
    else dataset["theme"] = turned;
    setTheme(turned);
  };
  return { theme, turn };
};
