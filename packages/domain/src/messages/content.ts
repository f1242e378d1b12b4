import { placeholdersIn } from "../console/templates/content.ts";
import { noticeOf } from "../console/templates/present.ts";
import type { TemplateRow } from "../console/templates/rows.ts";
import type { Window } from "../conversations/window.ts";
import { type Refused, refuse, refuseMember, refuseMembers } from "../outcome.ts";
import type { Id, MessageCategory } from "../rows.ts";
import { type Attaching, mediaProblem } from "./media/attach.ts";
import type { OutboundContent } from "./queue.ts";
import type { MessageContent } from "./message-content.ts";
import { contentProblem, shortTextOf } from "./rich.ts";
import { isMessageText, maxTextLength, renderTemplate } from "./template.ts";

/** Requested content: free-form text, a template, or both. With both, an open window gets the text. */
export interface RequestedContent {
  readonly text?: string;
  readonly content?: MessageContent;
  /** The message to quote, which the caller has looked up. */
  readonly reply_to?: Id;
  readonly template_id?: Id;
  readonly template_params?: { readonly [name: string]: string };
  readonly category?: MessageCategory;
}

export type ContentRefusal = Refused<
  "template_not_found" | "template_not_approved" | "window_closed" | "validation_failed"
>;

/** Decides the content to send by the window (Limits, Messaging window). */
export const decideContent = (
  requested: RequestedContent,
  {
    window,
    template,
    recipient,
    media,
  }: Attaching & { readonly window: Window; readonly template: TemplateRow | null; readonly recipient: string },
): OutboundContent | ContentRefusal => {
  const { text, content: rich, template_id: templateId, category = null } = requested;
  const problem = rich === undefined ? null : (contentProblem(rich) ?? mediaProblem({ media: media ?? null }, rich));
  if (problem) return problem;
  if (templateId !== undefined) {
    if (!template) return refuse("template_not_found", `Your organization has no template ${templateId}.`);
    const notice = noticeOf(template);
    if (notice !== null)
      return refuse("template_not_approved", `The template ${template.name} cannot be sent. ${notice}`);
  }
  const freely = { template_id: null, category, ...quoting(requested) };
  if (rich !== undefined && window.open) return { ...freely, type: rich.type, text: shortTextOf(rich), content: rich };
  if (text !== undefined && window.open) return { ...freely, type: "text", text };
  if (!template) {
    const why = window.expires_at === null ? "has never written to you" : "last wrote more than 24 hours ago";
    return refuse("window_closed", `${recipient} ${why}; send a template_id with its category.`);
  }
  if (category !== template.category) return wrongCategory(template.category);
  const params = requested.template_params ?? {};
  const missing = placeholdersIn(template).filter((name) => !Object.hasOwn(params, name));
  if (missing.length > 0) return missingParams(missing);
  const rendered = renderTemplate(wholeText(template), params);
  if (!isMessageText(rendered.text)) return unfitParams();
  const { template_params } = requested;
  const content = { type: "template", text: rendered.text, template_id: template.id, category } as const;
  return template_params === undefined ? content : { ...content, template_params };
};

const quoting = ({ reply_to }: RequestedContent) =>
  reply_to === undefined ? {} : { reply_to: reply_to.toLowerCase() };

/** The lines that the customer reads, without buttons. */
const wholeText = ({ header, body, footer }: TemplateRow): string =>
  [header, body, footer].filter((part) => part !== null).join("\n\n");

const missingParams = (missing: readonly string[]) =>
  refuseMembers(missing.map((name) => ({ path: `template_params.${name}`, message: "is required by the template" })));

const wrongCategory = (category: MessageCategory) =>
  refuseMember("category", `must be ${category}, the category that the template was approved for`);

const unfitParams = () => refuseMember("template_params", `must give a text of 1 to ${maxTextLength} characters`);
