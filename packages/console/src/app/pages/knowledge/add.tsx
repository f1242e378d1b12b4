import { consoleCreateKnowledgeMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/after.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Problem } from "../../ui/problem.tsx";
import { textOf } from "../../ui/text-of.ts";
import { audienceNames, audiences } from "./types.ts";

const api = getRouteApi("/signed-in/knowledge");

interface AddSourceProps {
  /** First title, such as a question that found nothing. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Adds a text, or a page by its address. */
export const AddSource = ({ title, onClose }: AddSourceProps) => {
  const navigate = api.useNavigate();
  const [kind, setKind] = useState<"text" | "url">("text");
  const create = useMutation({
    ...consoleCreateKnowledgeMutation(client),
    ...after(kind === "text" ? "Added. Agents use it now." : "Added. The page is being read.", [
      "console.listKnowledge",
      "console.listKnowledgeGaps",
    ]),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const audience = audienceNames.find((each) => each === textOf(form, "audience")) ?? "both";
    const named = { title: textOf(form, "title").trim(), audience };
    create.mutate(
      {
        body:
          kind === "text"
            ? { source_type: "text", ...named, text: textOf(form, "text") }
            : { source_type: "url", ...named, url: textOf(form, "url").trim() },
      },
      {
        onSuccess: ({ document }) => {
          onClose();
          void navigate({ search: { source: document.id } });
        },
      },
    );
  };
  return (
    <Dialog title="Add knowledge" onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <fieldset className="choices">
          <legend>From</legend>
          <label>
            <input type="radio" name="kind" checked={kind === "text"} onChange={() => setKind("text")} /> A text
          </label>
          <label>
            <input type="radio" name="kind" checked={kind === "url"} onChange={() => setKind("url")} /> A web page
          </label>
        </fieldset>
        <Field
          label="Title"
          name="title"
          required
          maxLength={300}
          autoFocus={title === ""}
          defaultValue={title}
          hint="Answers name it as their source."
        />
        {kind === "text" ? (
          <div className="field">
            <label>
              Text
              <textarea name="text" rows={6} required maxLength={200_000} autoFocus={title !== ""} />
            </label>
            <small>Write it as a customer should read it.</small>
          </div>
        ) : (
          <Field
            label="Address"
            name="url"
            type="url"
            required
            maxLength={2048}
            placeholder="https://shop.example/delivery"
            hint="A public page. It is read within moments."
          />
        )}
        <div className="field">
          <label>
            For
            <select name="audience">
              {audienceNames.map((each) => (
                <option key={each} value={each}>
                  {audiences[each]}
                </option>
              ))}
            </select>
          </label>
        </div>
        {create.error && <Problem error={create.error} />}
        <div className="actions">
          <Button look="primary" submits busy={create.isPending}>
            Add
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
};
