/** Content other than text: its short form, and the rules that a schema cannot express. */
import { type Refused, refuseMember } from "../outcome.ts";
import type { MessageContent } from "./message-content.ts";

const maxRows = 10;

/** Returns a short form of the content, for lists, searches and agents. */
export const textOf = (content: MessageContent): string => {
  if (content.type === "buttons" || content.type === "list") return content.text;
  if (content.type === "location") {
    const named = [content.name, content.address].filter((part) => part !== undefined);
    return named.length > 0 ? named.join(", ") : `${content.latitude}, ${content.longitude}`;
  }
  return content.type === "contacts" ? content.contacts.map(({ name }) => name).join(", ") : content.title;
};

/** Refuses content that the messaging app would refuse; null if there is nothing against it. */
export const contentProblem = (content: MessageContent): Refused<"validation_failed"> | null => {
  if (content.type === "buttons") {
    if (repeats(content.buttons.map(({ id }) => id))) return refuseMember("content.buttons", "must have different ids");
    return repeats(content.buttons.map(({ title }) => title))
      ? refuseMember("content.buttons", "must have different titles")
      : null;
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
