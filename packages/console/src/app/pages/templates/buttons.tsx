import { Plus, X } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import type { DraftButton } from "./draft.ts";

const maxButtons = 10;

const typeNames = ["quick_reply", "url", "phone"] as const;

const types: { readonly [type in DraftButton["type"]]: string } = {
  quick_reply: "Answers with its label",
  url: "Opens a page",
  phone: "Calls a number",
};

interface ButtonsProps {
  readonly buttons: readonly DraftButton[];
  readonly onChange: (buttons: readonly DraftButton[]) => void;
}

/** Buttons below the message. */
export const Buttons = ({ buttons, onChange }: ButtonsProps) => (
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
    <div className="field">
      <label>
        Action
        <select
          value={button.type}
          onChange={({ target }) => {
            const type = typeNames.find((each) => each === target.value);
            if (type !== undefined) onChange({ ...button, type, target: "" });
          }}
        >
          {typeNames.map((each) => (
            <option key={each} value={each}>
              {types[each]}
            </option>
          ))}
        </select>
      </label>
    </div>
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
