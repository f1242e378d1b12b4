/** A template as the API takes it. */
import type {
  TemplateAuthentication,
  TemplateButton,
  TemplateHeaderMedia,
  TemplateRow,
} from "@atlas-messaging/service/rows/templates";
import { placeholdersOf, renderTemplate } from "@atlas-messaging/service/templates/content";
import type { CategoryReport, TemplateReport } from "@atlas-messaging/service/templates/submission";
import type { Instant } from "@atlas-messaging/service/rows/primitives";
import { storable, textAt } from "./answers.ts";

/** Builds the components and the form of their placeholders. A file in the header goes by the handle of its sample. */
export const contentOf = (template: TemplateRow, handle: string | null = null) => {
  if (template.authentication !== null) return { components: codeComponents(template.authentication) };
  const byOrder = isByOrder(template);
  const { header, header_media, body, footer, buttons } = template;
  return {
    parameter_format: byOrder ? "POSITIONAL" : "NAMED",
    components: [
      ...(header === null ? [] : [headerOf(template, header, byOrder)]),
      ...(header_media === null ? [] : [fileOf(header_media, handle)]),
      bodyOf(template, body, byOrder),
      ...(footer === null ? [] : [{ type: "FOOTER", text: footer }]),
      ...(buttons.length === 0 ? [] : [{ type: "BUTTONS", buttons: buttons.map((each) => buttonOf(template, each)) }]),
    ],
  };
};

const fileOf = ({ type }: TemplateHeaderMedia, handle: string | null) => ({
  type: "HEADER",
  format: type.toUpperCase(),
  ...(handle === null ? {} : { example: { header_handle: [handle] } }),
});

/** The API writes text, expiry and label itself, in the template's language. */
const codeComponents = ({ security_recommendation, code_expires_minutes }: TemplateAuthentication) => [
  { type: "BODY", add_security_recommendation: security_recommendation },
  ...(code_expires_minutes === null ? [] : [{ type: "FOOTER", code_expiration_minutes: code_expires_minutes }]),
  { type: "BUTTONS", buttons: [{ type: "OTP", otp_type: "COPY_CODE" }] },
];

/** A sample that nobody gave is the placeholder's name. */
const sampleOf = ({ samples }: TemplateRow, name: string): string =>
  (Object.hasOwn(samples, name) ? samples[name] : undefined) ?? name;

const named = (template: TemplateRow, placeholders: readonly Placeholder[]) =>
  placeholders.map(({ name, called }) => ({ param_name: called, example: sampleOf(template, name) }));

const inOrder = (template: TemplateRow, placeholders: readonly Placeholder[]) =>
  placeholders.map(({ name }) => sampleOf(template, name));

const headerOf = (template: TemplateRow, header: string, byOrder: boolean) => {
  const placeholders = placeholdersAt(header, byOrder);
  const example = byOrder
    ? { header_text: inOrder(template, placeholders) }
    : { header_text_named_params: named(template, placeholders) };
  const text = textFor(header, placeholders);
  return { type: "HEADER", format: "TEXT", text, ...(placeholders.length === 0 ? {} : { example }) };
};

const bodyOf = (template: TemplateRow, body: string, byOrder: boolean) => {
  const placeholders = placeholdersAt(body, byOrder);
  const example = byOrder
    ? { body_text: [inOrder(template, placeholders)] }
    : { body_text_named_params: named(template, placeholders) };
  return { type: "BODY", text: textFor(body, placeholders), ...(placeholders.length === 0 ? {} : { example }) };
};

/** An address has at most one placeholder, which the API calls by order. */
const buttonOf = (template: TemplateRow, button: TemplateButton) => {
  const { text } = button;
  if (button.type === "quick_reply") return { type: "QUICK_REPLY", text };
  if (button.type === "phone") return { type: "PHONE_NUMBER", text, phone_number: button.phone_number };
  if (button.type === "copy_code") {
    const [name] = placeholdersOf(button.code);
    return { type: "COPY_CODE", example: name === undefined ? button.code : sampleOf(template, name) };
  }
  const placeholders = placeholdersAt(button.url, true);
  const samples = Object.fromEntries(placeholders.map(({ name }) => [name, sampleOf(template, name)]));
  const example = [renderTemplate(button.url, samples).text];
  return {
    type: "URL",
    text,
    url: textFor(button.url, placeholders),
    ...(placeholders.length === 0 ? {} : { example }),
  };
};

// Names of placeholders at the API: by order if all names are numbers, else by name.

/** A placeholder of a text, and the API's name for it. */
export interface Placeholder {
  readonly name: string;
  readonly called: string;
}

type Texts = Pick<TemplateRow, "header" | "body" | "authentication">;

/** Tells if all placeholders of header and body are numbers. That of a one-time code is the first. */
export const isByOrder = ({ header, body, authentication }: Texts): boolean =>
  authentication !== null || placeholdersOf(`${header ?? ""} ${body}`).every((name) => /^\d+$/.test(name));

/** Lists the placeholders of one text in the API's order. */
export const placeholdersAt = (text: string, byOrder: boolean): readonly Placeholder[] => {
  const names = placeholdersOf(text);
  if (!byOrder) return names.map((name) => ({ name, called: name.toLowerCase().replaceAll(/[^a-z0-9_]/g, "_") }));
  const ordered = names.toSorted((one, other) => Number(one) - Number(other));
  return ordered.map((name, index) => ({ name, called: String(index + 1) }));
};

/** Writes a text with the API's names. */
const textFor = (text: string, placeholders: readonly Placeholder[]): string =>
  renderTemplate(text, Object.fromEntries(placeholders.map(({ name, called }) => [name, `{{${called}}}`]))).text;

// Statuses, reasons and categories of the API, in the domain's terms.

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

const statusNamed = (name: string | null): string => (name ?? "").toUpperCase();

/** Translates a status; null if it changes nothing that we show. */
export const statusOf = (name: string | null): Status | null =>
  Object.hasOwn(statuses, statusNamed(name)) ? (statuses[statusNamed(name)] ?? null) : null;

/** Translates a category; null for one that our templates cannot have. */
export const categoryOf = (name: string | null): CategoryReport["category"] | null => {
  if (statusNamed(name) === "UTILITY") return "utility";
  if (statusNamed(name) === "AUTHENTICATION") return "authentication";
  return statusNamed(name) === "MARKETING" ? "marketing" : null;
};

const maxReason = 500;

/** Puts the API's reasons into one line; null if it gives none. */
export const reasonFrom = (code: string | null, ...texts: readonly (string | null)[]): string | null => {
  const codes = code === null || statusNamed(code) === "NONE" ? [] : [code];
  const words = texts.flatMap((text) => (text === null || text.trim() === "" ? [] : [text.trim()]));
  const reason = [...codes, words.join(" ")].filter((part) => part !== "").join(": ");
  return storable(reason.replaceAll(/\s+/g, " "), maxReason) || null;
};

/** A status that tells by itself why. */
export const reasonOfStatus = (name: string | null): string | null => {
  const status = statusNamed(name);
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
