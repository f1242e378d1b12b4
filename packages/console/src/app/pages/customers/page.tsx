import { addressOf } from "../../ui/called.ts";
import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { Empty } from "../../ui/loaded.tsx";
import { CustomerPane } from "./customer.tsx";
import { consoleCustomersListInfiniteOptions, consoleCustomersSearchInfiniteOptions } from "@atlas-messaging/query";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { Chip } from "../../ui/button.tsx";
import { Call, FirstMessage } from "../../ui/call.tsx";
import { ItemsList, useItems } from "../../ui/items.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { type Customer, marketingWords, nameOf } from "./types.ts";

const api = getRouteApi("/signed-in/customers");

const Customers = () => {
  const { customer } = api.useSearch();
  return (
    <div className="panes" data-open={customer !== undefined}>
      <CustomerList />
      {customer === undefined ? (
        <section className="pane">
          <Empty icon={Users} title="Choose a customer">
            <p>See what is known, what they agreed to, and their conversations.</p>
          </Empty>
        </section>
      ) : (
        <CustomerPane key={customer} id={customer} />
      )}
    </div>
  );
};

const customersOf = (page: { readonly customers: readonly Customer[] }): readonly Customer[] => page.customers;

/** Body of the call that fills the empty list. */
const example = { phone_number: "+15550100001", text: "Is my order on its way?" };

const useCustomers = (q: string | undefined, label: string | undefined) => {
  const query = { ...(label === undefined ? {} : { label }), limit: 50 };
  const listed = useInfiniteQuery({
    ...consoleCustomersListInfiniteOptions(client, query),
    enabled: q === undefined,
    placeholderData: keepPreviousData,
  });
  const searched = useInfiniteQuery({
    ...consoleCustomersSearchInfiniteOptions(client, q ?? "", query),
    enabled: q !== undefined,
    placeholderData: keepPreviousData,
  });
  return q === undefined ? listed : searched;
};

const CustomerList = () => {
  const { q, label, customer } = api.useSearch();
  const navigate = api.useNavigate();
  const listed = useItems(useCustomers(q, label), customersOf);
  const isWhole = q === undefined && label === undefined;
  return (
    <section className="conversations" aria-label="Customers">
      <header className="list-head">
        <h1>Customers</h1>
      </header>
      <Filter q={q} label={label} />
      <ItemsList
        label="Customers"
        one="customer"
        listed={listed}
        chosen={customer ?? null}
        onChoose={(id) =>
          void navigate({
            search: ({ customer: _before, from: _from, ...rest }) => (id === null ? rest : { ...rest, customer: id }),
            replace: customer !== undefined,
          })
        }
        Row={Row}
        empty={
          <Empty icon={Users} title={isWhole ? "Nobody has written yet" : "Nobody found"}>
            <p>
              {isWhole
                ? "A customer is here from the first message. In a sandbox, this call writes one:"
                : "Try a whole number, or fewer letters of the name."}
            </p>
            {isWhole && (
              <FirstMessage>
                <Call by="operator" path="/operator/sandbox/messages" body={example} />
              </FirstMessage>
            )}
          </Empty>
        }
      />
    </section>
  );
};

interface FilterProps {
  readonly q: string | undefined;
  readonly label: string | undefined;
}

const Filter = ({ q, label }: FilterProps) => {
  const navigate = api.useNavigate();
  const [text, setText] = useState(q ?? "");
  const search = (words: string): void => {
    setText(words);
    void navigate({
      search: ({ q: _before, ...rest }) => (words.trim() === "" ? rest : { ...rest, q: words.trim() }),
      replace: true,
    });
  };
  return (
    <div className="filter">
      <input
        type="search"
        aria-label="Search customers"
        placeholder="Name or number"
        value={text}
        maxLength={200}
        onChange={({ target }) => search(target.value)}
      />
      {label !== undefined && (
        <Chip words={label} onRemove={() => void navigate({ search: ({ label: _before, ...rest }) => rest })} />
      )}
    </div>
  );
};

const Row = ({ item: customer, isOpen }: RowProps<Customer>) => (
  <Link
    from="/customers"
    to="/customers"
    search={({ from: _from, ...before }) => ({ ...before, customer: customer.id })}
    className="approval-row"
    data-current={isOpen}
  >
    <span className="name">{nameOf(customer)}</span>
    <span className="when">{customer.marketing === "opted_out" ? marketingWords.opted_out : ""}</span>
    <span className="about">
      {[nameOf(customer) === addressOf(customer) ? "No name" : addressOf(customer), ...customer.labels].join(" · ")}
    </span>
  </Link>
);

export const route = createLazyRoute("/signed-in/customers")({ component: Customers });
