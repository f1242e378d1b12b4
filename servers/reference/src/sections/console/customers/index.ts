import {
  consentPageFacts,
  customerFacts,
  customerPageFacts,
  customerSearchFacts,
  exportFacts,
} from "../../customers/index.ts";

export const customers = {
  "console.listCustomers": customerPageFacts,
  "console.searchCustomers": customerSearchFacts,
  "console.getCustomer": customerFacts,
  "console.updateCustomer": customerFacts,
  "console.listCustomerConsents": consentPageFacts,
  "console.recordCustomerConsent": customerFacts,
  "console.eraseCustomer": customerFacts,
  "console.exportCustomer": exportFacts,
};
