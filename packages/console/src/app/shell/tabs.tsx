import { Link, useLocation } from "@tanstack/react-router";
import { Menu } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSession } from "../data/session.ts";
import { badgeWords, useBadges } from "../pages/badges.ts";
import { mayOpen, navigation } from "../pages/navigation.ts";
import { Dialog } from "../ui/dialog.tsx";

/** Tabs that fit a phone with their names, beside the search and the menu. */
const maxTabs = 3;

interface TabsProps {
  /** Menu of the pages without a tab. A choice closes it. */
  readonly all: (close: () => void) => ReactNode;
}

/** The bar of a phone: the first pages, and all others behind one button. */
export const Tabs = ({ all }: TabsProps) => {
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
