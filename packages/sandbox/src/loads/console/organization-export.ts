import type { Organization } from "../../store/organization.ts";
import type { LoadsIn } from "../section.ts";

const knownTo = ({ tables }: Organization) => ({ known: [...tables.organization_exports.all()][0] ?? null });

export const organizationExport = {
  "console.getExport": knownTo,
  "console.requestExport": knownTo,
  "console.downloadExport": knownTo,
} satisfies Partial<LoadsIn<"console">>;
