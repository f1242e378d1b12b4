import { Link } from "@tanstack/react-router";
import {
  BadgeCheck,
  BookOpen,
  ChevronRight,
  Inbox,
  LayoutTemplate,
  type LucideIcon,
  MessageCircleX,
  Radio,
  Webhook,
} from "lucide-react";
import type { ReactNode } from "react";
import { Time } from "../../ui/time.tsx";
import type { Need } from "./needs.ts";

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
export const NeedRow = ({ need }: { readonly need: Need }) => {
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
