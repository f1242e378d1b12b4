import { organizationFacts } from "./load.ts";

export const organizations = {
  "console.updateOrganization": organizationFacts,
  "console.deleteOrganization": organizationFacts,
};
