import {
  consentPageFacts,
  customerFacts,
  customerPageFacts,
  customerSearchFacts,
  quietHoursFact,
} from "../../customers/index.ts";

export const customers = {
  "console.listCustomers": customerPageFacts,
  "console.searchCustomers": customerSearchFacts,
  "console.getCustomer": customerFacts,
  "console.updateCustomer": customerFacts,
  "console.listCustomerConsents": consentPageFacts,
  "console.recordCustomerConsent": customerFacts,
  "console.getQuietHours": { quietHours: quietHoursFact },
  "console.setQuietHours": { quietHours: quietHoursFact },
};
