import type { DataOf, Known } from "@atlas-messaging/contract";
import { consoleRetentionGetOptions, consoleRetentionSetMutation } from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { after } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/loaded.tsx";
import { Field, formText } from "../../ui/field.tsx";
import { Problem } from "../../ui/problem.tsx";
import { lookUp } from "../../data/look-up.ts";

type Period = DataOf<"console.retention.get">["retention"][number];

const words: { readonly [kind in Known<Period["kind"]>]: string } = {
  events: "Events",
  deliveries: "Deliveries with their attempts",
  requests: "Requests with their answers",
  questions: "Unanswered questions",
  runs: "Runs of actions and agents",
  messages: "Messages and notes",
  media: "Pictures and files",
  customers: "Customers, since anything last happened with them",
};

const daysWords = (days: number | null): string =>
  days === null ? "always" : `for ${days} ${days === 1 ? "day" : "days"}`;

const hintOf = ({ default_days, min_days, max_days }: Period): string =>
  max_days === 0
    ? "This service keeps none."
    : `${min_days} to ${max_days} days. Left empty, they are kept ${daysWords(default_days)}.`;

/** The days that rows of each kind are kept. */
export const Retention = () => {
  const { may } = useSession();
  const isAllowed = may("developer_console.read");
  const { data, error } = useQuery({ ...consoleRetentionGetOptions(client), enabled: isAllowed });
  if (!isAllowed) return <p className="quiet">You may not see it. Ask a colleague who manages members.</p>;
  if (error) return <Problem error={error} />;
  if (!data) return <Skeleton rows={5} />;
  const { retention } = data;
  return (
    <>
      <p>
        Older ones are removed for good. Customers are erased. A conversation in which somebody waits keeps its
        messages. The audit log stays.
      </p>
      {may("atlas_api.organization.manage") ? (
        <Form key={JSON.stringify(retention)} retention={retention} />
      ) : (
        <dl className="facts">
          {retention.map((period) => (
            <div key={period.kind}>
              <dt>{lookUp(words, period.kind, period.kind)}</dt>
              <dd>{daysWords(period.days)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
};

const Form = ({ retention }: { readonly retention: readonly Period[] }) => {
  const set = useMutation({
    ...consoleRetentionSetMutation(client),
    ...after("Changed.", ["console.retention.get"]),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const days = Object.fromEntries(
      retention
        .filter(({ max_days }) => max_days > 0)
        .map(({ kind }) => [kind, formText(form, kind) === "" ? null : Number(formText(form, kind))]),
    );
    set.mutate({ body: { days } });
  };
  return (
    <form className="settings-form" onSubmit={submit}>
      {retention.map((period) => (
        <Field
          key={period.kind}
          label={`${lookUp(words, period.kind, period.kind)}, in days`}
          name={period.kind}
          type="number"
          min={period.min_days}
          max={period.max_days}
          disabled={period.max_days === 0}
          defaultValue={period.is_chosen ? (period.days ?? "") : ""}
          placeholder={period.default_days === null ? "always" : String(period.default_days)}
          hint={hintOf(period)}
        />
      ))}
      {set.error && <Problem error={set.error} />}
      <div className="actions">
        <Button look="primary" submits busy={set.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
};
