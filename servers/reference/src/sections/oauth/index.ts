import { consentFacts, consentPageFacts } from "./load.ts";

export {
  findApp,
  countApps,
  findAppIn,
  findByAccessToken,
  findByCode,
  findByRefreshToken,
  findRegistered,
  registerClient,
} from "./load.ts";

export const consents = {
  "console.listConsents": consentPageFacts,
  "console.revokeConsent": consentFacts,
};
