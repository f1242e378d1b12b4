import { createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { Empty } from "../../ui/empty.tsx";
import { CustomerPane } from "./customer.tsx";
import { CustomerList } from "./customer-list.tsx";

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

export const route = createLazyRoute("/signed-in/customers")({ component: Customers });
