import type { LoadsIn } from "../section.ts";

export const limits = {
  "console.listLimits": ({ tables }, { principal_id }) => ({
    isOwn: tables.credentials.byId(principal_id) !== null || tables.members.byId(principal_id) !== null,
  }),
} satisfies Partial<LoadsIn<"console">>;
