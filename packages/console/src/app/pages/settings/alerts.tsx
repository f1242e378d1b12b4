import { type BodyOf, type DataOf, type Known, keysOf } from "@atlas-messaging/contract";
import { consoleAlertsGetOptions, consoleAlertsSetMutation } from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { deployment } from "../../data/deployment.ts";
import { after } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/loaded.tsx";
import { Field, formText } from "../../ui/field.tsx";
import { Problem } from "../../ui/problem.tsx";
import { lookUp } from "../../data/look-up.ts";

type Chosen = DataOf<"console.alerts.get">["alerts"];
type Kind = Known<Chosen["kinds"][number]>;
type Wanted = BodyOf<"console.alerts.set">;

const kinds: { readonly [Name in Kind]: string } = {
  webhook_disabled: "A webhook was switched off",
  webhook_failing: "A webhook fails",
  channel_refused: "A channel's access is refused",
  template_rejected: "A template was rejected",
  approval_waiting: "An approval waits",
  handoff_waiting: "A customer waits for a person",
  job_set_aside: "Work was given up after many attempts",
  limit_near: "A limit is nearly used up",
  key_expiring: "A key expires soon",
  deprecated_in_use: "A deprecated operation is used",
  cap_reached: "A spending cap holds messages",
};

/** States that the organization wants to hear of, and where it hears of them. */
export const Alerts = () => {
  const { may } = useSession();
  const { data, error } = useQuery(consoleAlertsGetOptions(client));
  if (error) return <Problem error={error} />;
  if (!data) return <Skeleton rows={4} />;
  if (may("atlas_api.organization.manage")) return <Form key={JSON.stringify(data.alerts)} chosen={data.alerts} />;
  return <Shown chosen={data.alerts} />;
};

const Shown = ({ chosen }: { readonly chosen: Chosen }) => (
  <>
    <p>
      {chosen.kinds.length === 0 ? "No alert is chosen." : "These are told when they begin:"} An owner changes them.
    </p>
    <ul className="may">
      {chosen.kinds.map((kind) => (
        <li key={kind}>{lookUp(kinds, kind, kind)}</li>
      ))}
    </ul>
  </>
);

const Form = ({ chosen }: { readonly chosen: Chosen }) => {
  const id = useId();
  const set = useMutation({ ...consoleAlertsSetMutation(client), ...after("Alerts saved.", ["console.alerts.get"]) });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    set.mutate({ body: wantedIn(form) });
  };
  return (
    <form className="settings-form wide" onSubmit={submit}>
      <fieldset className="choices">
        <legend>Tell when</legend>
        {keysOf(kinds).map((kind) => (
          <label key={kind} htmlFor={id + kind}>
            <input
              id={id + kind}
              type="checkbox"
              name="kinds"
              value={kind}
              defaultChecked={chosen.kinds.includes(kind)}
            />
            {kinds[kind]}
          </label>
        ))}
      </fieldset>
      <div className="field">
        <label htmlFor={`${id}emails`}>By mail to</label>
        <textarea id={`${id}emails`} name="emails" rows={2} defaultValue={chosen.emails.join("\n")} />
        <small>
          An address a line.{!deployment.sendsMail && " This deployment sends no mail: look at Today, or use a chat."}
        </small>
      </div>
      <Field
        label="In a chat, by an incoming webhook"
        name="url"
        type="url"
        autoComplete="off"
        maxLength={2048}
        placeholder={chosen.webhook_host === null ? "https://hooks.chat.example/…" : `Kept: ${chosen.webhook_host}`}
        hint="It takes Slack's form. The address is a secret, and is not shown again."
      />
      {chosen.webhook_host !== null && (
        <label>
          <input type="checkbox" name="silence" /> Send nothing to {chosen.webhook_host} any more
        </label>
      )}
      {set.error && <Problem error={set.error} />}
      <div className="actions">
        <Button look="primary" submits busy={set.isPending}>
          Save
        </Button>
      </div>
    </form>
  );
};

/** An address that is left empty keeps the known one. */
const wantedIn = (form: FormData): Wanted => {
  const url = formText(form, "url").trim();
  const emails = formText(form, "emails")
    .split(/[\s,;]+/)
    .filter((email) => email !== "");
  const asked = form.getAll("kinds");
  return {
    kinds: keysOf(kinds).filter((kind) => asked.includes(kind)),
    emails: [...new Set(emails)],
    ...(form.has("silence") ? { webhook_url: null } : url === "" ? {} : { webhook_url: url }),
  };
};
