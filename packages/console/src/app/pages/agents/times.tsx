import { consoleListAgentsOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { client } from "../../data/client.ts";
import { Field } from "../../ui/field.tsx";
import { formText } from "../../ui/form-text.ts";
import type { Agent } from "./serves.ts";

/** Minutes or seconds, whichever is whole, as people say them. */
export const spanWords = (seconds: number): string => {
  if (seconds % 3_600 === 0) return seconds === 3_600 ? "1 hour" : `${seconds / 3_600} hours`;
  if (seconds % 60 === 0) return seconds === 60 ? "1 minute" : `${seconds / 60} minutes`;
  return `${seconds} seconds`;
};

/** Fields of an own program: its time to answer, and what follows. */
export const Times = ({ agent }: { readonly agent: Agent }) =>
  agent.kind === "external" && (
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
  const id = useId();
  const { data } = useQuery(consoleListAgentsOptions(client, { limit: 200 }));
  const hosted = data?.agents.filter((each) => each.kind === "hosted" && each.id !== agent.id) ?? [];
  return (
    <div className="field">
      <label htmlFor={id}>When the time is over</label>
      <select id={id} name="fallback" key={hosted.length} defaultValue={agent.fallback_agent_id ?? ""}>
        <option value="">Hand over to people</option>
        {hosted.map(({ id: each, name }) => (
          <option key={each} value={each}>
            {name} answers
          </option>
        ))}
      </select>
    </div>
  );
};

/** Reads a time, written in units of so many seconds; null for an empty field. */
export const secondsIn = (form: FormData, name: string, each: number): number | null => {
  const written = formText(form, name).trim();
  return written === "" ? null : Number(written) * each;
};

/** The fields, as the operation takes them. */
export const timesIn = (form: FormData, { kind }: Agent) =>
  kind === "hosted"
    ? {}
    : {
        reply_within_seconds: secondsIn(form, "reply_seconds", 1),
        fallback_agent_id: formText(form, "fallback") || null,
      };
