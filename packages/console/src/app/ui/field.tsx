import { type InputHTMLAttributes, useId } from "react";

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
