import { addressOf } from "../../ui/called.ts";
import {
  consoleCustomersEraseMutation,
  consoleCustomersGetOptions,
  consoleConversationsSearchOptions,
} from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { ArrowLeft, BadgeCheck, Download, Merge, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { after, announce } from "../../ui/announce.tsx";
import { Back, Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy.tsx";
import { Problem, problemWords } from "../../ui/problem.tsx";
import { Loaded, Skeleton } from "../../ui/loaded.tsx";
import { OwnData } from "../../ui/metadata.tsx";
import { Time } from "../../ui/time.tsx";
import { Addresses } from "./addresses.tsx";
import { Consents, RecordConsent } from "./consents.tsx";
import { EditCustomer } from "./edit.tsx";
import { MergeCustomer, Merges } from "./merge.tsx";
import { type Customer, nameOf } from "./types.ts";
import { Confirm } from "../../ui/dialog.tsx";
import type { DataOf } from "@atlas-messaging/contract";

const api = getRouteApi("/signed-in/customers");

export const CustomerPane = ({ id }: { readonly id: string }) => {
  const navigate = api.useNavigate();
  const { from } = api.useSearch();
  const { may } = useSession();
  const query = useQuery(consoleCustomersGetOptions(client, id));
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
                {addressOf(customer)} <CopyButton text={addressOf(customer)} name="the address" /> · known since{" "}
                <Time at={customer.created_at} />
              </p>
            </header>
            {customer.erasure && <Erasure erasure={customer.erasure} />}
            {!customer.erasure && <Actions customer={customer} />}
            <Addresses customer={customer} />
            <Facts customer={customer} />
            <OwnData metadata={customer.metadata} />
            <Merges customer={customer} />
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
  const [open, setOpen] = useState<"edit" | "consent" | "merge" | "erase" | null>(null);
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
          <Button icon={Merge} onClick={() => setOpen("merge")}>
            Merge
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
      {open === "merge" && <MergeCustomer customer={customer} onClose={close} />}
      {open === "erase" && <EraseCustomer customer={customer} onClose={close} />}
    </div>
  );
};

/** A whole address finds every conversation with it, one for each channel. */
const Conversations = ({ customer }: { readonly customer: Customer }) => {
  const { data, error } = useQuery(consoleConversationsSearchOptions(client, addressOf(customer), { limit: 50 }));
  const found = data?.conversations.filter((each) => each.customer.id === customer.id);
  return (
    <section>
      <h3>Conversations</h3>
      {error && <Problem error={error} />}
      {!found && !error && <Skeleton rows={1} />}
      {found?.length === 0 && <p className="quiet">There is none.</p>}
      <ul className="lines">
        {found?.map(({ id, channel, status, last_inbound_at: at }) => (
          <li key={id}>
            <Link to="/inbox" search={{ view: "all", conversation: id }}>
              {channel.display_name}
            </Link>{" "}
            <span className="quiet">
              {status === "closed" ? "Closed" : "Open"}
              {at !== null && (
                <>
                  {" "}
                  · wrote <Time at={at} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const EraseCustomer = ({ customer, onClose }: { readonly customer: Customer; readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const effects = after("Erased. Texts go in the background.", [
    "console.customers.list",
    "console.conversations.list",
  ]);
  const erase = useMutation({
    ...consoleCustomersEraseMutation(client),
    ...effects,
    // Its event may come before the answer and take this dialog away, so nothing here waits for the dialog.
    onSuccess: () => {
      effects.onSuccess();
      onClose();
      void navigate({ search: ({ customer: _open, ...rest }) => rest });
    },
  });
  return (
    <Confirm
      title={`Erase ${nameOf(customer)}?`}
      does="Erase for good"
      isBusy={erase.isPending}
      error={erase.error}
      onConfirm={() => erase.mutate({ customerId: customer.id })}
      onClose={onClose}
    >
      <p>
        Addresses, name, labels, attributes and data of your own go at once, and waiting messages are canceled. This
        cannot be undone.
      </p>
      <p>Texts of messages, notes, events, deliveries and approvals go in the background.</p>
      <p>The records stay without their texts, with their ids, and so does the audit log.</p>
      <p className="quiet">A later message from an address begins a new customer.</p>
    </Confirm>
  );
};

type Exported = DataOf<"console.customers.export">;

/** 10,000 messages: what a page can hold in memory and reads allow in a minute. */
const maximumPages = 50;

const limit = 200;

/** Saves all that is kept about a customer as a file. Returns false if older messages did not fit. */
const saveExport = async (id: string): Promise<boolean> => {
  const first: Exported = await client.customers.export(id, { limit });
  const messages = [...first.messages];
  let next = first.next_cursor;
  for (let page = 1; next !== null && page < maximumPages; page++) {
    const more: Exported = await client.customers.export(id, { limit, after_id: next });
    messages.push(...more.messages);
    next = more.next_cursor;
  }
  const whole = { ...first, messages, has_more: next !== null, next_cursor: next };
  save(`customer-${id}.json`, JSON.stringify(whole, null, 2));
  return next === null;
};

const save = (name: string, text: string): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
