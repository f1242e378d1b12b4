import type { QueryOf } from "@atlas-messaging/contract";
import {
  type CustomerConsentRow,
  type CustomerRow,
  type Id,
  eraseCustomer,
  firstIdAt,
  presentCustomerConsent,
  presentProfile,
  recordConsent,
  updateCustomer,
} from "@atlas-messaging/domain";
import { read, write } from "../handler.ts";
import type { Context } from "../rooms/context.ts";
import { found } from "../rooms/found.ts";
import { type Listed, pageArgs, paged } from "../rooms/paging.ts";
import { searchedText } from "./any-case.ts";
import { type ExportedCustomer, exportArgs, presentExport } from "./customer-export.ts";
import type { ListedOf } from "./conversations.ts";

type Query = QueryOf<"customers.list">;

/** Filters of a list of customers, each null where it is not given. */
export const customerFilters = (query: Query, context: Context) => ({
  ...pageArgs(query, context),
  phone_number: query.phone_number ?? null,
  label: query.label ?? null,
  from: query.since === undefined ? null : firstIdAt(query.since),
});

/** The same with the text that a search wants. */
export const customerSearch = (query: Query, context: Context) => ({
  ...customerFilters(query, context),
  ...searchedText(query.q ?? ""),
});

export const presentCustomers = (loaded: Listed<CustomerRow>, query: Query, context: Context) => {
  const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
  return { status: 200, body: { ok: true, data: { customers: items.map(presentProfile), ...page } } } as const;
};

/** Rows of a search by text, which reads more than a page. */
export interface FoundCustomers {
  readonly searched: readonly CustomerRow[];
  /** True if the search reaches the row that the page begins after. */
  readonly reached: boolean;
}

export const presentFound = ({ searched, reached }: FoundCustomers, query: Query, context: Context) =>
  presentCustomers({ rows: searched, known: reached }, query, context);

export const presentOneCustomer = ({ customer }: { readonly customer: CustomerRow | null }) =>
  ({ status: 200, body: { ok: true, data: { customer: presentProfile(found(customer)) } } }) as const;

type ConsentQuery = QueryOf<"customers.listConsents">;

export const consentArgs = (customerId: Id, query: ConsentQuery, context: Context) => ({
  ...pageArgs(query, context, customerId),
  id: customerId,
});

export const presentConsents = (
  loaded: ListedOf<CustomerConsentRow>,
  customerId: Id,
  query: ConsentQuery,
  context: Context,
) => {
  found(loaded.exists || null);
  const { items, ...page } = paged(loaded, ({ id }) => id, query, context, customerId);
  return { status: 200, body: { ok: true, data: { consents: items.map(presentCustomerConsent), ...page } } } as const;
};

export const customers = {
  "customers.list": read("customers.list", {
    args: ({ query }, context) => customerFilters(query, context),
    present: (loaded: Listed<CustomerRow>, { query }, context) => presentCustomers(loaded, query, context),
  }),
  "customers.search": read("customers.list", {
    when: ({ query }) => query.q !== undefined,
    args: ({ query }, context) => customerSearch(query, context),
    present: (loaded: FoundCustomers, { query }, context) => presentFound(loaded, query, context),
  }),
  "customers.get": read("customers.get", {
    args: ({ params }) => ({ id: params.id }),
    present: presentOneCustomer,
  }),
  "customers.update": write("customers.update", { args: ({ params }) => ({ id: params.id }), decide: updateCustomer }),
  "customers.listConsents": read("customers.listConsents", {
    args: ({ params, query }, context) => consentArgs(params.id, query, context),
    present: (loaded: ListedOf<CustomerConsentRow>, { params, query }, context) =>
      presentConsents(loaded, params.id, query, context),
  }),
  "customers.export": read("customers.export", {
    args: ({ params, query }, context) => exportArgs(params.id, query, context),
    present: (loaded: ExportedCustomer, { params, query }, context) => presentExport(loaded, params.id, query, context),
  }),
  "customers.erase": write("customers.erase", { args: ({ params }) => ({ id: params.id }), decide: eraseCustomer }),
  "customers.recordConsent": write("customers.recordConsent", {
    args: ({ params }) => ({ id: params.id }),
    decide: recordConsent,
  }),
};
