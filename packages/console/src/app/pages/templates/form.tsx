import { type FormEvent, useState } from "react";
import { Dialog } from "../../ui/dialog.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { Field } from "../../ui/field.tsx";
import { Buttons } from "./buttons.tsx";
import { type Draft, placeholdersOf } from "./draft.ts";
import { Preview } from "./preview.tsx";
import { categories, categoryNames, spoken } from "./types.ts";

interface TemplateFormProps {
  readonly title: string;
  readonly does: string;
  readonly initial: Draft;
  /** Name and language are chosen once. */
  readonly isNew: boolean;
  readonly hasFixedCategory: boolean;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onSubmit: (draft: Draft) => void;
  readonly onClose: () => void;
}

/** Writes a template, with a preview that follows. */
export const TemplateForm = (props: TemplateFormProps) => {
  const { title, does, initial, isNew, hasFixedCategory, isBusy, error, onSubmit, onClose } = props;
  const [draft, setDraft] = useState(initial);
  const change = (changed: Partial<Draft>): void => setDraft({ ...draft, ...changed });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit(draft);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        {isNew && <Naming draft={draft} change={change} />}
        {!hasFixedCategory && <Category draft={draft} change={change} />}
        <Texts draft={draft} change={change} hasFocus={!isNew} />
        <Buttons buttons={draft.buttons} onChange={(buttons) => change({ buttons })} />
        <Samples draft={draft} change={change} />
        <Preview draft={draft} />
        <p className="quiet">The messaging app reviews it. It can be sent once it is approved.</p>
        <FormEnd words={does} isBusy={isBusy} error={error} onClose={onClose} />
      </form>
    </Dialog>
  );
};

interface PartProps {
  readonly draft: Draft;
  readonly change: (changed: Partial<Draft>) => void;
}

const Naming = ({ draft, change }: PartProps) => (
  <>
    <Field
      label="Name"
      required
      autoFocus
      maxLength={64}
      pattern="[a-z][a-z0-9_]*"
      placeholder="order_ready"
      hint="Small letters, digits and underscores. Customers do not see it."
      value={draft.name}
      onChange={({ target }) => change({ name: target.value })}
    />
    <Field
      label="Language"
      maxLength={20}
      placeholder="en"
      hint="Such as en or pt_BR. Empty: the language of your channel."
      value={draft.language}
      onChange={({ target }) => change({ language: target.value })}
    />
  </>
);

const Category = ({ draft, change }: PartProps) => (
  <div className="field">
    <label>
      Category
      <select
        value={draft.category}
        onChange={({ target }) => {
          const category = categoryNames.find((each) => each === target.value);
          if (category !== undefined) change({ category });
        }}
      >
        {categoryNames.map((each) => (
          <option key={each} value={each}>
            {categories[each]}
          </option>
        ))}
      </select>
    </label>
  </div>
);

const Texts = ({ draft, change, hasFocus }: PartProps & { readonly hasFocus: boolean }) => (
  <>
    <Field
      label="Header"
      maxLength={60}
      hint="A line above the text, or empty."
      value={draft.header}
      onChange={({ target }) => change({ header: target.value })}
    />
    <div className="field">
      <label>
        Text
        <textarea
          rows={4}
          required
          maxLength={1024}
          autoFocus={hasFocus}
          value={draft.body}
          onChange={({ target }) => change({ body: target.value })}
        />
      </label>
      <small>{"{{name}} is filled in when it is sent."}</small>
    </div>
    <Field
      label="Footer"
      maxLength={60}
      hint="A line below the text, or empty."
      value={draft.footer}
      onChange={({ target }) => change({ footer: target.value })}
    />
  </>
);

const Samples = ({ draft, change }: PartProps) => {
  const names = placeholdersOf(draft);
  if (names.length === 0) return null;
  return (
    <fieldset className="template-samples">
      <legend>Samples, for the reviewers and the preview</legend>
      {names.map((name) => (
        <Field
          key={name}
          label={spoken(name)}
          maxLength={200}
          value={(Object.hasOwn(draft.samples, name) && draft.samples[name]) || ""}
          onChange={({ target }) => change({ samples: { ...draft.samples, [name]: target.value } })}
        />
      ))}
    </fieldset>
  );
};
