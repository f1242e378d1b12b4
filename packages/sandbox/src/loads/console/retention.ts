import type { Organization } from "../../store/organization.ts";
import type { LoadsIn } from "../section.ts";

const chosenBy = ({ tables }: Organization) => ({ chosen: [...tables.retentions.all()] });

export const retention = {
  "console.getRetention": chosenBy,
  "console.setRetention": chosenBy,
} satisfies Partial<LoadsIn<"console">>;
