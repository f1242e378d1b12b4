import type { Organization } from "../../store/organization.ts";
import type { LoadsIn } from "../section.ts";

const choiceOf = ({ tables }: Organization) => ({ choice: [...tables.alert_choices.all()][0] ?? null });

export const alerts = {
  "console.getAlerts": choiceOf,
  "console.setAlerts": choiceOf,
} satisfies Partial<LoadsIn<"console">>;
