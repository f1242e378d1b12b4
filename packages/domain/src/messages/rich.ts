/** Content other than text: its short form, and the rules that a schema cannot express. */
import { type Refused, refuseMember } from "../outcome.ts";
import type { MessageRow } from "../rows.ts";
import type { MessageContent } from "./message-content.ts";

const maxRows = 10;

/** Returns a short form of the content, for lists, searches and agents. */
export const shortTextOf = (content: MessageContent): string => {
  if (content.type === "buttons" || content.type === "list") return content.text;
  if (content.type === "location") {
    const named = [content.name, content.address].filter((part) => part !== undefined);
    return named.length > 0 ? named.join(", ") : `${content.latitude}, ${content.longitude}`;
  }
  if (isMedia(content)) return content.caption ?? content.filename ?? `[${content.type}]`;
  return content.type === "contacts" ? content.contacts.map(({ name }) => name).join(", ") : content.title;
};

/** Tells if a customer's message has words of the customer: all but places, contacts, and media without a caption. */
export const hasWords = ({ type, content }: Pick<MessageRow, "type" | "content">): boolean => {
  if (content === null || type === "button_reply" || type === "list_reply") return true;
  return isMedia(content) && content.caption !== undefined;
};

type Media = Extract<MessageContent, { readonly type: "image" | "audio" | "video" | "document" }>;

const mediaTypes: readonly string[] = ["image", "audio", "video", "document"] satisfies readonly Media["type"][];

export const isMedia = (content: MessageContent): content is Media => mediaTypes.includes(content.type);

/** Refuses content that the messaging app would refuse; null if there is nothing against it. */
export const contentProblem = (content: MessageContent): Refused<"validation_failed"> | null => {
  if (content.type === "buttons") {
    if (repeats(content.buttons.map(({ id }) => id))) return refuseMember("content.buttons", "must have different ids");
    return repeats(content.buttons.map(({ title }) => title))
      ? refuseMember("content.buttons", "must have different titles")
      : null;
  }
  if (content.type === "audio" && content.caption !== undefined) {
    return refuseMember("content.caption", "cannot stand below a sound; send a text beside it");
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

const repeats = (values: readonly string[]): boolean => new Set(values).size < values.length;
