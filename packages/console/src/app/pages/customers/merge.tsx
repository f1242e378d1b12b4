/** Merges two records that are one person, and parts them again within a day. */
import {
  consoleCustomersMergeMutation,
  consoleCustomersSearchOptions,
  consoleCustomersUnmergeMutation,
} from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { after } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { addressOf } from "../../ui/called.ts";
import { Confirm } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Time } from "../../ui/time.tsx";
import { type Customer, nameOf } from "./types.ts";

const shown = ["console.customers.get", "console.customers.list", "console.conversations.list"] as const;

interface MergeProps {
  readonly customer: Customer;
  readonly onClose: () => void;
}

export const MergeCustomer = ({ customer, onClose }: MergeProps) => {
  const [text, setText] = useState("");
  const [other, setOther] = useState<string | null>(null);
  const asked = useDeferredValue(text.trim());
  const { data } = useQuery({ ...consoleCustomersSearchOptions(client, asked, { limit: 6 }), enabled: asked !== "" });
  const found = asked === "" ? [] : (data?.customers ?? []).filter(({ id }) => id !== customer.id);
  const merge = useMutation({ ...consoleCustomersMergeMutation(client), ...after("Merged.", [...shown]) });
  return (
    <Confirm
      title={`Merge another customer into ${nameOf(customer)}`}
      does="Merge"
      isDanger={false}
      isBusy={merge.isPending}
      isReady={found.some(({ id }) => id === other)}
      error={merge.error}
      onConfirm={() => {
        const body = { other_customer_id: other ?? "" };
        merge.mutate({ customerId: customer.id, body }, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <Field
        label="The other customer"
        name="text"
        autoFocus
        autoComplete="off"
        hint="Words of the name, a number or an id."
        onChange={({ target }) => setText(target.value)}
      />
      {found.map((each) => (
        <label key={each.id} className="mark">
          <input type="radio" name="other" checked={each.id === other} onChange={() => setOther(each.id)} />
          {nameOf(each)} <span className="quiet">{addressOf(each)}</span>
        </label>
      ))}
      {asked !== "" && data && found.length === 0 && <p className="quiet">Nobody else is found.</p>}
      <p>Their addresses, threads and consent become those of this customer. The newest consent holds.</p>
      <p className="quiet">You can undo it for a day.</p>
    </Confirm>
  );
};

const day = 86_400_000;

/** Merges of the last day, each of which can be undone. */
export const Merges = ({ customer }: { readonly customer: Customer }) => {
  const { may } = useSession();
  const undo = useMutation({ ...consoleCustomersUnmergeMutation(client), ...after("Parted again.", [...shown]) });
  const recent = customer.merged.filter(({ merged_at }) => Date.now() - Date.parse(merged_at) < day);
  if (recent.length === 0) return null;
  return (
    <section>
      <h3>Merged</h3>
      <ul className="lines">
        {recent.map(({ customer_id, merged_at }) => (
          <li key={customer_id}>
            Another record, <Time at={merged_at} />{" "}
            {may("atlas_api.customers.manage") && (
              <Button busy={undo.isPending} onClick={() => undo.mutate({ customerId: customer_id, body: {} })}>
                Undo
              </Button>
            )}
          </li>
        ))}
      </ul>
      {undo.error && <Problem error={undo.error} />}
    </section>
  );
};
