import type { Known } from "@atlas-messaging/contract";
import { consoleAgentsUpdateMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/announce.tsx";
import { Dialog, FormEnd } from "../../ui/dialog.tsx";
import { Field, SpanFields, formText } from "../../ui/field.tsx";
import { Choice, chosenOf, secondsIn, spanWords } from "./edit.tsx";
import type { Agent } from "./serves.ts";

/** The announcement to a customer who waits for a person, and the hours of people. */
export const People = ({ agent }: { readonly agent: Agent }) => {
  const { people_reply_within_seconds: seconds, people_hours: hours } = agent;
  return (
    <section>
      <h3>While a person is awaited</h3>
      <dl className="facts">
        <div>
          <dt>The customer is told</dt>
          <dd>{agent.announces_people ? "Once" : "Nothing by the service"}</dd>
        </div>
        <div>
          <dt>People usually take</dt>
          <dd>{seconds === null ? "Not set" : spanWords(seconds)}</dd>
        </div>
        <div>
          <dt>People answer</dt>
          <dd>{hours === null ? "Not set" : hoursInWords(hours)}</dd>
        </div>
      </dl>
    </section>
  );
};

interface EditPeopleProps {
  readonly agent: Agent;
  readonly onClose: () => void;
}

export const EditPeople = ({ agent, onClose }: EditPeopleProps) => {
  const update = useMutation({ ...consoleAgentsUpdateMutation(client), ...after("Changed.", ["console.agents.list"]) });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    update.mutate(
      { agentId: agent.id, body: peopleOf(agent, new FormData(event.currentTarget)) },
      { onSuccess: onClose },
    );
  };
  const seconds = agent.people_reply_within_seconds;
  return (
    <Dialog title="While a person is awaited" onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        {agent.kind === "external" && (
          <Choice
            legend="Announcement"
            name="announces"
            offered={[["yes", "Tell the customer once, in the agent’s name"]]}
            chosen={agent.announces_people ? ["yes"] : []}
          />
        )}
        <Field
          label="Minutes that people take to answer"
          name="people_minutes"
          type="number"
          min={1}
          max={10_080}
          defaultValue={seconds === null ? "" : Math.ceil(seconds / 60)}
          hint="Empty, and the customer is told no time."
        />
        <HoursFields hours={agent.people_hours} />
        <FormEnd words="Save" isBusy={update.isPending} error={update.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};

/** The form has one span of hours. Others are kept as they are. */
const HoursFields = ({ hours }: { readonly hours: Hours | null }) => {
  if (hours !== null && hours.weekly.length > 1)
    return <p className="quiet">People answer {hoursInWords(hours)}. Change these by a call.</p>;
  const [span] = hours?.weekly ?? [];
  return (
    <>
      <Choice legend="People answer on" name="days" offered={weekdays} chosen={span?.days ?? []} />
      <p className="quiet">Choose none, and people answer at any hour.</p>
      <SpanFields
        start={span?.start ?? "09:00"}
        end={span?.end ?? "17:00"}
        zone={hours?.time_zone}
        hint="Of the business, such as Europe/Berlin."
      />
    </>
  );
};

const peopleOf = (agent: Agent, form: FormData) => ({
  people_reply_within_seconds: secondsIn(form, "people_minutes", 60),
  ...(form.has("zone") && { people_hours: hoursOf(form) }),
  ...(agent.kind === "external" && { announces_people: form.has("announces") }),
});

const hoursOf = (form: FormData) => {
  const chosen = new Set(chosenOf(form, "days"));
  const days: Weekday[] = weekdays.flatMap(([day]) => (chosen.has(day) ? [day] : []));
  if (days.length === 0) return null;
  const weekly = [{ days, start: formText(form, "start"), end: formText(form, "end") }];
  return { time_zone: formText(form, "zone").trim(), weekly };
};

// Hours in which people answer, in words.
export type Hours = NonNullable<Agent["people_hours"]>;

export type Weekday = Known<Hours["weekly"][number]["days"][number]>;

const weekdays: readonly (readonly [Weekday, string])[] = [
  ["monday", "Monday"],
  ["tuesday", "Tuesday"],
  ["wednesday", "Wednesday"],
  ["thursday", "Thursday"],
  ["friday", "Friday"],
  ["saturday", "Saturday"],
  ["sunday", "Sunday"],
];

const names = new Map<string, string>(weekdays);

/** Says hours such as "Monday, Tuesday 09:00 to 17:00; Saturday 10:00 to 12:00 (Europe/Berlin)". */
const hoursInWords = ({ time_zone, weekly }: Hours): string => {
  const spans = weekly.map(
    ({ days, start, end }) => `${days.map((day) => names.get(day) ?? day).join(", ")} ${start} to ${end}`,
  );
  return `${spans.join("; ")} (${time_zone})`;
};
