import type { DataOf, Known } from "@atlas-messaging/contract";
import type { Look } from "../../ui/state.tsx";

export type Template = DataOf<"console.templates.list">["templates"][number];

export const statusNames = ["approved", "pending", "rejected", "paused", "disabled", "draft"] as const;

export const states: { readonly [status in Known<Template["status"]>]: readonly [Look, string] } = {
  approved: ["good", "Approved"],
  pending: ["wait", "In review"],
  rejected: ["bad", "Rejected"],
  paused: ["warn", "Paused"],
  disabled: ["bad", "No longer allowed"],
  draft: ["off", "Not submitted"],
};

export const categoryNames = ["utility", "marketing", "transactional", "authentication"] as const;

export const categories: { readonly [category in Known<Template["category"]>]: string } = {
  utility: "Utility: something they asked for",
  marketing: "Marketing: needs their consent",
  transactional: "Transactional: an order or a booking",
  authentication: "Authentication: a one-time code",
};

/** A kind of file in the header. */
export type HeaderKind = "image" | "video" | "document";

export const headerKinds: { readonly [kind in HeaderKind]: string } = {
  image: "Picture",
  video: "Film",
  document: "File",
};

/** Returns a template's name as people say it. */
export const spoken = (name: string): string => name.replaceAll("_", " ");
