import { type Scope, keysOf, scopes } from "@atlas-messaging/contract";
import { type FormEvent, useId, useState } from "react";
import { Dialog } from "./dialog.tsx";
import { FormEnd } from "./form-end.tsx";
import { formText } from "./form-text.ts";

const day = 86_400_000;

const lengths = [
  ["In 30 days", 30 * day],
  ["In 90 days", 90 * day],
  ["In a year", 365 * day],
] as const;

interface Wanted {
  readonly granted_scopes: Scope[];
  readonly expires_at: string | null;
}

interface CredentialFormProps {
  readonly title: string;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly onCreate: (wanted: Wanted) => void;
  readonly onClose: () => void;
}

const wantedOf = (form: FormData): Wanted => {
  const chosen = form.getAll("scopes");
  const length = Number(formText(form, "length"));
  return {
    granted_scopes: keysOf(scopes).filter((scope) => chosen.includes(scope)),
    expires_at: length === 0 ? null : new Date(Date.now() + length).toISOString(),
  };
};

/** Asks what a new key or grant may do, and how long. */
export const CredentialForm = ({ title, isBusy, error, onCreate, onClose }: CredentialFormProps) => {
  const [isEmpty, setEmpty] = useState(false);
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const wanted = wantedOf(new FormData(event.currentTarget));
    setEmpty(wanted.granted_scopes.length === 0);
    if (wanted.granted_scopes.length > 0) onCreate(wanted);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <fieldset className="choices wide">
          <legend>It may</legend>
          {keysOf(scopes).map((scope) => (
            <label key={scope} htmlFor={id + scope} title={scope}>
              <input id={id + scope} type="checkbox" name="scopes" value={scope} />
              {scopes[scope]}
            </label>
          ))}
        </fieldset>
        {isEmpty && (
          <p className="problem" role="alert">
            Choose what it may do.
          </p>
        )}
        <div className="field">
          <label>
            Expires
            <select name="length" defaultValue={90 * day}>
              {lengths.map(([name, length]) => (
                <option key={name} value={length}>
                  {name}
                </option>
              ))}
              <option value={0}>Never</option>
            </select>
          </label>
        </div>
        <FormEnd words="Create" isBusy={isBusy} error={error} onClose={onClose} />
      </form>
    </Dialog>
  );
};
