import type { TemplateRow } from "@atlas-messaging/domain";
import type { Organization } from "../store/organization.ts";

/** Returns a template that is not deleted. */
export const liveTemplate = ({ tables }: Organization, id: string | null): TemplateRow | null => {
  const template = tables.templates.byId(id);
  return template?.live === true ? template : null;
};
