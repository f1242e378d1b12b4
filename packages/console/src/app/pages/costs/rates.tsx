import { consoleRatesGetOptions, consoleRatesSetMutation } from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { after } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Field, formText } from "../../ui/field.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Problem } from "../../ui/problem.tsx";

/** The tables of rates, and a form that pastes the network's rate card. */
export const Rates = () => {
  const { may } = useSession();
  const query = useQuery(consoleRatesGetOptions(client));
  return (
    <section aria-labelledby="rates">
      <h2 id="rates">Rates</h2>
      <Loaded query={query} one="table of rates">
        {({ tables, currency }) => (
          <>
            {tables.length === 0 && (
              <p className="quiet">Without rates you see counts. Paste your rate card to see costs.</p>
            )}
            <dl className="facts">
              {tables.map(({ starts_on, rates }) => (
                <div key={starts_on}>
                  <dt>From {starts_on}</dt>
                  <dd>
                    {rates.length} rates in {currency}
                  </dd>
                </div>
              ))}
            </dl>
            {may("atlas_api.organization.manage") && <Form currency={currency} />}
          </>
        )}
      </Loaded>
    </section>
  );
};

const Form = ({ currency }: { readonly currency: string | null }) => {
  const set = useMutation({
    ...consoleRatesSetMutation(client),
    ...after("Changed.", ["console.rates.get", "console.costs.get"]),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [starts_on, of, rate_card] = ["starts_on", "currency", "rate_card"].map((name) => formText(form, name));
    set.mutate({ body: { starts_on: starts_on ?? "", currency: of ?? "", rate_card: rate_card ?? "" } });
  };
  return (
    <form className="settings-form wide" onSubmit={submit}>
      <div className="settings-times">
        <Field label="From this day on" name="starts_on" type="date" required />
        <Field
          label="Currency"
          name="currency"
          required
          pattern="[A-Z]{3}"
          defaultValue={currency ?? ""}
          placeholder="EUR"
        />
      </div>
      <div className="field">
        <label>
          Rate card
          <textarea
            name="rate_card"
            rows={5}
            required
            maxLength={100_000}
            placeholder="Market,Currency,Marketing,Utility,…"
          />
        </label>
        <small>Paste the CSV that the messaging network publishes for your currency.</small>
      </div>
      {set.error && <Problem error={set.error} />}
      <div className="actions">
        <Button look="primary" submits busy={set.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
};
