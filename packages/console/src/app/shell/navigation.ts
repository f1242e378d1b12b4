/** The bar: its pages, in the order of who needs them. */
import type { Permission } from "@atlas-messaging/contract";
import {
  Activity,
  ArrowLeftRight,
  BadgeCheck,
  Blocks,
  BookOpen,
  Bot,
  CalendarCheck,
  Coins,
  Inbox,
  KeyRound,
  LayoutTemplate,
  type LucideIcon,
  RadioTower,
  ScrollText,
  Settings,
  UserCog,
  Users,
  Webhook,
} from "lucide-react";

export interface Place {
  readonly to:
    | "/inbox"
    | "/approvals"
    | "/today"
    | "/knowledge"
    | "/agents"
    | "/templates"
    | "/customers"
    | "/events"
    | "/webhooks"
    | "/requests"
    | "/keys"
    | "/apps"
    | "/channels"
    | "/members"
    | "/audit"
    | "/costs"
    | "/settings";
  readonly name: string;
  readonly icon: LucideIcon;
  /** Second key after `g`. */
  readonly key: string;
  /** Permission without which the page is not offered. */
  readonly permission: Permission;
  /** Another one that opens it just as well. */
  readonly orPermission?: Permission;
}

type May = (permission: Permission) => boolean;

/** Tells if the operator may open the page. */
export const mayOpen = ({ permission, orPermission }: Place, may: May): boolean =>
  may(permission) || (orPermission !== undefined && may(orPermission));

export const navigation: readonly { readonly heading: string | null; readonly places: readonly Place[] }[] = [
  {
    heading: null,
    places: [
      { to: "/inbox", name: "Inbox", icon: Inbox, key: "i", permission: "atlas_api.conversations.read" },
      { to: "/approvals", name: "Approvals", icon: BadgeCheck, key: "a", permission: "developer_console.manage" },
      { to: "/today", name: "Today", icon: CalendarCheck, key: "t", permission: "developer_console.read" },
      { to: "/knowledge", name: "Knowledge", icon: BookOpen, key: "n", permission: "atlas_api.knowledge.read" },
      { to: "/agents", name: "Agents", icon: Bot, key: "g", permission: "atlas_api.agents.read" },
      { to: "/templates", name: "Templates", icon: LayoutTemplate, key: "m", permission: "developer_console.read" },
      { to: "/customers", name: "Customers", icon: Users, key: "c", permission: "atlas_api.customers.read" },
    ],
  },
  {
    heading: "Developers",
    places: [
      {
        to: "/events",
        name: "Events",
        icon: Activity,
        key: "e",
        permission: "atlas_api.webhooks.manage",
        orPermission: "atlas_api.conversations.read",
      },
      { to: "/webhooks", name: "Webhooks", icon: Webhook, key: "w", permission: "atlas_api.webhooks.manage" },
      { to: "/requests", name: "Requests", icon: ArrowLeftRight, key: "r", permission: "atlas_api.requests.read" },
      { to: "/keys", name: "Keys", icon: KeyRound, key: "k", permission: "atlas_api.service_accounts.manage" },
      { to: "/apps", name: "Apps", icon: Blocks, key: "p", permission: "atlas_api.apps.read" },
    ],
  },
  {
    heading: "Organization",
    places: [
      { to: "/channels", name: "Channels", icon: RadioTower, key: "h", permission: "atlas_api.channels.read" },
      { to: "/members", name: "Members", icon: UserCog, key: "u", permission: "developer_console.read" },
      { to: "/audit", name: "Audit", icon: ScrollText, key: "l", permission: "atlas_api.audit.read" },
      { to: "/costs", name: "Costs", icon: Coins, key: "o", permission: "developer_console.read" },
      { to: "/settings", name: "Settings", icon: Settings, key: "s", permission: "developer_console.read" },
    ],
  },
];
