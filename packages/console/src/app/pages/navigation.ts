/** The bar: its pages, in the order of who needs them. */
import type { Permission } from "@atlas-messaging/contract";
import { BadgeCheck, Inbox, type LucideIcon } from "lucide-react";

export interface Place {
  readonly to: "/inbox" | "/approvals";
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
    ],
  },
];
