import { Field } from "./field.tsx";

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
