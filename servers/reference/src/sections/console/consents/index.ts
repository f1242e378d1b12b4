import { consentFacts, consentPageFacts } from "./load.ts";

export { livingOf } from "./load.ts";

export const consents = {
  "console.listConsents": consentPageFacts,
  "console.revokeConsent": consentFacts,
};
