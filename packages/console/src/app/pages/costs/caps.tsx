import type { DataOf } from "@atlas-messaging/contract";
import {
  consoleAgentsListOptions,
  consoleCapsCancelWaitingMutation,
  consoleCapsGetOptions,
  consoleCapsSetMutation,
} from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { after } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Field, SelectField, formText } from "../../ui/field.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Problem } from "../../ui/problem.tsx";
import { State } from "../../ui/state.tsx";

type Caps = DataOf<"console.caps.get">;

type Cap = Caps["caps"][number];

const unitWords = ({ unit }: Cap, currency: string | null): string =>
  unit === "messages" ? "billable messages" : (currency ?? "");

/** Caps of the month, with what is used of them, and the messages that wait. */
export const CapList = () => {
  const { may } = useSession();
  const query = useQuery(consoleCapsGetOptions(client));
  const agents = useQuery({
    ...consoleAgentsListOptions(client, { limit: 200 }),
    enabled: may("atlas_api.agents.read"),
  });
  const names = new Map((agents.data?.agents ?? []).map(({ id, name }) => [id, name] as const));
  const isOwner = may("atlas_api.organization.manage");
  return (
    <section aria-labelledby="caps">
      <h2 id="caps">Caps</h2>
      <Loaded query={query} one="cap">
        {(data) => (
          <>
            {data.caps.length === 0 && <p className="quiet">Nothing limits what your messages cost in a month.</p>}
            <dl className="facts">
              {data.caps.map((cap) => (
                <div key={cap.agent_id ?? ""}>
                  <dt>{cap.agent_id === null ? "All messages" : (names.get(cap.agent_id) ?? cap.agent_id)}</dt>
                  <dd>
                    {cap.used} of {cap.maximum} {unitWords(cap, data.currency)} in {data.month}{" "}
                    {cap.reached_at !== null && <State look="bad">Reached</State>} {isOwner && <Remove cap={cap} />}
                  </dd>
                </div>
              ))}
            </dl>
            {data.waiting > 0 && <Waiting count={data.waiting} isOwner={isOwner} />}
            {isOwner && <Form names={names} />}
          </>
        )}
      </Loaded>
    </section>
  );
};

const changed = ["console.caps.get", "console.costs.get"] as const;

const Remove = ({ cap: { agent_id } }: { readonly cap: Cap }) => {
  const set = useMutation({ ...consoleCapsSetMutation(client), ...after("Removed.", changed) });
  const body = { maximum: null, ...(agent_id === null ? {} : { agent_id }) };
  return (
    <Button busy={set.isPending} onClick={() => set.mutate({ body })}>
      Remove
    </Button>
  );
};

const Waiting = ({ count, isOwner }: { readonly count: number; readonly isOwner: boolean }) => {
  const cancel = useMutation({ ...consoleCapsCancelWaitingMutation(client), ...after("Canceled.", changed) });
  return (
    <div role="note" className="cost-waiting">
      <p>
        {count === 1 ? "1 message waits" : `${count} messages wait`} for a cap. Raise it, or they go on the first of the
        next month.
      </p>
      {isOwner && (
        <Button busy={cancel.isPending} onClick={() => cancel.mutate({ body: {} })}>
          Cancel the oldest 50
        </Button>
      )}
      {cancel.error && <Problem error={cancel.error} />}
    </div>
  );
};

const Form = ({ names }: { readonly names: ReadonlyMap<string, string> }) => {
  const set = useMutation({ ...consoleCapsSetMutation(client), ...after("Changed.", changed) });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const agent = formText(form, "agent_id");
    const unit = formText(form, "unit") === "amount" ? "amount" : "messages";
    set.mutate({ body: { maximum: formText(form, "maximum"), unit, ...(agent === "" ? {} : { agent_id: agent }) } });
  };
  return (
    <form className="settings-form wide" onSubmit={submit}>
      <SelectField label="Counts" name="agent_id" options={[["", "All messages"], ...names]} />
      <div className="settings-times">
        <Field label="At most, in a month" name="maximum" inputMode="decimal" required pattern="[0-9.]{1,16}" />
        <SelectField
          label="Of"
          name="unit"
          options={[
            ["messages", "billable messages"],
            ["amount", "cost"],
          ]}
        />
      </div>
      {set.error && <Problem error={set.error} />}
      <div className="actions">
        <Button look="primary" submits busy={set.isPending}>
          Set the cap
        </Button>
      </div>
    </form>
  );
};
