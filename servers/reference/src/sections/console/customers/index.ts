import { customerFacts, customerPageFacts, customerSearchFacts } from "../../customers/index.ts";

export const customers = {
  "console.listCustomers": customerPageFacts,
  "console.searchCustomers": customerSearchFacts,
  "console.getCustomer": customerFacts,
  "console.updateCustomer": customerFacts,
};
