import {
  BadgeCheck,
  BookOpen,
  ChevronRight,
  CircleCheck,
  Inbox,
  LayoutTemplate,
  type LucideIcon,
  MessageCircleX,
  Radio,
  Webhook,
} from "lucide-react";
import { Empty, Skeleton } from "../../ui/loaded.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Numbers } from "./numbers.tsx";
import { type Need, useNeeds } from "./needs.ts";
import { Link, createLazyRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Time } from "../../ui/time.tsx";
import { useKeys } from "../../keys/keys.ts";

const Today = () => {
  const { needs, isLoading, error } = useNeeds();
  useFocusKeys("a.need");
  return (
    <div className="today">
      <div className="today-inside">
        <h1>Today</h1>
        <section aria-label="Needs a person">
          {error && <Problem error={error} />}
          {needs.length > 0 && (
            <ul className="needs">
              {needs.map((need) => (
                <li key={need.id}>
                  <NeedRow need={need} />
                </li>
              ))}
            </ul>
          )}
          {needs.length === 0 && isLoading && <Skeleton rows={3} />}
          {needs.length === 0 && !isLoading && !error && (
            <Empty icon={CircleCheck} title="Nothing needs you">
              <p>Waiting customers, approvals, failures and open questions stand here.</p>
            </Empty>
          )}
        </section>
        <Numbers />
      </div>
    </div>
  );
};

const icons: { readonly [kind in Need["kind"]]: LucideIcon } = {
  waiting: Inbox,
  approvals: BadgeCheck,
  message: MessageCircleX,
  webhook: Webhook,
  channel: Radio,
  template: LayoutTemplate,
  gaps: BookOpen,
};

/** A need for a person, as a sentence that leads to the place where it is met. */
const NeedRow = ({ need }: { readonly need: Need }) => {
  const Icon = icons[need.kind];
  return (
    <Way need={need}>
      <Icon aria-hidden />
      <span className="need-words">
        <strong>{need.words}</strong>
        {need.about !== null && <span className="quiet">{need.about}</span>}
      </span>
      {need.since !== null && (
        <span className="when">
          {need.sinceWords} <Time at={need.since} />
        </span>
      )}
      <ChevronRight aria-hidden className="go" />
    </Way>
  );
};

const Way = ({ need, children }: { readonly need: Need; readonly children: ReactNode }) => {
  const look = { className: "need", "data-look": need.look };
  switch (need.kind) {
    case "waiting":
      return (
        <Link to="/inbox" search={{ view: "waiting" }} {...look}>
          {children}
        </Link>
      );
    case "approvals":
      return (
        <Link to="/approvals" {...look}>
          {children}
        </Link>
      );
    case "message":
      return (
        <Link
          to="/inbox"
          search={{
            view: "all",
            ...(need.conversation !== undefined && { conversation: need.conversation }),
            message: need.id,
          }}
          {...look}
        >
          {children}
        </Link>
      );
    case "webhook":
      return (
        <Link to="/webhooks" search={{ webhook: need.id, ...need.filter }} {...look}>
          {children}
        </Link>
      );
    case "channel":
      return (
        <Link to="/channels" search={{ channel: need.id }} {...look}>
          {children}
        </Link>
      );
    case "template":
      return (
        <Link to="/templates" search={{ template: need.id }} {...look}>
          {children}
        </Link>
      );
    case "gaps":
    default:
      return (
        <Link to="/knowledge" search={{ view: "unanswered" }} {...look}>
          {children}
        </Link>
      );
  }
};

const move = (selector: string, step: number): void => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = found.findIndex((each) => each === document.activeElement);
  found[at < 0 ? 0 : Math.min(found.length - 1, Math.max(0, at + step))]?.focus();
};

/** `j` and `k` move the focus on a page that is no list. Enter opens what has it, as everywhere. */
const useFocusKeys = (selector: string): void =>
  useKeys([
    { keys: "j", name: "Next one", run: () => move(selector, 1) },
    { keys: "k", name: "Previous one", run: () => move(selector, -1) },
  ]);

export const route = createLazyRoute("/signed-in/today")({ component: Today });
