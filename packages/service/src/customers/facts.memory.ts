import { type MetadataArgs, hasMetadata } from "../core/metadata.ts";
import { type FactsFor, type Organization, newestFirst, newestOf } from "../pipeline/memory.ts";
import type { consoleCustomers, customers } from "./operations.ts";
import type { CustomerRow, QuietHoursRow } from "../rows/customers.ts";
import { formsOf } from "../core/number-forms.ts";
import { living } from "./decide.ts";
import type { Id } from "../rows/primitives.ts";
import type { Listed, PageArgs } from "../pipeline/paging.ts";
import { hasAll } from "../pipeline/searched-text.ts";

interface Filters extends PageArgs, MetadataArgs {
  readonly phone_number: string | null;
  readonly label: string | null;
  readonly from: Id | null;
}

const matches = (row: CustomerRow, { phone_number, label, from, ...metadata }: Filters): boolean =>
  row.erased_at === null &&
  hasMetadata(row, metadata) &&
  (phone_number === null || formsOf(phone_number).includes(row.phone_number)) &&
  (label === null || row.labels.includes(label)) &&
  (from === null || row.id >= from);

/** Text of a customer in which a search looks. */
export const personText = ({ name, phone_number }: CustomerRow): string => `${name ?? ""} ${phone_number}`;

const customerPage = ({ tables }: Organization, filters: Filters): Listed<CustomerRow> =>
  newestOf(tables.customers, (row) => (matches(row, filters) ? row : null), filters);

/** Returns a page of the customers with the wanted words in name and number. A sandbox is small, so it reads all. */
const customersFound = (
  { tables }: Organization,
  { patterns, ...filters }: Filters & { readonly patterns: readonly string[] },
): { readonly searched: readonly CustomerRow[]; readonly reached: boolean } => {
  const show = (row: CustomerRow) => (matches(row, filters) && hasAll(personText(row), patterns) ? row : null);
  const { rows, known } = newestOf(tables.customers, show, filters);
  return { searched: rows, reached: known };
};

export const customerById = ({ tables }: Organization, { id }: { readonly id: Id }) => ({
  customer: tables.customers.byId(id),
});

const consentPage = ({ tables }: Organization, { id, ...range }: PageArgs & { readonly id: Id }) => {
  const customer = living(tables.customers.byId(id));
  const consents = customer ? tables.customer_consents.where("customer_id", customer.id) : [];
  return { exists: customer !== null, ...newestFirst(consents, (consent) => consent.id, range) };
};

/** Returns the hours in which the organization sends no marketing. */
export const quietHoursOf = ({ id, tables }: Organization): QuietHoursRow | null => tables.quiet_hours.get(id) ?? null;

export const customersFacts = {
  "customers.list": customerPage,
  "customers.search": customersFound,
  "customers.get": customerById,
  "customers.update": customerById,
  "customers.listConsents": consentPage,
  "customers.recordConsent": customerById,
} satisfies FactsFor<typeof customers>;

export const consoleCustomersFacts = {
  "console.customers.list": customerPage,
  "console.searchCustomers": customersFound,
  "console.customers.get": customerById,
  "console.customers.update": customerById,
  "console.customers.listConsents": consentPage,
  "console.customers.recordConsent": customerById,
  "console.quietHours.get": (organization) => ({ quietHours: quietHoursOf(organization) }),
  "console.quietHours.set": (organization) => ({ quietHours: quietHoursOf(organization) }),
} satisfies FactsFor<typeof consoleCustomers>;
