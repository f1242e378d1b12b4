import { consoleKnowledgeCreateMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/announce.tsx";
import { Dialog, FormEnd } from "../../ui/dialog.tsx";
import { Field, SelectField, formText } from "../../ui/field.tsx";
import { audienceNames, audiences } from "./types.ts";

const api = getRouteApi("/signed-in/knowledge");

const kinds = { text: "A text", url: "A web page", document: "A file" } as const;

type Kind = keyof typeof kinds;

const kindNames = ["text", "url", "document"] as const;

const done: { readonly [kind in Kind]: string } = {
  text: "Added. Agents use it now.",
  url: "Added. The page is being read.",
  document: "Added. The file is being read.",
};

interface AddSourceProps {
  /** First title, such as a question that found nothing. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Adds a text, a page by its address, or a file. */
export const AddSource = ({ title, onClose }: AddSourceProps) => {
  const navigate = api.useNavigate();
  const [kind, setKind] = useState<Kind>("text");
  const create = useMutation({
    ...consoleKnowledgeCreateMutation(client),
    ...after(done[kind], ["console.knowledge.list", "console.knowledgeGaps.list", "console.knowledge.search"]),
  });
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const body = await bodyOf(kind, new FormData(event.currentTarget));
    create.mutate(
      { body },
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
      <form className="dialog-form" onSubmit={(event) => void submit(event)}>
        <fieldset className="choices">
          <legend>From</legend>
          {kindNames.map((each) => (
            <label key={each}>
              <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} /> {kinds[each]}
            </label>
          ))}
        </fieldset>
        <Field
          label="Title"
          name="title"
          required={kind !== "document"}
          maxLength={300}
          autoFocus={title === ""}
          defaultValue={title}
          hint={`Answers name it as their source.${kind === "document" ? " Left empty, it is the name of the file." : ""}`}
        />
        <Content kind={kind} isFirst={title !== ""} />
        <SelectField label="For" name="audience" options={audienceNames.map((each) => [each, audiences[each]])} />
        <FormEnd words="Add" isBusy={create.isPending} error={create.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};

const bodyOf = async (kind: Kind, form: FormData) => {
  const audience = audienceNames.find((each) => each === formText(form, "audience")) ?? "both";
  const named = { title: formText(form, "title").trim(), audience };
  if (kind === "text") return { source_type: kind, ...named, text: formText(form, "text") };
  const file = form.get("file");
  if (!(file instanceof File)) return { source_type: "url" as const, ...named, url: formText(form, "url").trim() };
  return {
    source_type: "document" as const,
    ...named,
    title: named.title === "" ? titleOf(file) : named.title,
    ...(await readFile(file)),
  };
};

interface ContentProps {
  readonly kind: Kind;
  /** True if the title is given, so that typing begins here. */
  readonly isFirst: boolean;
}

const Content = ({ kind, isFirst }: ContentProps) => {
  if (kind === "url")
    return (
      <Field
        label="Address"
        name="url"
        type="url"
        required
        maxLength={2048}
        placeholder="https://shop.example/delivery"
        hint="A public page. It is read within moments."
      />
    );
  if (kind === "document")
    return (
      <Field
        label="File"
        name="file"
        type="file"
        required
        accept={acceptedFiles}
        hint="PDF, Word (.docx), HTML, Markdown, CSV or plain text, up to 10 MiB."
        onChange={({ target }) => target.setCustomValidity(problemOf(target.files?.[0]))}
      />
    );
  return (
    <div className="field">
      <label>
        Text
        <textarea name="text" rows={6} required maxLength={200_000} autoFocus={isFirst} />
      </label>
      <small>Write it as a customer should read it.</small>
    </div>
  );
};

// A file of somebody's own, as the service takes it.
/** Formats that can be read, by the ending of a name. Browsers do not know the type of each. */
const types: Readonly<Record<string, string>> = {
  csv: "text/csv",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  htm: "text/html",
  html: "text/html",
  markdown: "text/markdown",
  md: "text/markdown",
  pdf: "application/pdf",
  txt: "text/plain",
};

/** Value of `accept`. */
const acceptedFiles = Object.keys(types)
  .map((ending) => `.${ending}`)
  .join(",");

const maxBytes = 10 * 1024 * 1024;

const maxName = 255;

const maxTitle = 300;

/** Says why a file cannot be taken; empty if it can. */
const problemOf = (file: File | undefined): string => {
  if (file === undefined) return "Choose a file.";
  if (file.size === 0) return "The file is empty.";
  return file.size > maxBytes ? "The file is larger than 10 MiB." : "";
};

const titleOf = ({ name }: File): string => name.replace(/\.[a-z]+$/i, "").slice(0, maxTitle);

const typeOf = ({ name }: File): string =>
  types[/\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""] ?? "application/octet-stream";

/** The end of a name says the format, so a long one is cut in front. */
const readFile = async (file: File) => ({
  filename: file.name.slice(-maxName),
  media_type: typeOf(file),
  content: new Uint8Array(await file.arrayBuffer()).toBase64(),
});
