import type { Organization } from "../store/organization.ts";
import { type PageRange, oldestFirst } from "./pages.ts";

/** Returns a page of the messages of a session, oldest first. */
export const sessionMessagePage = ({ tables }: Organization, { id, ...range }: PageRange & { readonly id: string }) => {
  const session = tables.sessions.byId(id);
  const messages = session ? tables.session_messages.where("session_id", session.id) : [];
  return { exists: session !== null, ...oldestFirst(messages, (message) => message.id, range) };
};
