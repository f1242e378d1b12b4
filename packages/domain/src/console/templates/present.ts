import { buttonOf, placeholdersIn } from "./content.ts";
import type { TemplateRow, TemplateStatus } from "./rows.ts";

/** Presents a template as the console shows it. */
export const presentTemplate = (template: TemplateRow) => ({
  id: template.id,
  name: template.name,
  language: template.language,
  category: template.category,
  header: template.header,
  body: template.body,
  footer: template.footer,
  buttons: template.buttons.map(buttonOf),
  samples: { ...template.samples },
  placeholders: [...placeholdersIn(template)],
  status: template.status,
  rejection_reason: rejectionOf(template),
  notice: noticeOf(template),
  created_at: template.created_at,
  updated_at: template.updated_at,
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
