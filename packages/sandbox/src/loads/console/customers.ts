import { customerById, customerPage, customersFound } from "../../lookups/customers.ts";
import type { LoadsIn } from "../section.ts";

export const consoleCustomers = {
  "console.listCustomers": customerPage,
  "console.searchCustomers": customersFound,
  "console.getCustomer": customerById,
  "console.updateCustomer": customerById,
} satisfies Partial<LoadsIn<"console">>;
