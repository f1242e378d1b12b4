import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { Settings as SettingsIcon } from "lucide-react";
import { Back } from "../../ui/button.tsx";
import { Empty } from "../../ui/loaded.tsx";
import { ItemsList } from "../../ui/items.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { Alerts } from "./alerts.tsx";
import { Export } from "./export.tsx";
import { Limits } from "./limits.tsx";
import { Organization } from "./organization.tsx";
import { Password } from "./password.tsx";
import { QuietHours } from "./quiet-hours.tsx";
import { Retention } from "./retention.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { Sessions } from "./sessions.tsx";

const api = getRouteApi("/signed-in/settings");

const parts = [
  { id: "organization", name: "Organization", about: "Its name and its end", Shown: Organization },
  { id: "quiet-hours", name: "Quiet hours", about: "When customers get no marketing", Shown: QuietHours },
  { id: "alerts", name: "Alerts", about: "What you are told of, and where", Shown: Alerts },
  { id: "retention", name: "Retention", about: "How long data is kept", Shown: Retention },
  { id: "export", name: "Export", about: "All data as one file", Shown: Export },
  { id: "password", name: "Your password", about: "For this organization", Shown: Password },
  { id: "second-factor", name: "Your second factor", about: "A code beside the password", Shown: SecondFactor },
  { id: "sessions", name: "Your sessions", about: "Where you are signed in", Shown: Sessions },
  { id: "limits", name: "Limits", about: "How much of them is used", Shown: Limits },
] as const;

type Part = (typeof parts)[number];

const listed = { items: parts, error: null, hasMore: false, more: () => undefined, again: () => undefined };

const Settings = () => {
  const { part } = api.useSearch();
  const navigate = api.useNavigate();
  const open = parts.find(({ id }) => id === part);
  const choose = (wanted: string | null): void => {
    const next = parts.find(({ id }) => id === wanted);
    void navigate({ search: next === undefined ? {} : { part: next.id }, replace: part !== undefined });
  };
  return (
    <div className="panes" data-open={open !== undefined}>
      <section className="conversations" aria-label="Settings">
        <header className="list-head">
          <h1>Settings</h1>
        </header>
        <ItemsList<Part>
          label="Settings"
          one="part"
          listed={listed}
          chosen={part ?? null}
          onChoose={choose}
          Row={Row}
          empty={null}
        />
      </section>
      <section className="pane" aria-label="Setting">
        {open ? (
          <>
            <Back to="Settings" onClick={() => choose(null)} />
            <article className="details">
              <header>
                <h2>{open.name}</h2>
              </header>
              <open.Shown key={open.id} />
            </article>
          </>
        ) : (
          <Empty icon={SettingsIcon} title="Choose a setting">
            <p>Settings of the organization, and your own.</p>
          </Empty>
        )}
      </section>
    </div>
  );
};

const Row = ({ item: part, isOpen }: RowProps<Part>) => (
  <Link from="/settings" to="/settings" search={{ part: part.id }} className="approval-row" data-current={isOpen}>
    <span className="name">{part.name}</span>
    <span className="when" />
    <span className="about">{part.about}</span>
  </Link>
);

export const route = createLazyRoute("/signed-in/settings")({ component: Settings });
