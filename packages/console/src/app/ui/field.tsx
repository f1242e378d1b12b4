import { type InputHTMLAttributes, type SelectHTMLAttributes, useId } from "react";

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  /** Says what is wanted, below the field. */
  readonly hint?: string;
}

export const Field = ({ label, hint, ...input }: FieldProps) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-describedby={hint === undefined ? undefined : `${id}-hint`} {...input} />
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
};

interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string;
  /** Choices in the order in which they are offered. */
  readonly options: readonly (readonly [value: string | number, words: string])[];
}

export const SelectField = ({ label, options, ...select }: SelectFieldProps) => (
  <div className="field">
    <label>
      {label}
      <select {...select}>
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  </div>
);

interface NewPasswordProps {
  readonly label: string;
  readonly name: string;
  /** Consequence of the change. */
  readonly hint?: string;
}

/** Asks for a password that is set, within the bounds of the service. */
export const NewPassword = ({ label, name, hint = "" }: NewPasswordProps) => (
  <Field
    label={label}
    name={name}
    type="password"
    autoComplete="new-password"
    minLength={12}
    maxLength={128}
    hint={`At least 12 characters. ${hint}`.trim()}
    required
  />
);

interface SpanFieldsProps {
  /** Times of a day, such as `09:00`. */
  readonly start: string;
  readonly end: string;
  /** IANA name; by default that of this browser. */
  readonly zone: string | undefined;
  readonly hint: string;
}

/** Asks for a span of hours of the day, and its time zone. */
export const SpanFields = ({ start, end, zone, hint }: SpanFieldsProps) => (
  <>
    <div className="settings-times">
      <Field label="From" name="start" type="time" required defaultValue={start} />
      <Field label="To" name="end" type="time" required defaultValue={end} />
    </div>
    <Field
      label="Time zone"
      name="zone"
      required
      maxLength={64}
      defaultValue={zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone}
      hint={hint}
    />
  </>
);

/** Returns a field of a form as text. A file is none. */
export const formText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
};
