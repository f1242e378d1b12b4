import type { DataOf } from "@atlas-messaging/contract";
import { consoleQuietHoursGetOptions, consoleQuietHoursSetMutation } from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { after } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/loaded.tsx";
import { SpanFields, formText } from "../../ui/field.tsx";
import { Problem } from "../../ui/problem.tsx";

type Hours = DataOf<"console.quietHours.get">["quiet_hours"];

/** Hours in which customers get no marketing. */
export const QuietHours = () => {
  const { may } = useSession();
  const isAllowed = may("atlas_api.customers.read");
  const { data, error } = useQuery({ ...consoleQuietHoursGetOptions(client), enabled: isAllowed });
  if (!isAllowed) return <p className="quiet">You may not see them. Ask a colleague who manages members.</p>;
  if (error) return <Problem error={error} />;
  if (!data) return <Skeleton rows={2} />;
  const hours = data.quiet_hours;
  return (
    <>
      <p>
        {hours === null
          ? "There are none: marketing is sent at any hour."
          : `No marketing from ${hours.start} to ${hours.end}, by each customer's clock.`}
      </p>
      {may("atlas_api.customers.manage") && <Form key={JSON.stringify(hours)} hours={hours} />}
    </>
  );
};

const Form = ({ hours }: { readonly hours: Hours }) => {
  const set = useMutation({
    ...consoleQuietHoursSetMutation(client),
    ...after("Quiet hours changed.", ["console.quietHours.get"]),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = {
      start: formText(form, "start"),
      end: formText(form, "end"),
      time_zone: formText(form, "zone").trim(),
    };
    set.mutate({ body: { quiet_hours: wanted } });
  };
  return (
    <form className="settings-form" onSubmit={submit}>
      <SpanFields
        start={hours?.start ?? "21:00"}
        end={hours?.end ?? "08:00"}
        zone={hours?.time_zone}
        hint="For customers whose own is not known, such as Europe/Berlin."
      />
      {set.error && <Problem error={set.error} />}
      <div className="actions">
        <Button look="primary" submits busy={set.isPending}>
          Save
        </Button>
        {hours !== null && <Button onClick={() => set.mutate({ body: { quiet_hours: null } })}>No quiet hours</Button>}
      </div>
    </form>
  );
};
