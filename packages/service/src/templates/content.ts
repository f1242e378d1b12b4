/** Rules of a template's content, beyond the forms that the contract checks. */
import type { Detail } from "@atlas-messaging/contract";
import type { TemplateButton, TemplateContent, TemplateRow, TemplateStatus } from "../rows/templates.ts";
import type { Facts } from "../core/outcome.ts";

type Filled = Pick<TemplateContent, "header" | "body" | "buttons">;

/** Lists the placeholders of header, body, and addresses and codes of buttons, each once, in order. */
export const placeholdersIn = ({ header, body, buttons }: Filled): readonly string[] =>
  placeholdersOf([header ?? "", body, ...buttons.map(filledOf)].join(" "));

/** Returns the part of a button that a message fills in. */
export const filledOf = (button: TemplateButton): string => {
  if (button.type === "url") return button.url;
  return button.type === "copy_code" ? button.code : "";
};

const maxPlaceholders = 50;

const maxNameLength = 64;

const [maxUrls, maxPhones, maxCodes] = [2, 1, 1];

/** Lists what the messaging apps would not take, each with its member. */
export const contentProblems = (content: TemplateContent): readonly Detail[] => [
  ...headerProblems(content),
  ...footerProblems(content),
  ...buttonProblems(content),
  ...placeholderProblems(content),
];

const headerProblems = ({ header, header_media }: TemplateContent): readonly Detail[] => {
  if (placeholdersOf(header ?? "").length > 1)
    return [{ path: "header", message: "must have at most one placeholder" }];
  if (header_media === null) return [];
  if (header !== null) return [{ path: "header_media", message: "must stand alone, without a line in `header`" }];
  return header_media.media_id === null
    ? [{ path: "header_media.media_id", message: "is required, since reviewers see a sample" }]
    : [];
};

const footerProblems = ({ footer }: TemplateContent): readonly Detail[] =>
  placeholdersOf(footer ?? "").length > 0 ? [{ path: "footer", message: "must have no placeholders" }] : [];

const buttonProblems = ({ buttons }: TemplateContent): readonly Detail[] => {
  const count = (type: TemplateButton["type"]) => buttons.filter((button) => button.type === type).length;
  return [
    ...(count("url") > maxUrls ? [{ path: "buttons", message: `must have at most ${maxUrls} with an address` }] : []),
    ...(count("phone") > maxPhones
      ? [{ path: "buttons", message: `must have at most ${maxPhones} with a phone number` }]
      : []),
    ...(count("copy_code") > maxCodes
      ? [{ path: "buttons", message: `must have at most ${maxCodes} with a code` }]
      : []),
  ];
};

const placeholderProblems = (content: TemplateContent): readonly Detail[] => {
  const names = placeholdersIn(content);
  const tooMany = names.length > maxPlaceholders;
  const tooLong = names.some((name) => name.length > maxNameLength);
  const strangers = Object.keys(content.samples).filter((name) => !names.includes(name));
  return [
    ...(tooMany ? [{ path: "body", message: `must have at most ${maxPlaceholders} placeholders` }] : []),
    ...(tooLong ? [{ path: "body", message: `must have placeholders of at most ${maxNameLength} characters` }] : []),
    ...strangers.map((name) => ({
      path: `samples.${name}`,
      message: "must be left out if the template has no such placeholder",
    })),
  ];
};

/** Returns the samples that belong to placeholders of the content. */
export const samplesFor = (content: Filled, samples: TemplateContent["samples"]): TemplateContent["samples"] => {
  const names = placeholdersIn(content);
  return Object.fromEntries(Object.entries(samples).filter(([name]) => names.includes(name)));
};

/** A button as a request or an answer has it. */
export interface GivenButton {
  readonly type: TemplateButton["type"];
  readonly text: string;
  readonly url?: string | undefined;
  readonly phone_number?: string | undefined;
  readonly code?: string | undefined;
}

const needed = { url: "url", phone: "phone_number", copy_code: "code" } as const;

/** Lists the members that the types of buttons need. */
export const buttonMisfits = (buttons: readonly GivenButton[] = []): readonly Detail[] =>
  buttons.flatMap((button, index) => {
    if (button.type === "quick_reply") return [];
    const member = needed[button.type];
    return button[member] === undefined
      ? [{ path: `buttons.${index}.${member}`, message: "is required by the type" }]
      : [];
  });

/** Copies the members that belong to the type. A console body may have others. */
export const buttonOf = ({ type, text, url = "", phone_number = "", code = "" }: GivenButton): TemplateButton => {
  if (type === "url") return { type, text, url };
  if (type === "copy_code") return { type, text, code };
  return type === "phone" ? { type, text, phone_number } : { type, text };
};

/** Presents a template as the console shows it. */
export const presentTemplate = (template: TemplateRow) => ({
  id: template.id,
  name: template.name,
  language: template.language,
  category: template.category,
  ...presentParts(template),
  samples: { ...template.samples },
  authentication: template.authentication && {
    security_recommendation: template.authentication.security_recommendation,
    code_expires_minutes: template.authentication.code_expires_minutes,
  },
  status: template.status,
  rejection_reason: rejectionOf(template),
  notice: noticeOf(template),
  created_at: template.created_at,
  updated_at: template.updated_at,
});

/** Presents the parts that a customer reads, and the names of what fills them in. */
export const presentParts = ({ header, header_media, body, footer, buttons }: Omit<TemplateContent, "samples">) => ({
  header,
  header_media: header_media && { type: header_media.type, media_id: header_media.media_id },
  body,
  footer,
  buttons: buttons.map(buttonOf),
  placeholders: [...placeholdersIn({ header, body, buttons })],
});

/** Presents a template as its event shows it. */
export const presentChangedTemplate = (template: TemplateRow) => ({
  id: template.id,
  name: template.name,
  language: template.language,
  category: template.category,
  status: template.status,
  rejection_reason: rejectionOf(template),
});

const rejectionOf = ({ status, reason }: TemplateRow): string | null =>
  status === "rejected" ? (reason ?? "The messaging app gives no reason.") : null;

/** Explains why a template cannot be sent, and the remedy; null while it can. */
export const noticeOf = (template: TemplateRow): string | null => notices[template.status](template);

const because = ({ reason }: TemplateRow): string => (reason === null ? "." : `: ${sentence(reason)}`);

const notices: { readonly [Status in TemplateStatus]: (template: TemplateRow) => string | null } = {
  approved: () => null,
  draft: (template) => `It has not been submitted to the messaging app${because(template)}`,
  pending: (template) => pendingNotice(template),
  rejected: (template) => `The messaging app has rejected it${because(template)} Change it, and it is submitted again.`,
  paused: (template) =>
    `The messaging app has paused it${because(template)} It resumes by itself; use another one meanwhile, or change it.`,
  disabled: (template) =>
    `The messaging app has disabled it for good${because(template)} Create another one under a new name.`,
};

const pendingNotice = ({ submitted_at, reason }: TemplateRow): string => {
  if (submitted_at !== null) return "The messaging app reviews it; `template.status_changed` tells the decision.";
  return reason === null
    ? "It is being submitted to the messaging app."
    : `It could not be submitted yet, and is tried again: ${sentence(reason)}`;
};

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

const placeholder = /\{\{\s*([\w.-]+)\s*\}\}/g;

/** Fills the `{{name}}` placeholders of a template, and lists those without a value. */
export const renderTemplate = (
  body: string,
  params: { readonly [name: string]: string },
): { readonly text: string; readonly missing: readonly string[] } => {
  const missing = new Set<string>();
  const text = body.replace(placeholder, (_, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) missing.add(name);
    return value ?? "";
  });
  return { text, missing: [...missing] };
};

/** Lists the placeholder names of a template, each once, in order. */
export const placeholdersOf = (body: string): readonly string[] => [
  ...new Set(Array.from(body.matchAll(placeholder), ([, name = ""]) => name)),
];

/** Maximum characters of a message in the contract. */
export const maxTextLength = 4_096;

/** Tells if a rendered template is a valid message text by contract. */
export const isMessageText = (text: string): boolean => text !== "" && Array.from(text).length <= maxTextLength;

/** Makes a template that nobody has reviewed. */
export const newTemplate = (
  facts: Facts,
  head: Pick<TemplateRow, "name" | "language" | "category">,
  content: TemplateContent,
): TemplateRow => ({
  organization_id: facts.organizationId,
  id: facts.newId(),
  ...head,
  ...content,
  status: "pending",
  reason: null,
  revision: 1,
  channel_id: null,
  provider_template_id: null,
  submitted_at: null,
  reported_at: null,
  reported_status: null,
  reported_reason: null,
  category_at: null,
  live: true,
  created_at: facts.now,
  updated_at: facts.now,
});
