/** Paths of the reference's pages, and links to them. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import { code, kebab, link, referencePath } from "./markdown.ts";

/** Returns the path of an operation's page: `/docs/reference/messages/send`, and `…/media-get` for another resource. */
export const operationPath = (id: OperationId): string => {
  const { section } = operations[id];
  const [resource = "", verb = ""] = id.split(".").map(kebab);
  return referencePath(section, section.startsWith(resource) ? verb : `${resource}-${verb}`);
};

/** Returns a link to an operation's page, as its id in code. */
export const operationLink = (id: OperationId): string => link(code(id), operationPath(id));

/** Path of the page that leads to the events. */
export const eventsPath = referencePath("webhook-events");

export const eventPath = (name: string): string => `${eventsPath}/${kebab(name)}`;

/** Returns a link to an event's page, as its name in code. */
export const eventLink = (name: string): string => link(code(name), eventPath(name));
