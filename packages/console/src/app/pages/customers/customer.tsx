import { consoleGetCustomerOptions } from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { ArrowLeft, BadgeCheck, Download, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { announce } from "../../ui/announce.tsx";
import { Back } from "../../ui/back.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy.tsx";
import { problemWords } from "../../ui/problem.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Time } from "../../ui/time.tsx";
import { Consents, RecordConsent } from "./consents.tsx";
import { Conversations } from "./conversations.tsx";
import { EditCustomer } from "./edit.tsx";
import { EraseCustomer } from "./erase.tsx";
import { saveExport } from "./export.ts";
import { type Customer, nameOf } from "./types.ts";

const api = getRouteApi("/signed-in/customers");

export const CustomerPane = ({ id }: { readonly id: string }) => {
  const navigate = api.useNavigate();
  const { from } = api.useSearch();
  const { may } = useSession();
  const query = useQuery(consoleGetCustomerOptions(client, id));
  return (
    <section className="pane" aria-label="Customer">
      <Back to="Customers" onClick={() => void navigate({ search: ({ customer: _open, ...rest }) => rest })} />
      <Loaded query={query} one="customer">
        {({ customer }) => (
          <article className="details">
            <header>
              {from !== undefined && (
                <Link to="/inbox" search={{ view: "all", conversation: from }}>
                  <ArrowLeft aria-hidden /> Back to the conversation
                </Link>
              )}
              <h2>{nameOf(customer)}</h2>
              <p className="quiet">
                {customer.phone_number} <CopyButton text={customer.phone_number} name="the number" /> · known since{" "}
                <Time at={customer.created_at} />
              </p>
            </header>
            {customer.erasure && <Erasure erasure={customer.erasure} />}
            {!customer.erasure && <Actions customer={customer} />}
            <Facts customer={customer} />
            {may("atlas_api.conversations.read") && <Conversations customer={customer} />}
            <Consents customer={customer} />
          </article>
        )}
      </Loaded>
    </section>
  );
};

const Erasure = ({ erasure }: { readonly erasure: NonNullable<Customer["erasure"]> }) => (
  <p className="notice">
    {erasure.completed_at === null
      ? "This customer is being erased. Their texts go in the background."
      : "This customer was erased. Nothing personal is left."}
  </p>
);

const Facts = ({ customer }: { readonly customer: Customer }) => (
  <section>
    <h3>Record</h3>
    {customer.labels.length > 0 && (
      <ul className="tags" aria-label="Labels">
        {customer.labels.map((label) => (
          <li key={label}>
            <Link
              from="/customers"
              to="/customers"
              search={{ label, customer: customer.id }}
              className="label"
              title={`Show customers labelled ${label}`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    )}
    <dl className="facts">
      <Fact name="Language">{customer.language ?? "Not known"}</Fact>
      <Fact name="Time zone">{customer.time_zone ?? "Not known"}</Fact>
      {Object.entries(customer.attributes).map(([name, value]) => (
        <Fact key={name} name={name}>
          {typeof value === "boolean" ? (value ? "Yes" : "No") : String(value)}
        </Fact>
      ))}
    </dl>
  </section>
);

const Fact = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

const Actions = ({ customer }: { readonly customer: Customer }) => {
  const { may } = useSession();
  const [open, setOpen] = useState<"edit" | "consent" | "erase" | null>(null);
  const close = (): void => setOpen(null);
  const save = useMutation({
    mutationFn: () => saveExport(customer.id),
    onSuccess: (isWhole) =>
      announce(isWhole ? "Saved as a file." : "Saved. The file has the newest messages; older ones come by the API."),
    onError: (error) => announce(problemWords(error), { bad: true }),
  });
  const manages = may("atlas_api.customers.manage");
  const erases = may("atlas_api.customers.erase");
  if (!manages && !erases) return null;
  return (
    <div className="actions">
      {manages && (
        <>
          <Button keys="e" icon={Pencil} look="primary" onClick={() => setOpen("edit")}>
            Change
          </Button>
          <Button keys="m" icon={BadgeCheck} onClick={() => setOpen("consent")}>
            Record a consent
          </Button>
          <Button keys="x" icon={Download} busy={save.isPending} onClick={() => save.mutate()}>
            Export
          </Button>
        </>
      )}
      {erases && (
        <Button icon={Trash2} look="danger" onClick={() => setOpen("erase")}>
          Erase
        </Button>
      )}
      {open === "edit" && <EditCustomer customer={customer} onClose={close} />}
      {open === "consent" && <RecordConsent customer={customer} onClose={close} />}
      {open === "erase" && <EraseCustomer customer={customer} onClose={close} />}
    </div>
  );
};
