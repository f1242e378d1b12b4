/** Statuses, reasons and categories of the API, in the domain's terms. */
import type { CategoryReport, Instant, TemplateReport } from "@atlas-messaging/domain";
import { storable, textAt } from "../json.ts";

type Status = TemplateReport["status"];

/** Statuses of templates and events of their callbacks. Others change nothing that we show. */
const statuses: { readonly [name: string]: Status } = {
  APPROVED: "approved",
  REINSTATED: "approved",
  UNARCHIVED: "approved",
  PENDING: "pending",
  IN_APPEAL: "pending",
  REJECTED: "rejected",
  LIMIT_EXCEEDED: "rejected",
  PAUSED: "paused",
  ARCHIVED: "paused",
  DISABLED: "disabled",
  PENDING_DELETION: "disabled",
  DELETED: "disabled",
};

const named = (name: string | null): string => (name ?? "").toUpperCase();

/** Translates a status; null if it changes nothing that we show. */
export const statusOf = (name: string | null): Status | null =>
  Object.hasOwn(statuses, named(name)) ? (statuses[named(name)] ?? null) : null;

/** Translates a category; null for one that our templates cannot have. */
export const categoryOf = (name: string | null): CategoryReport["category"] | null => {
  if (named(name) === "UTILITY") return "utility";
  return named(name) === "MARKETING" ? "marketing" : null;
};

const maxReason = 500;

/** Puts the API's reasons into one line; null if it gives none. */
export const reasonFrom = (code: string | null, ...texts: readonly (string | null)[]): string | null => {
  const codes = code === null || named(code) === "NONE" ? [] : [code];
  const words = texts.flatMap((text) => (text === null || text.trim() === "" ? [] : [text.trim()]));
  const reason = [...codes, words.join(" ")].filter((part) => part !== "").join(": ");
  return storable(reason.replaceAll(/\s+/g, " "), maxReason) || null;
};

/** A status that tells by itself why. */
export const reasonOfStatus = (name: string | null): string | null => {
  const status = named(name);
  if (status === "PENDING_DELETION" || status === "DELETED") return "It was deleted at the messaging app.";
  if (status === "ARCHIVED") return "It was archived at the messaging app.";
  return status === "LIMIT_EXCEEDED" ? "The business account has as many templates as it may have." : null;
};

/** The API writes `en_US` and, in callbacks, `en-US`. */
export const plainLanguage = (language: string): string => language.replaceAll("-", "_").toLowerCase();

/** The time of an answer by the API's clock, in whole seconds like those of its callbacks. */
export const timeOf = (date: string | undefined, now: Instant): Instant => {
  const stated = Date.parse(date ?? "");
  const time = Number.isNaN(stated) ? Date.parse(now) : stated;
  return new Date(Math.floor(time / 1_000) * 1_000).toISOString();
};

/** Reads status and reason of a template as a request answers it. */
export const stateOf = (template: unknown): Pick<TemplateReport, "status" | "reason"> | null => {
  const name = textAt(template, "status");
  const status = statusOf(name);
  if (status === null) return null;
  return { status, reason: reasonOfStatus(name) ?? reasonFrom(textAt(template, "rejected_reason")) };
};
