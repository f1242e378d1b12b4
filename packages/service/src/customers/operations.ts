import { metadataArgs } from "../core/metadata.ts";
import type { QueryOf } from "@atlas-messaging/contract";
import type { CustomerConsentRow, CustomerRow, QuietHoursRow } from "../rows/customers.ts";
import type { Id } from "../rows/primitives.ts";
import { firstIdAt } from "../core/ids.ts";
import { presentCustomerConsent, presentProfile } from "./present.ts";
import { recordConsent, recordCustomerConsent } from "./consent.ts";
import { presentQuietHours, setQuietHours, updateCustomer, updateCustomerInConsole } from "./decide.ts";
import { mergeCustomers } from "./merge.ts";
import { unmergeCustomer } from "./unmerge.ts";
import { read, write } from "../pipeline/handler.ts";
import type { Context } from "../pipeline/context.ts";
import { found } from "../pipeline/problem.ts";
import { type Listed, type ListedOf, pageArgs, paged } from "../pipeline/paging.ts";
import { searchedText } from "../pipeline/searched-text.ts";

type Query = QueryOf<"customers.list">;

/** Filters of a list of customers, each null where it is not given. */
const customerFilters = (query: Query, context: Context) => ({
  ...pageArgs(query, context),
  phone_number: query.phone_number ?? null,
  user_id: query.user_id ?? null,
  username: query.username ?? null,
  label: query.label ?? null,
  from: query.since === undefined ? null : firstIdAt(query.since),
  ...metadataArgs(query),
});

/** The same with the text that a search wants. */
const customerSearch = (query: Query, context: Context) => ({
  ...customerFilters(query, context),
  ...searchedText(query.q ?? ""),
});

const presentCustomers = (loaded: Listed<CustomerRow>, query: Query, context: Context) => {
  const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
  return { status: 200, body: { ok: true, data: { customers: items.map(presentProfile), ...page } } } as const;
};

/** Rows of a search by text, which reads more than a page. */
export interface FoundCustomers {
  readonly searched: readonly CustomerRow[];
  /** True if the search reaches the row that the page begins after. */
  readonly reached: boolean;
}

const presentFound = ({ searched, reached }: FoundCustomers, query: Query, context: Context) =>
  presentCustomers({ rows: searched, known: reached }, query, context);

const presentOneCustomer = ({ customer }: { readonly customer: CustomerRow | null }) =>
  ({ status: 200, body: { ok: true, data: { customer: presentProfile(found(customer)) } } }) as const;

type ConsentQuery = QueryOf<"customers.listConsents">;

const consentArgs = (customerId: Id, query: ConsentQuery, context: Context) => ({
  ...pageArgs(query, context, customerId),
  id: customerId,
});

const presentConsents = (
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
  "customers.recordConsent": write("customers.recordConsent", {
    args: ({ params }) => ({ id: params.id }),
    decide: recordConsent,
  }),
};

// Customers as people in the console see them; the same lists and records as in the public API.

const ofPath = ({ params }: { readonly params: { readonly customer_id: string } }) => ({ id: params.customer_id });

export const consoleCustomers = {
  "console.customers.list": read("console.customers.list", {
    args: ({ query }, context) => customerFilters(query, context),
    present: (loaded: Listed<CustomerRow>, { query }, context) => presentCustomers(loaded, query, context),
  }),
  "console.searchCustomers": read("console.customers.list", {
    when: ({ query }) => query.q !== undefined,
    args: ({ query }, context) => customerSearch(query, context),
    present: (loaded: FoundCustomers, { query }, context) => presentFound(loaded, query, context),
  }),
  "console.customers.get": read("console.customers.get", { args: ofPath, present: presentOneCustomer }),
  "console.customers.update": write("console.customers.update", { args: ofPath, decide: updateCustomerInConsole }),
  "console.customers.listConsents": read("console.customers.listConsents", {
    args: ({ params, query }, context) => consentArgs(params.customer_id, query, context),
    present: (loaded: ListedOf<CustomerConsentRow>, { params, query }, context) =>
      presentConsents(loaded, params.customer_id, query, context),
  }),
  "console.customers.recordConsent": write("console.customers.recordConsent", {
    args: ofPath,
    decide: recordCustomerConsent,
  }),
  "console.customers.merge": write("console.customers.merge", {
    args: ({ params, body }) => ({ id: params.customer_id, other: body.other_customer_id.toLowerCase() }),
    decide: mergeCustomers,
  }),
  "console.customers.unmerge": write("console.customers.unmerge", {
    args: ({ params }) => ({ id: params.customer_id.toLowerCase() }),
    decide: unmergeCustomer,
  }),
  "console.quietHours.get": read("console.quietHours.get", {
    args: () => ({}),
    present: ({ quietHours }: { readonly quietHours: QuietHoursRow | null }) => ({
      status: 200,
      body: { ok: true, data: presentQuietHours(quietHours) },
    }),
  }),
  "console.quietHours.set": write("console.quietHours.set", { args: () => ({}), decide: setQuietHours }),
};
