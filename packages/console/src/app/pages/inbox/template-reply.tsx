import type { DataOf } from "@atlas-messaging/contract";
import { consoleListTemplatesOptions, consoleReplyToConversationMutation } from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { type FormEvent, useState } from "react";
import { client } from "../../data/client.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Problem } from "../../ui/problem.tsx";
import type { Item } from "./conversation-list.tsx";
import { useDraft } from "./drafts.ts";
import { readAgain } from "./read-again.ts";

type Template = DataOf<"console.listTemplates">["templates"][number];

type Values = Readonly<Record<string, string>>;

/** Reads what this page has kept. */
const valuesIn = (kept: string): Values => (kept === "" ? {} : JSON.parse(kept));

/** Fills in the placeholders that have a value. */
const filled = (text: string, values: Values): string =>
  text.replaceAll(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name: string) => values[name] || whole);

/** An answer by template, which reaches the customer at any time. */
export const TemplateReply = ({ item }: { readonly item: Item }) => {
  const { data, error } = useQuery(consoleListTemplatesOptions(client, { limit: 200 }));
  const approved = data?.templates.filter(({ status }) => status === "approved") ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const template = approved.find(({ id }) => id === chosen) ?? approved[0];
  if (error) return <Problem error={error} />;
  if (!data) return null;
  if (!template) return <p className="quiet">No template is approved yet. Make one on the page of templates.</p>;
  return (
    <>
      <div className="field">
        <label>
          Template
          <select value={template.id} onChange={({ target }) => setChosen(target.value)}>
            {approved.map(({ id, name, language }) => (
              <option key={id} value={id}>
                {name.replaceAll("_", " ")} ({language})
              </option>
            ))}
          </select>
        </label>
      </div>
      <TemplateForm key={template.id} item={item} template={template} />
    </>
  );
};

const TemplateForm = ({ item, template }: { readonly item: Item; readonly template: Template }) => {
  const [kept, keep] = useDraft(item.id, `template-${template.id}`);
  const values = valuesIn(kept);
  const setValues = (next: Values): void => keep(Object.keys(next).length === 0 ? "" : JSON.stringify(next));
  const reply = useMutation({
    ...consoleReplyToConversationMutation(client),
    onSettled: readAgain("console.listConversationMessages"),
  });
  const { id, category, placeholders, header, body, footer, samples } = template;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const params = placeholders.length === 0 ? {} : { template_params: values };
    reply.mutate(
      { conversationId: item.id, body: { template_id: id, category, ...params } },
      { onSuccess: () => setValues({}) },
    );
  };
  const sampleOf = (name: string): string => String(Object(samples)[name] ?? "");
  return (
    <form className="template" onSubmit={submit}>
      <div className="fields">
        {placeholders.map((name) => (
          <Field
            key={name}
            label={name.replaceAll("_", " ")}
            placeholder={sampleOf(name)}
            required
            maxLength={1024}
            value={values[name] ?? ""}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        ))}
      </div>
      <div className="preview" aria-label="Preview">
        {header !== null && <strong>{filled(header, values)}</strong>}
        <p className="text">{filled(body, values)}</p>
        {footer !== null && <small>{footer}</small>}
      </div>
      {reply.error && <Problem error={reply.error} />}
      <Button look="primary" icon={Send} submits busy={reply.isPending}>
        Send template
      </Button>
    </form>
  );
};
