/** The organization of the session, renamed and deleted. */
import { deleteOrganization, updateOrganization } from "@atlas-messaging/domain";
import { write } from "../../handler.ts";

export const organization = {
  "console.updateOrganization": write("console.updateOrganization", { args: () => ({}), decide: updateOrganization }),
  "console.deleteOrganization": write("console.deleteOrganization", { args: () => ({}), decide: deleteOrganization }),
};
