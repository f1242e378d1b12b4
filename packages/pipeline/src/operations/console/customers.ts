/** Customers as people in the console see them; the same lists and records as in the public API. */
import {
  type CustomerConsentRow,
  type CustomerRow,
  type QuietHoursRow,
  eraseCustomerInConsole,
  presentQuietHours,
  recordCustomerConsent,
  setQuietHours,
  updateCustomerInConsole,
} from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";
import type { Listed } from "../../rooms/paging.ts";
import { type ExportedCustomer, exportArgs, presentExport } from "../customer-export.ts";
import type { ListedOf } from "../conversations.ts";
import {
  consentArgs,
  customerFilters,
  customerSearch,
  presentConsents,
  type FoundCustomers,
  presentCustomers,
  presentFound,
  presentOneCustomer,
} from "../customers.ts";

const ofPath = ({ params }: { readonly params: { readonly customerId: string } }) => ({ id: params.customerId });

export const consoleCustomers = {
  "console.listCustomers": read("console.listCustomers", {
    args: ({ query }, context) => customerFilters(query, context),
    present: (loaded: Listed<CustomerRow>, { query }, context) => presentCustomers(loaded, query, context),
  }),
  "console.searchCustomers": read("console.listCustomers", {
    when: ({ query }) => query.q !== undefined,
    args: ({ query }, context) => customerSearch(query, context),
    present: (loaded: FoundCustomers, { query }, context) => presentFound(loaded, query, context),
  }),
  "console.getCustomer": read("console.getCustomer", { args: ofPath, present: presentOneCustomer }),
  "console.updateCustomer": write("console.updateCustomer", { args: ofPath, decide: updateCustomerInConsole }),
  "console.listCustomerConsents": read("console.listCustomerConsents", {
    args: ({ params, query }, context) => consentArgs(params.customerId, query, context),
    present: (loaded: ListedOf<CustomerConsentRow>, { params, query }, context) =>
      presentConsents(loaded, params.customerId, query, context),
  }),
  "console.recordCustomerConsent": write("console.recordCustomerConsent", {
    args: ofPath,
    decide: recordCustomerConsent,
  }),
  "console.eraseCustomer": write("console.eraseCustomer", { args: ofPath, decide: eraseCustomerInConsole }),
  "console.exportCustomer": read("console.exportCustomer", {
    args: ({ params, query }, context) => exportArgs(params.customerId, query, context),
    present: (loaded: ExportedCustomer, { params, query }, context) =>
      presentExport(loaded, params.customerId, query, context),
  }),
  "console.getQuietHours": read("console.getQuietHours", {
    args: () => ({}),
    present: ({ quietHours }: { readonly quietHours: QuietHoursRow | null }) => ({
      status: 200,
      body: { ok: true, data: presentQuietHours(quietHours) },
    }),
  }),
  "console.setQuietHours": write("console.setQuietHours", { args: () => ({}), decide: setQuietHours }),
};
