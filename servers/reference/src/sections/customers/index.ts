import { consentPageFacts, customerFacts, customerPageFacts, customerSearchFacts, exportFacts } from "./load.ts";

export { consentPageFacts, customerFacts, customerPageFacts, customerSearchFacts, exportFacts } from "./load.ts";

export const customers = {
  "customers.list": customerPageFacts,
  "customers.search": customerSearchFacts,
  "customers.get": customerFacts,
  "customers.update": customerFacts,
  "customers.listConsents": consentPageFacts,
  "customers.recordConsent": customerFacts,
  "customers.erase": customerFacts,
  "customers.export": exportFacts,
};
