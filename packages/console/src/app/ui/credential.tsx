import { type Scope, keysOf, scopes as scopeWords } from "@atlas-messaging/contract";
import { Trash2 } from "lucide-react";
import { Button } from "./button.tsx";
import { type Look, State } from "./state.tsx";
import { Time, useNow } from "./time.tsx";
import { type FormEvent, useId, useState } from "react";
import { Dialog, FormEnd } from "./dialog.tsx";
import { SelectField, formText } from "./field.tsx";
import { lookUp } from "../data/look-up.ts";

interface CredentialCardProps {
  readonly credential: Credential;
  /** Absent if the operator may not revoke. */
  readonly onRevoke?: () => void;
}

/** A key or a grant: what it may do, and if it is in use. */
export const CredentialCard = ({ credential, onRevoke }: CredentialCardProps) => {
  const { prefix, scopes, isActive, created_at, expires_at, last_used_at, revoked_at } = credential;
  const [look, words] = credentialState(credential, useNow());
  return (
    <li className="credential">
      <header>
        <code>{prefix}…</code>
        <State look={look}>{words}</State>
        {isActive && onRevoke && (
          <Button icon={Trash2} look="danger" onClick={onRevoke}>
            Revoke
          </Button>
        )}
      </header>
      <ul className="may">
        {scopes.map((scope) => (
          <li key={scope} title={scope}>
            {lookUp(scopeWords, scope, scope)}
          </li>
        ))}
      </ul>
      <p className="quiet">
        Made <Time at={created_at} /> ·{" "}
        {last_used_at === null ? (
          "never used"
        ) : (
          <>
            last used <Time at={last_used_at} />
          </>
        )}
        {revoked_at !== null && (
          <>
            {" · revoked "}
            <Time at={revoked_at} />
          </>
        )}
        {isActive && expires_at !== null && (
          <>
            {" · expires "}
            <Time at={expires_at} />
          </>
        )}
      </p>
    </li>
  );
};

/** A key or a grant, as lists show it. */
export interface Credential {
  readonly id: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly isActive: boolean;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
}

const dayMilliseconds = 86_400_000;

/** From then on the end of a credential is said. */
const soon = 7 * dayMilliseconds;

/** Says if a credential works. */
const credentialState = ({ isActive, expires_at }: Credential, now: number): readonly [look: Look, words: string] => {
  if (!isActive) return ["off", "Revoked"];
  if (expires_at === null) return ["good", "Active"];
  const left = Date.parse(expires_at) - now;
  if (left <= 0) return ["bad", "Expired"];
  return left < soon ? ["warn", "Expires soon"] : ["good", "Active"];
};

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
    granted_scopes: keysOf(scopeWords).filter((scope) => chosen.includes(scope)),
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
          {keysOf(scopeWords).map((scope) => (
            <label key={scope} htmlFor={id + scope} title={scope}>
              <input id={id + scope} type="checkbox" name="scopes" value={scope} />
              {scopeWords[scope]}
            </label>
          ))}
        </fieldset>
        {isEmpty && (
          <p className="problem" role="alert">
            Choose what it may do.
          </p>
        )}
        <SelectField
          label="Expires"
          name="length"
          defaultValue={90 * day}
          options={[...lengths.map(([name, length]) => [length, name] as const), [0, "Never"]]}
        />
        <FormEnd words="Create" isBusy={isBusy} error={error} onClose={onClose} />
      </form>
    </Dialog>
  );
};
