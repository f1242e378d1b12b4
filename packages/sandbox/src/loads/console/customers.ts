import {
  consentPage,
  customerById,
  customerPage,
  customersFound,
  exportOf,
  quietHoursOf,
} from "../../lookups/customers.ts";
import type { LoadsIn } from "../section.ts";

export const consoleCustomers = {
  "console.listCustomers": customerPage,
  "console.searchCustomers": customersFound,
  "console.getCustomer": customerById,
  "console.updateCustomer": customerById,
  "console.listCustomerConsents": consentPage,
  "console.recordCustomerConsent": customerById,
  "console.eraseCustomer": customerById,
  "console.exportCustomer": exportOf,
  "console.getQuietHours": (organization) => ({ quietHours: quietHoursOf(organization) }),
  "console.setQuietHours": (organization) => ({ quietHours: quietHoursOf(organization) }),
} satisfies Partial<LoadsIn<"console">>;
