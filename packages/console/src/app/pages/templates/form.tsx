import { type FormEvent, useState } from "react";
import { Dialog, FormEnd } from "../../ui/dialog.tsx";
import { Field, SelectField } from "../../ui/field.tsx";
import { type Draft, type DraftButton, filled, placeholdersOf } from "./draft.ts";
import { type HeaderKind, categories, categoryNames, headerKinds, spoken } from "./types.ts";
import { UploadField, headerTypes } from "../../ui/upload.tsx";
import { Copy, ExternalLink, Phone, Plus, Reply, X } from "lucide-react";
import { Button } from "../../ui/button.tsx";

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
        {draft.category === "authentication" ? (
          <Code draft={draft} change={change} />
        ) : (
          <>
            <Header draft={draft} change={change} />
            <Texts draft={draft} change={change} hasFocus={!isNew} />
            <Buttons buttons={draft.buttons} onChange={(buttons) => change({ buttons })} />
            <Samples draft={draft} change={change} />
            <Preview draft={draft} />
          </>
        )}
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
      maxLength={512}
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
  <SelectField
    label="Category"
    value={draft.category}
    onChange={({ target }) => {
      const category = categoryNames.find((each) => each === target.value);
      if (category !== undefined) change({ category });
    }}
    options={categoryNames.map((each) => [each, categories[each]])}
  />
);

/** Choices of a one-time code. The messaging app writes the text, in the template's language. */
const Code = ({ draft, change }: PartProps) => (
  <>
    <p className="quiet">The messaging app writes the text in this language, with a button that copies the code.</p>
    <label className="mark">
      <input
        type="checkbox"
        checked={draft.hasAdvice}
        onChange={({ target }) => change({ hasAdvice: target.checked })}
      />{" "}
      Say that the code must not be shared
    </label>
    <Field
      label="Minutes that the code is valid"
      type="number"
      min={1}
      max={90}
      hint="The message says so. Empty: it says nothing."
      value={draft.minutes}
      onChange={({ target }) => change({ minutes: target.value })}
    />
  </>
);

const kinds: readonly (readonly [HeaderKind | "", string])[] = [
  ["", "A line, or nothing"],
  ["image", headerKinds.image],
  ["video", headerKinds.video],
  ["document", headerKinds.document],
];

const Header = ({ draft, change }: PartProps) => (
  <>
    <SelectField
      label="Header"
      value={draft.headerKind}
      onChange={({ target }) => {
        const chosen = kinds.find(([kind]) => kind === target.value);
        if (chosen) change({ headerKind: chosen[0], sample: null });
      }}
      options={kinds}
    />
    {draft.headerKind === "" ? (
      <Field
        label="Line"
        maxLength={60}
        hint="A line above the text, or empty."
        value={draft.header}
        onChange={({ target }) => change({ header: target.value })}
      />
    ) : (
      <UploadField
        key={draft.headerKind}
        label="Sample"
        accept={headerTypes[draft.headerKind]}
        required={draft.sample === null}
        hint={draft.sample === null ? "Reviewers see it. Each message brings its own file." : "The sample is here."}
        onUploaded={({ media_id }) => change({ sample: media_id })}
      />
    )}
  </>
);

const Texts = ({ draft, change, hasFocus }: PartProps & { readonly hasFocus: boolean }) => (
  <>
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

const maxButtons = 10;

const typeNames = ["quick_reply", "url", "phone", "copy_code"] as const;

const types: { readonly [type in DraftButton["type"]]: string } = {
  quick_reply: "Answers with its label",
  url: "Opens a page",
  phone: "Calls a number",
  copy_code: "Copies a code",
};

interface ButtonsProps {
  readonly buttons: readonly DraftButton[];
  readonly onChange: (buttons: readonly DraftButton[]) => void;
}

/** Buttons below the message. */
const Buttons = ({ buttons, onChange }: ButtonsProps) => (
  <>
    {buttons.map((button, index) => (
      <OneButton
        key={index}
        number={index + 1}
        button={button}
        onChange={(next) => onChange(buttons.map((each, at) => (at === index ? next : each)))}
        onRemove={() => onChange(buttons.filter((_each, at) => at !== index))}
      />
    ))}
    {buttons.length < maxButtons && (
      <div className="actions">
        <Button icon={Plus} onClick={() => onChange([...buttons, { type: "quick_reply", text: "", target: "" }])}>
          Add a button
        </Button>
      </div>
    )}
  </>
);

interface OneButtonProps {
  readonly number: number;
  readonly button: DraftButton;
  readonly onChange: (button: DraftButton) => void;
  readonly onRemove: () => void;
}

const OneButton = ({ number, button, onChange, onRemove }: OneButtonProps) => (
  <fieldset className="template-button">
    <legend>Button {number}</legend>
    <SelectField
      label="Action"
      value={button.type}
      onChange={({ target }) => {
        const type = typeNames.find((each) => each === target.value);
        if (type !== undefined) onChange({ ...button, type, target: "" });
      }}
      options={typeNames.map((each) => [each, types[each]])}
    />
    <Field
      label="Label"
      required
      maxLength={25}
      value={button.text}
      onChange={({ target }) => onChange({ ...button, text: target.value })}
    />
    {button.type === "url" && (
      <Field
        label="Address"
        required
        maxLength={2000}
        placeholder="https://shop.example/orders/{{order}}"
        hint="With https. It may end with one placeholder."
        value={button.target}
        onChange={({ target }) => onChange({ ...button, target: target.value })}
      />
    )}
    {button.type === "phone" && (
      <Field
        label="Phone number"
        type="tel"
        required
        maxLength={16}
        placeholder="+15550100100"
        value={button.target}
        onChange={({ target }) => onChange({ ...button, target: target.value })}
      />
    )}
    {button.type === "copy_code" && (
      <Field
        label="Code"
        required
        maxLength={80}
        placeholder="{{coupon}}"
        hint="At most 15 characters, or one placeholder."
        value={button.target}
        onChange={({ target }) => onChange({ ...button, target: target.value })}
      />
    )}
    <button
      type="button"
      className="button ghost icon remove"
      aria-label={`Remove button ${number}`}
      onClick={onRemove}
    >
      <X aria-hidden />
    </button>
  </fieldset>
);

const icons = { quick_reply: Reply, url: ExternalLink, phone: Phone, copy_code: Copy };

/** A template as the customer sees it, with its samples. */
export const Preview = ({ draft }: { readonly draft: Draft }) => (
  <div className="template-preview" role="group" aria-label="As the customer sees it">
    <div className="preview">
      {draft.headerKind !== "" && <p className="quiet">{headerKinds[draft.headerKind]}</p>}
      {draft.headerKind === "" && draft.header !== "" && <strong>{filled(draft.header, draft.samples)}</strong>}
      <p className="text">{filled(draft.body, draft.samples) || "The text stands here."}</p>
      {draft.footer !== "" && <small>{draft.footer}</small>}
    </div>
    {draft.buttons.length > 0 && (
      <ul>
        {draft.buttons.map(({ type, text }, index) => {
          const Icon = icons[type];
          return (
            <li key={index}>
              <Icon aria-hidden /> {text || "Button"}
            </li>
          );
        })}
      </ul>
    )}
  </div>
);
