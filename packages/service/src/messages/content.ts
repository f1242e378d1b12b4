import { type Attaching, type Media, bareType, isMedia, mediaProblem } from "../core/media-content.ts";
import { hiddenValues, hidesValues } from "../templates/authentication.ts";
import { isMessageText, maxTextLength, noticeOf, renderTemplate } from "../templates/content.ts";
import { paramProblems } from "../templates/params.ts";
import type { TemplateRow } from "../rows/templates.ts";
import type { Window } from "../conversations/present.ts";
import { type Refused, refuse, refuseMember, refuseMembers } from "../core/outcome.ts";
import type { Id, MessageCategory, Metadata } from "../rows/primitives.ts";
import type { MediaRow, MessageContent, MessageRow } from "../rows/messages.ts";

/** Requested content: free-form text, a template, or both. With both, an open window gets the text. */
export interface RequestedContent {
  readonly text?: string;
  readonly content?: MessageContent;
  /** Shows a preview of the first page that the text names. */
  readonly link_preview?: boolean;
  /** The message to quote, which the caller has looked up. */
  readonly reply_to?: Id;
  readonly template_id?: Id;
  readonly template_params?: { readonly [name: string]: string };
  readonly template_header?: HeaderFile;
  readonly category?: MessageCategory;
  /** Data of the caller's own. */
  readonly metadata?: Metadata;
}

/** The file in a template's header, by one of media and address. */
export interface HeaderFile {
  readonly media_id?: Id;
  readonly url?: string;
  readonly filename?: string;
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
  const { text, content: rich, reply_to, template_id: templateId, category = null } = requested;
  const problem =
    rich === undefined
      ? previewProblem(requested)
      : (contentProblem(rich) ?? mediaProblem({ media: media ?? null }, rich));
  if (problem) return problem;
  if (templateId !== undefined) {
    if (!template) return refuse("template_not_found", `Your organization has no template ${templateId}.`);
    const notice = noticeOf(template);
    if (notice !== null)
      return refuse("template_not_approved", `The template ${template.name} cannot be sent. ${notice}`);
  }
  const freely = {
    template_id: null,
    category,
    ...(reply_to === undefined ? {} : { reply_to: reply_to.toLowerCase() }),
  };
  if (rich !== undefined && window.open) return { ...freely, type: rich.type, text: shortTextOf(rich), content: rich };
  if (text !== undefined && window.open) {
    const preview = requested.link_preview === true ? { link_preview: true } : {};
    return { ...freely, ...preview, type: "text", text };
  }
  if (!template) {
    const why = window.expires_at === null ? "has never written to you" : "last wrote more than 24 hours ago";
    return refuse("window_closed", `${recipient} ${why}; send a template_id with its category.`);
  }
  const params = requested.template_params ?? {};
  const misfits = paramProblems(template, params);
  if (misfits.length > 0) return refuseMembers(misfits);
  const header = headerOf(template, requested.template_header, media ?? null);
  if (header !== null && "kind" in header) return header;
  const shown = hidesValues(template) ? hiddenValues(params) : params;
  const rendered = renderTemplate(wholeText(template), shown);
  if (!isMessageText(rendered.text)) return unfitParams();
  const { template_params } = requested;
  // The provider bills and filters by the template's own category, which it may change; the caller's is a wish.
  const content = {
    type: "template",
    text: rendered.text,
    template_id: template.id,
    category: template.category,
    ...(header === null ? {} : { content: header }),
  } as const;
  return template_params === undefined ? content : { ...content, template_params };
};

/** The lines that the customer reads, without buttons. */
const wholeText = ({ header, body, footer }: TemplateRow): string =>
  [header, body, footer].filter((part) => part !== null).join("\n\n");

/** Returns the file of a template's header as the message has it; null for a template without one. */
const headerOf = (
  { header_media }: Pick<TemplateRow, "header_media">,
  file: HeaderFile | undefined,
  media: MediaRow | null,
): Media | Refused<"validation_failed"> | null => {
  if (header_media === null)
    return file === undefined ? null : refuseMember("template_header", "must be left out; the template has no file");
  const { type } = header_media;
  if (file === undefined)
    return refuseMember("template_header", `is required: the template has a header with ${article[type]}`);
  const { media_id, url, filename } = file;
  if ((media_id === undefined) === (url === undefined))
    return refuseMember("template_header", "must have one of media_id and url");
  if (filename !== undefined && type !== "document")
    return refuseMember("template_header.filename", "is for documents only");
  const content: Media = {
    type,
    ...(media_id === undefined ? {} : { media_id: media_id.toLowerCase() }),
    ...(url === undefined ? {} : { url }),
    ...(filename === undefined ? {} : { filename }),
  };
  return mediaProblem({ media }, content, "template_header") ?? content;
};

const article = { image: "an image", video: "a video", document: "a document" } as const;

const unfitParams = () => refuseMember("template_params", `must give a text of 1 to ${maxTextLength} characters`);

// Content other than text: its short form, and the rules that a schema cannot express.

const maxRows = 10;

/** Returns a short form of the content, for lists, searches and agents. */
export const shortTextOf = (content: MessageContent): string => {
  if (isTextWithButtons(content)) return content.text;
  if (content.type === "location") {
    const named = [content.name, content.address].filter((part) => part !== undefined);
    return named.length > 0 ? named.join(", ") : `${content.latitude}, ${content.longitude}`;
  }
  if (isMedia(content)) return content.caption ?? content.filename ?? `[${content.type}]`;
  if (content.type === "order") return content.text ?? itemsOf(content.items);
  if (content.type === "form_reply") return content.text ?? `[${content.name ?? content.type}]`;
  if (content.type === "unsupported") return `[${content.provider_type}]`;
  return content.type === "contacts" ? content.contacts.map(({ name }) => name).join(", ") : content.title;
};

type TextWithButtons = Extract<
  MessageContent,
  { readonly type: "buttons" | "list" | "url_button" | "location_request" }
>;

const isTextWithButtons = (content: MessageContent): content is TextWithButtons =>
  content.type === "buttons" ||
  content.type === "list" ||
  content.type === "url_button" ||
  content.type === "location_request";

const itemsOf = (items: readonly { readonly product_id: string; readonly quantity: number }[]): string =>
  items
    .map(({ product_id, quantity }) => `${quantity} × ${product_id}`)
    .join(", ")
    .slice(0, maxTextLength);

/** Tells if agents hear a message. What the service does not understand waits for people. */
export const isForAgents = ({ type }: Pick<MessageRow, "type">): boolean => type !== "unsupported";

/** Tells if a customer's message has words of the customer: all but places, contacts, and media without a caption. */
export const hasWords = ({ type, content }: Pick<MessageRow, "type" | "content">): boolean => {
  if (content === null || type === "button_reply" || type === "list_reply") return true;
  return isMedia(content) && content.caption !== undefined;
};

/** Refuses content that the messaging app would refuse; null if there is nothing against it. */
export const contentProblem = (content: MessageContent): Refused<"validation_failed"> | null => {
  if (content.type === "buttons") {
    if (repeats(content.buttons.map(({ id }) => id))) return refuseMember("content.buttons", "must have different ids");
    return repeats(content.buttons.map(({ title }) => title))
      ? refuseMember("content.buttons", "must have different titles")
      : null;
  }
  if ((content.type === "audio" || content.type === "sticker") && content.caption !== undefined) {
    return refuseMember("content.caption", "cannot stand below a sound or a sticker; send a text beside it");
  }
  if (isMedia(content) && content.type !== "audio" && content.voice !== undefined) {
    return refuseMember("content.voice", "is for audio only");
  }
  if (isMedia(content) && content.type !== "document" && content.filename !== undefined) {
    return refuseMember("content.filename", "is for documents only");
  }
  if (content.type !== "list") return null;
  const { sections } = content;
  const rows = sections.flatMap((section) => section.rows);
  if (rows.length > maxRows) {
    return refuseMember("content.sections", `must have at most ${maxRows} rows in all; these are ${rows.length}`);
  }
  if (repeats(rows.map(({ id }) => id))) return refuseMember("content.sections", "must have rows of different ids");
  return sections.length > 1 && sections.some(({ title }) => title === undefined)
    ? refuseMember("content.sections", "must each have a title, since there are several")
    : null;
};

/** Refuses a preview of a text that names no page; null if there is nothing against it. */
export const previewProblem = ({
  text,
  link_preview,
}: Pick<RequestedContent, "text" | "link_preview">): Refused<"validation_failed"> | null =>
  link_preview === true && text !== undefined && !/https?:\/\/[^\s]/i.test(text)
    ? refuseMember("link_preview", "needs a text with an address that begins with https:// or http://")
    : null;

const repeats = (values: readonly string[]): boolean => new Set(values).size < values.length;

// Types of media: the type that a sender names against the one that the bytes show, and the kinds that take them.

/** Findings from the bytes: a type by their signature, or that they are text. */
export interface Sniffed {
  readonly mediaType: string | null;
  readonly isText: boolean;
}

/** Names of the same format, or formats within one container, by the type that the bytes show. */
const alike: { readonly [shown: string]: readonly string[] } = {
  "audio/x-m4a": ["audio/mp4", "audio/m4a", "audio/aac"],
  "video/mp4": ["audio/mp4", "video/quicktime", "video/x-m4v"],
  "video/3gpp": ["audio/3gpp"],
  "audio/ogg": ["application/ogg", "video/ogg"],
  "audio/mpeg": ["audio/mp3"],
  "audio/wav": ["audio/x-wav", "audio/vnd.wave"],
  "image/apng": ["image/png"],
  "application/x-cfb": ["application/msword", "application/vnd.ms-excel", "application/vnd.ms-powerpoint"],
  "application/zip": [
    "application/x-zip-compressed",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  ],
  "application/xml": ["text/xml", "text/html", "application/xhtml+xml", "image/svg+xml"],
  "application/rtf": ["text/rtf"],
};

const opaque = "application/octet-stream";

const texts: readonly string[] = ["application/json", "application/xml", "image/svg+xml"];

const nameOfType = "[a-z0-9][a-z0-9!#$&^_.+-]{0,126}";

/** A type as a header names it, with parameters or without (RFC 9110, 8.3.1). */
const mediaTypeForm = new RegExp(`^${nameOfType}/${nameOfType}[ \\t]*(?:;[\\t\\x20-\\x7e]*)?$`, "i");

/** Tells if a text from outside may be a file's type: a header with line breaks, or a row with U+0000, would fail. */
export const isMediaType = (text: string): boolean => text.length <= 255 && mediaTypeForm.test(text);

/** Tells if bytes are of the type that their sender names. Bytes without a signature are text, or of no known type. */
export const isOfType = (named: string, { mediaType, isText }: Sniffed): boolean => {
  const [type, shown] = [bareType(named), mediaType === null ? null : bareType(mediaType)];
  if (type === opaque) return true;
  if (shown !== null) return type === shown || alike[shown]?.includes(type) === true;
  return isText && (type.startsWith("text/") || texts.includes(type));
};

/** Content to send, as the customer will read it. */
export type OutboundContent = Pick<MessageRow, "type" | "text" | "template_id" | "category"> & {
  readonly content?: MessageRow["content"];
  readonly reply_to?: Id | null;
  /** Shows a preview of the first page that the text names. */
  readonly link_preview?: boolean;
  /** The template's parameters, for providers that render it themselves. */
  readonly template_params?: { readonly [name: string]: string };
};
