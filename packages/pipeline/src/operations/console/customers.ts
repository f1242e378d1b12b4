/** Customers as people in the console see them; the same lists and records as in the public API. */
import { type CustomerRow, updateCustomerInConsole } from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";
import type { Listed } from "../../rooms/paging.ts";
import { customerFilters, customerSearch, presentCustomers, presentOneCustomer } from "../customers.ts";

const ofPath = ({ params }: { readonly params: { readonly customerId: string } }) => ({ id: params.customerId });

export const consoleCustomers = {
  "console.listCustomers": read("console.listCustomers", {
    args: ({ query }, context) => customerFilters(query, context),
    present: (loaded: Listed<CustomerRow>, { query }, context) => presentCustomers(loaded, query, context),
  }),
  "console.searchCustomers": read("console.listCustomers", {
    when: ({ query }) => query.q !== undefined,
    args: ({ query }, context) => customerSearch(query, context),
    present: (loaded: Listed<CustomerRow>, { query }, context) => presentCustomers(loaded, query, context),
  }),
  "console.getCustomer": read("console.getCustomer", { args: ofPath, present: presentOneCustomer }),
  "console.updateCustomer": write("console.updateCustomer", { args: ofPath, decide: updateCustomerInConsole }),
};
