import type { Known } from "@atlas-messaging/contract";
import { consoleCustomersConsentsInfiniteOptions, consoleCustomersRecordConsentMutation } from "@atlas-messaging/query";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog, FormEnd } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/loaded.tsx";
import { Field, SelectField, formText } from "../../ui/field.tsx";
import { useItems } from "../../ui/items.tsx";
import { Problem } from "../../ui/problem.tsx";
import { type Look, State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";
import { type Consent, type Customer, marketingWords } from "./types.ts";
import { lookUp } from "../../data/look-up.ts";

const looks: { readonly [marketing in Known<Customer["marketing"]>]: Look } = {
  unknown: "wait",
  opted_in: "good",
  opted_out: "off",
};
const origins: { readonly [origin in Known<Consent["origin"]>]: string } = {
  customer: "by a message",
  provider: "told by the messaging app",
  api: "recorded by a program",
  operator: "recorded by a colleague",
};

const consentsOf = (page: { readonly consents: readonly Consent[] }): readonly Consent[] => page.consents;

/** Marketing: the wish that holds, and its history. */
export const Consents = ({ customer }: { readonly customer: Customer }) => {
  const query = useInfiniteQuery(consoleCustomersConsentsInfiniteOptions(client, customer.id, { limit: 20 }));
  const { items, error, hasMore, more } = useItems(query, consentsOf);
  return (
    <section>
      <h3>Marketing</h3>
      <p>
        <State look={lookUp(looks, customer.marketing, "wait")}>
          {lookUp(marketingWords, customer.marketing, customer.marketing)}
        </State>
      </p>
      {error && <Problem error={error} />}
      {items === null && !error && <Skeleton rows={1} />}
      {items?.length === 0 && <p className="quiet">Nothing was said so far. Until then nothing is refused.</p>}
      <ul className="lines">
        {items?.map(({ id, marketing, origin, source, at }) => (
          <li key={id}>
            {lookUp(marketingWords, marketing, marketing)}{" "}
            <span className="quiet">
              · <Time at={at} /> ·{" "}
              {[source, lookUp(origins, origin, origin)].filter((each) => each !== null).join(", ")}
            </span>
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className="actions">
          <Button busy={query.isFetchingNextPage} onClick={more}>
            Show earlier ones
          </Button>
        </div>
      )}
    </section>
  );
};

export const RecordConsent = ({ customer, onClose }: { readonly customer: Customer; readonly onClose: () => void }) => {
  const record = useMutation({
    ...consoleCustomersRecordConsentMutation(client),
    ...after("Recorded.", ["console.customers.listConsents", "console.customers.get", "console.customers.list"]),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const at = formText(form, "at");
    record.mutate(
      {
        customerId: customer.id,
        body: {
          marketing: formText(form, "marketing") === "opted_out" ? "opted_out" : "opted_in",
          source: formText(form, "source").trim(),
          ...(at === "" ? {} : { at: new Date(at).toISOString() }),
        },
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog title="Record a consent" onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <SelectField
          label="The customer’s wish"
          name="marketing"
          autoFocus
          options={[
            ["opted_in", marketingWords.opted_in],
            ["opted_out", marketingWords.opted_out],
          ]}
        />
        <Field label="Place" name="source" required maxLength={200} hint="Where they said it: “Newsletter form”." />
        <Field label="Time" name="at" type="datetime-local" hint="When they said it. Now, if you leave it empty." />
        <FormEnd words="Record" isBusy={record.isPending} error={record.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};
