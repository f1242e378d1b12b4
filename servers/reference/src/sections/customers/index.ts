import { exportFacts } from "./export.ts";
import { consentPageFacts, customerFacts, customerPageFacts, customerSearchFacts } from "./load.ts";

export { exportFacts } from "./export.ts";
export { consentPageFacts, customerFacts, customerPageFacts, customerSearchFacts } from "./load.ts";

export const customers = {
  "customers.list": customerPageFacts,
  "customers.search": customerSearchFacts,
  "customers.get": customerFacts,
  "customers.update": customerFacts,
  "customers.listConsents": consentPageFacts,
  "customers.recordConsent": customerFacts,
  "customers.export": exportFacts,
};
