import { requestValidators } from "@atlas-messaging/contract/request-validators/keys";
import { keys } from "@atlas-messaging/pipeline/operations/keys";
import { type LoadsIn, sectionOf } from "./section.ts";

const loads = {
  "keys.revoke": ({ tables }, { id }) => {
    const credential = tables.credentials.byId(id);
    return { key: credential?.kind === "key" || credential?.kind === "sandbox" ? credential : null };
  },
} satisfies LoadsIn<"keys">;

export const section = sectionOf("keys", { operations: keys, loads, validators: requestValidators });
