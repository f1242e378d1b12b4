import { keyFacts } from "./load.ts";

export { type CredentialUses, credentialUses } from "./uses.ts";

export const keys = { "keys.revoke": keyFacts };
