import { consoleAgentsListOptions, consoleAgentsUpdateMutation } from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useId } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/announce.tsx";
import { Dialog, FormEnd } from "../../ui/dialog.tsx";
import { Field, SelectField, formText } from "../../ui/field.tsx";
import { OwnDataField, metadataName } from "../../ui/metadata.tsx";
import { changesTo } from "../../ui/metadata-lines.ts";
import { type Agent, type Named, useChannels, useDocuments, withChosen } from "./serves.ts";

export const EditAgent = ({ agent, onClose }: { readonly agent: Agent; readonly onClose: () => void }) => {
  const channels = useChannels();
  const documents = useDocuments();
  const update = useMutation({ ...consoleAgentsUpdateMutation(client), ...after("Changed.", ["console.agents.list"]) });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const description = formText(form, "description").trim();
    update.mutate(
      {
        agentId: agent.id,
        body: {
          name: formText(form, "name").trim(),
          description: description === "" ? null : description,
          ...timesIn(form, agent),
          metadata: changesTo(formText(form, metadataName), agent.metadata),
          ...(channels && { channels: chosenOf(form, "channels") }),
          ...(documents && { source_ids: chosenOf(form, "documents") }),
        },
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog title={`Change ${agent.name}`} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <Field label="Name" name="name" required maxLength={200} defaultValue={agent.name} />
        <Field label="Purpose" name="description" maxLength={2000} defaultValue={agent.description ?? ""} />
        {channels && (
          <Choice
            legend="Serves"
            name="channels"
            offered={withChosen(channels, agent.channels, (id) => id)}
            chosen={agent.channels}
          />
        )}
        {documents && (
          <>
            <Choice
              legend="Answers from"
              name="documents"
              offered={withChosen(documents, agent.source_ids, () => "An older or archived document")}
              chosen={agent.source_ids}
            />
            <p className="quiet">Choose none, and it answers from every document.</p>
          </>
        )}
        <Times agent={agent} />
        <OwnDataField metadata={agent.metadata} />
        <FormEnd words="Save" isBusy={update.isPending} error={update.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly offered: Named;
  readonly chosen: readonly string[];
}

/** Boxes of a form, one for each thing that an agent may serve or use. */
export const Choice = ({ legend, name, offered, chosen }: ChoiceProps) => {
  const id = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {offered.map(([value, words]) => (
        <label key={value} htmlFor={id + value}>
          <input id={id + value} type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
};

export const chosenOf = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === "string");

/** Minutes or seconds, whichever is whole, as people say them. */
export const spanWords = (seconds: number): string => {
  if (seconds % 3_600 === 0) return seconds === 3_600 ? "1 hour" : `${seconds / 3_600} hours`;
  if (seconds % 60 === 0) return seconds === 60 ? "1 minute" : `${seconds / 60} minutes`;
  return `${seconds} seconds`;
};

/** Fields of an agent's times: for how long a hosted one waits for more, and how long an own program may take. */
const Times = ({ agent }: { readonly agent: Agent }) =>
  agent.kind === "hosted" ? (
    <Field
      label="Seconds to wait for more messages"
      name="answer_seconds"
      type="number"
      min={0}
      max={10}
      step={1}
      defaultValue={agent.answer_after_seconds ?? 0}
      hint="Then it answers all of them at once. 0: each at once."
    />
  ) : (
    <>
      <Field
        label="Seconds that your program has to answer"
        name="reply_seconds"
        type="number"
        min={5}
        max={43_200}
        step={1}
        defaultValue={agent.reply_within_seconds ?? ""}
        hint="Then somebody else answers. Leave it empty for no limit."
      />
      <Fallback agent={agent} />
    </>
  );

const Fallback = ({ agent }: { readonly agent: Agent }) => {
  const { data } = useQuery(consoleAgentsListOptions(client, { limit: 200 }));
  const hosted = data?.agents.filter((each) => each.kind === "hosted" && each.id !== agent.id) ?? [];
  return (
    <SelectField
      label="When the time is over"
      name="fallback"
      key={hosted.length}
      defaultValue={agent.fallback_agent_id ?? ""}
      options={[["", "Hand over to people"], ...hosted.map(({ id, name }) => [id, `${name} answers`] as const)]}
    />
  );
};

/** Reads a time, written in units of so many seconds; null for an empty field. */
export const secondsIn = (form: FormData, name: string, each: number): number | null => {
  const written = formText(form, name).trim();
  return written === "" ? null : Number(written) * each;
};

/** The fields, as the operation takes them. */
const timesIn = (form: FormData, { kind }: Agent) =>
  kind === "hosted"
    ? { answer_after_seconds: secondsIn(form, "answer_seconds", 1) ?? 0 }
    : {
        reply_within_seconds: secondsIn(form, "reply_seconds", 1),
        fallback_agent_id: formText(form, "fallback") || null,
      };
