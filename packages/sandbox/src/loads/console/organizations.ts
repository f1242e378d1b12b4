import type { Organization } from "../../store/organization.ts";
import type { LoadsIn } from "../section.ts";

const own = ({ id, tables }: Organization) => ({ organization: tables.organizations.byId(id) });

export const organizations = {
  "console.updateOrganization": own,
  "console.deleteOrganization": own,
} satisfies Partial<LoadsIn<"console">>;
