/** The bar: its pages, in the order of who needs them. */
import type { Permission } from "@atlas-messaging/contract";
import {
  Activity,
  ArrowLeftRight,
  BadgeCheck,
  Blocks,
  Bot,
  CalendarCheck,
  Inbox,
  KeyRound,
  type LucideIcon,
  ScrollText,
  Settings,
  Users,
  Webhook,
} from "lucide-react";

export interface Place {
  readonly to:
    | "/inbox"
    | "/approvals"
    | "/today"
    | "/events"
    | "/webhooks"
    | "/requests"
    | "/keys"
    | "/apps"
    | "/members"
    | "/audit"
    | "/agents"
    | "/settings";
  readonly name: string;
  readonly icon: LucideIcon;
  /** Second key after `g`. */
  readonly key: string;
  /** Permission without which the page is not offered. */
  readonly permission: Permission;
}

export const navigation: readonly { readonly heading: string | null; readonly places: readonly Place[] }[] = [
  {
    heading: null,
    places: [
      { to: "/inbox", name: "Inbox", icon: Inbox, key: "i", permission: "atlas_api.conversations.read" },
      { to: "/approvals", name: "Approvals", icon: BadgeCheck, key: "a", permission: "developer_console.manage" },
      { to: "/today", name: "Today", icon: CalendarCheck, key: "t", permission: "developer_console.read" },
    ],
  },
  {
    heading: "Developers",
    places: [
      { to: "/events", name: "Events", icon: Activity, key: "e", permission: "atlas_api.webhooks.manage" },
      { to: "/webhooks", name: "Webhooks", icon: Webhook, key: "w", permission: "atlas_api.webhooks.manage" },
      { to: "/requests", name: "Requests", icon: ArrowLeftRight, key: "r", permission: "atlas_api.requests.read" },
      { to: "/keys", name: "Keys", icon: KeyRound, key: "k", permission: "atlas_api.service_accounts.manage" },
      { to: "/apps", name: "Apps", icon: Blocks, key: "p", permission: "atlas_api.apps.read" },
    ],
  },
  {
    heading: "Organization",
    places: [
      { to: "/members", name: "Members", icon: Users, key: "u", permission: "developer_console.read" },
      { to: "/audit", name: "Audit", icon: ScrollText, key: "l", permission: "atlas_api.audit.read" },
      { to: "/agents", name: "Agents", icon: Bot, key: "g", permission: "atlas_api.agents.read" },
      { to: "/settings", name: "Settings", icon: Settings, key: "s", permission: "developer_console.read" },
    ],
  },
];
