import { consoleSignOutMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Keyboard, LogOut, Monitor, Moon, Search, Sun } from "lucide-react";
import { client } from "../data/client.ts";
import { useSession } from "../data/session.ts";
import { keyWords } from "../keys/keys.ts";
import { badgeWords, useBadges } from "../pages/badges.ts";
import { mayOpen, navigation } from "../pages/navigation.ts";
import { useLeave } from "../session/leave.ts";
import { Tabs } from "./tabs.tsx";
import { type Theme, useTheme } from "./theme.ts";

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
    ...consoleSignOutMutation(client),
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
