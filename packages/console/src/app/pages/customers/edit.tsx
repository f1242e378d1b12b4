import { consoleCustomersUpdateMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/announce.tsx";
import { Dialog, FormEnd } from "../../ui/dialog.tsx";
import { Field, formText } from "../../ui/field.tsx";
import { OwnDataField, metadataName } from "../../ui/metadata.tsx";
import { changesTo } from "../../ui/metadata-lines.ts";
import type { Customer } from "./types.ts";

const zones = Intl.supportedValuesOf("timeZone");

const orNull = (form: FormData, name: string): string | null => formText(form, name).trim() || null;

const labelsOf = (words: string): string[] => [...new Set(words.split(/[\s,]+/).filter((label) => label !== ""))];

/** Sends only what was changed, so that a colleague's change of another field stays. */
export const EditCustomer = ({ customer, onClose }: { readonly customer: Customer; readonly onClose: () => void }) => {
  const id = useId();
  const [bad, setBad] = useState<string | null>(null);
  const update = useMutation({
    ...consoleCustomersUpdateMutation(client),
    ...after("Changed.", ["console.customers.get", "console.customers.list"]),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const attributes = changesOf(customer.attributes, formText(form, "attributes"));
    setBad("bad" in attributes ? attributes.bad : null);
    if ("bad" in attributes) return;
    const wanted = {
      name: orNull(form, "name"),
      language: orNull(form, "language"),
      time_zone: orNull(form, "time_zone"),
    };
    const labels = labelsOf(formText(form, "labels"));
    update.mutate(
      {
        customerId: customer.id,
        body: {
          ...(wanted.name === customer.name ? {} : { name: wanted.name }),
          ...(wanted.language === customer.language ? {} : { language: wanted.language }),
          ...(wanted.time_zone === customer.time_zone ? {} : { time_zone: wanted.time_zone }),
          ...(labels.join() === customer.labels.join() ? {} : { labels }),
          attributes: attributes.changes,
          metadata: changesTo(formText(form, metadataName), customer.metadata),
        },
      },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog title="Change the customer" onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <Field label="Name" name="name" maxLength={200} defaultValue={customer.name ?? ""} autoFocus />
        <Field
          label="Labels"
          name="labels"
          defaultValue={customer.labels.join(", ")}
          hint="Lower-case words with commas between: vip, wholesale."
        />
        <Field label="Language" name="language" defaultValue={customer.language ?? ""} hint="Such as de or pt-BR." />
        <Field
          label="Time zone"
          name="time_zone"
          list={`${id}-zones`}
          defaultValue={customer.time_zone ?? ""}
          hint="Such as Europe/Berlin."
        />
        <datalist id={`${id}-zones`}>
          {zones.map((zone) => (
            <option key={zone} value={zone} />
          ))}
        </datalist>
        <div className="field">
          <label htmlFor={id}>Attributes</label>
          <textarea
            id={id}
            name="attributes"
            rows={3}
            defaultValue={linesOf(customer.attributes)}
            aria-describedby={`${id}-hint`}
          />
          <small id={`${id}-hint`}>
            One a line: “city: Berlin”. Quotes keep a number as text. A line you remove is forgotten.
          </small>
          {bad !== null && (
            <p className="problem" role="alert">
              “{bad}” has no name. Write a name, a colon and the value.
            </p>
          )}
        </div>
        <OwnDataField metadata={customer.metadata} />
        <FormEnd words="Save" isBusy={update.isPending} error={update.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};

// Attributes as lines to edit: `city: Berlin`. Quotes keep a number or a yes as text.
type Value = Customer["attributes"][string];

const lineOf = (name: string, value: Value): string => {
  const needsQuotes = typeof value === "string" && (/[\r\n]/.test(value) || valueOf(value) !== value);
  return `${name}: ${needsQuotes ? JSON.stringify(value) : String(value)}`;
};

const linesOf = (attributes: Customer["attributes"]): string =>
  Object.entries(attributes)
    .map(([name, value]) => lineOf(name, value))
    .join("\n");

const valueOf = (words: string): Value => {
  if (words === "true" || words === "false") return words === "true";
  if (/^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(words)) return Number(words);
  if (!/^".*"$/.test(words)) return words.trim();
  try {
    const parsed: unknown = JSON.parse(words);
    return typeof parsed === "string" ? parsed : words;
  } catch {
    return words;
  }
};

/** Changes from these attributes to the lines; null removes one. Returns the words of a line that has no name. */
const changesOf = (
  before: Customer["attributes"],
  text: string,
): { readonly changes: Record<string, Value | null> } | { readonly bad: string } => {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const wanted = new Map<string, Value>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    if (colon < 1) return { bad: line };
    wanted.set(line.slice(0, colon).trim(), valueOf(line.slice(colon + 1).trim()));
  }
  const removed = Object.keys(before).filter((name) => !wanted.has(name));
  const changed = [...wanted].filter(([name, value]) => before[name] !== value);
  return { changes: Object.fromEntries([...removed.map((name) => [name, null] as const), ...changed]) };
};
