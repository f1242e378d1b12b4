import { revokeKey } from "@atlas-messaging/domain";
import { write } from "../../pipeline/execute.ts";
import { keyFacts } from "./load.ts";

export const keys = {
  "keys.revoke": write("keys.revoke", {
    facts: keyFacts,
    args: ({ params }) => ({ id: params.id }),
    decide: revokeKey,
  }),
};
