import { consoleSignOutMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Keyboard, LogOut, Monitor, Moon, Search, Sun } from "lucide-react";
import { client } from "../data/client.ts";
import { queries } from "../data/queries.ts";
import { useSession } from "../data/session.ts";
import { keyWords } from "../keys/keys.ts";
import { useBadges } from "../pages/badges.ts";
import { navigation } from "../pages/navigation.ts";
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

export const Bar = ({ onSearch, onKeys }: BarProps) => {
  const { organization, environment, member, may } = useSession();
  const { theme, turn } = useTheme();
  const badges = useBadges();
  const { icon: ThemeIcon, words } = themes[theme];
  const groups = navigation
    .map(({ heading, places }) => ({ heading, places: places.filter(({ permission }) => may(permission)) }))
    .filter(({ places }) => places.length > 0);
  return (
    <header className="bar">
      <div className="whose">
        <strong>{organization.name}</strong>
        <span className="environment">{environment}</span>
      </div>
      <button type="button" className="find" onClick={onSearch} aria-keyshortcuts="Control+K">
        <Search aria-hidden /> <span>Search</span> <kbd>{keyWords("mod+k")}</kbd>
      </button>
      <nav aria-label="Pages">
        {groups.map(({ heading, places }) => (
          <ul key={heading ?? ""} aria-label={heading ?? "Work"}>
            {heading !== null && <li className="heading">{heading}</li>}
            {places.map(({ to, name, icon: Icon, key }) => (
              <li key={to}>
                <Link to={to} title={`${name} (${keyWords(`g ${key}`)})`} activeOptions={{ includeSearch: false }}>
                  <Icon aria-hidden />
                  <span>{name}</span>
                  {(badges[to] ?? 0) > 0 && <b>{badges[to]}</b>}
                </Link>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className="own">
        <span className="member" title={member.email}>
          {member.name ?? member.email}
        </span>
        <button type="button" className="button ghost icon" aria-label="Keyboard" title="Keyboard (?)" onClick={onKeys}>
          <Keyboard aria-hidden />
        </button>
        <button type="button" className="button ghost icon" aria-label={words} title={words} onClick={turn}>
          <ThemeIcon aria-hidden />
        </button>
        <SignOut />
      </div>
    </header>
  );
};

const SignOut = () => {
  const navigate = useNavigate();
  const { mutate } = useMutation({
    ...consoleSignOutMutation(client),
    onSettled: async () => {
      await navigate({ to: "/sign-in" });
      queries.clear();
    },
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
