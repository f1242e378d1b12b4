import type { DataOf } from "@atlas-messaging/contract";
import {
  consoleSecondFactorConfirmMutation,
  consoleSecondFactorDisableMutation,
  consoleSecondFactorEnableMutation,
  consoleSecondFactorGetOptions,
  consoleSecondFactorRenewRecoveryCodesMutation,
} from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { after } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy.tsx";
import { Skeleton } from "../../ui/loaded.tsx";
import { Field, formText } from "../../ui/field.tsx";
import { Problem } from "../../ui/problem.tsx";
import { SecretDialog } from "../../ui/dialog.tsx";
import { State } from "../../ui/state.tsx";
import { Time } from "../../ui/time.tsx";
import { encode } from "uqr";

type Setup = DataOf<"console.secondFactor.enable">["setup"];

const changed = ["console.secondFactor.get", "console.members.list"] as const;

/** The operator's second factor: a code of an authenticator app beside the password. */
export const SecondFactor = () => {
  const { data, error } = useQuery(consoleSecondFactorGetOptions(client));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (error) return <Problem error={error} />;
  if (!data) return <Skeleton rows={2} />;
  const factor = data.second_factor;
  return (
    <>
      {factor.enabled ? (
        <>
          <p>
            <State look="good">On</State>
            {factor.confirmed_at !== null && (
              <>
                {" since "}
                <Time at={factor.confirmed_at} />
              </>
            )}
            {`. ${factor.recovery_codes_left} of 10 recovery codes are left.`}
          </p>
          <Enabled onCodes={setCodes} />
        </>
      ) : (
        <>
          <p>A stolen password alone then signs nobody in: a code of an app on your phone is needed, too.</p>
          <Disabled onCodes={setCodes} />
        </>
      )}
      {codes && (
        <SecretDialog title="Your recovery codes" secret={codes.join("\n")} onClose={() => setCodes(null)}>
          Each signs you in once, should you lose the phone. Keep them where you keep your passwords.
        </SecretDialog>
      )}
    </>
  );
};

interface FormProps {
  readonly onCodes: (codes: readonly string[]) => void;
}

const PasswordField = () => {
  const { member } = useSession();
  return (
    <>
      <input type="hidden" name="username" autoComplete="username" value={member.email} />
      <Field label="Your password" name="password" type="password" autoComplete="current-password" required />
    </>
  );
};

const passwordIn = (form: HTMLFormElement): string => formText(new FormData(form), "password");

const Disabled = ({ onCodes }: FormProps) => {
  const enable = useMutation(consoleSecondFactorEnableMutation(client));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    enable.mutate({ body: { current_password: passwordIn(event.currentTarget) } });
  };
  if (enable.data) return <Confirming setup={enable.data.setup} onCodes={onCodes} onCancel={enable.reset} />;
  return (
    <form className="settings-form" onSubmit={submit}>
      <PasswordField />
      {enable.error && <Problem error={enable.error} />}
      <div className="actions">
        <Button look="primary" submits busy={enable.isPending}>
          Set up
        </Button>
      </div>
    </form>
  );
};

interface ConfirmingProps extends FormProps {
  readonly setup: Setup;
  readonly onCancel: () => void;
}

const Confirming = ({ setup, onCodes, onCancel }: ConfirmingProps) => {
  const confirm = useMutation({
    ...consoleSecondFactorConfirmMutation(client),
    ...after("Your second factor is on.", changed),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = formText(new FormData(event.currentTarget), "code");
    confirm.mutate({ body: { code } }, { onSuccess: ({ recovery_codes }) => onCodes(recovery_codes) });
  };
  return (
    <form className="settings-form" onSubmit={submit}>
      <p>Scan this with an authenticator app, then type the code that it shows.</p>
      <QrCode text={setup.otpauth_url} name="QR code for the authenticator app" />
      <p className="quiet">
        Without a camera, type the secret: <code>{setup.secret}</code>{" "}
        <CopyButton text={setup.secret} name="the secret" />
      </p>
      <Field
        label="Code"
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        required
        minLength={6}
        maxLength={16}
        autoFocus
      />
      {confirm.error && <Problem error={confirm.error} />}
      <div className="actions">
        <Button look="primary" submits busy={confirm.isPending}>
          Turn on
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
};

const Enabled = ({ onCodes }: FormProps) => {
  const renew = useMutation({
    ...consoleSecondFactorRenewRecoveryCodesMutation(client),
    ...after("The earlier codes work no more.", changed),
  });
  const disable = useMutation({
    ...consoleSecondFactorDisableMutation(client),
    ...after("The password alone signs you in again.", changed),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = { current_password: passwordIn(form), code: formText(new FormData(form), "code") };
    const chosen = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const onSuccess = (): void => form.reset();
    if (chosen?.getAttribute("value") === "off") return disable.mutate({ body }, { onSuccess });
    renew.mutate(
      { body },
      {
        onSuccess: ({ recovery_codes }) => {
          onSuccess();
          onCodes(recovery_codes);
        },
      },
    );
  };
  const error = renew.error ?? disable.error;
  return (
    <form className="settings-form" onSubmit={submit}>
      <PasswordField />
      <Field
        label="Code"
        name="code"
        hint="Six digits of your authenticator app, or a recovery code."
        autoComplete="one-time-code"
        required
        minLength={6}
        maxLength={16}
      />
      {error && <Problem error={error} />}
      <div className="actions">
        <button className="button" type="submit" value="codes" aria-busy={renew.isPending}>
          Make new recovery codes
        </button>
        <button className="button danger" type="submit" value="off" aria-busy={disable.isPending}>
          Turn off
        </button>
      </div>
    </form>
  );
};

/** A QR code as one path: dark squares on white in each theme, since cameras need the contrast. */
export const QrCode = ({ text, name }: { readonly text: string; readonly name: string }) => {
  const { data, size } = encode(text, { border: 2 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path d={squares.join("")} />
    </svg>
  );
};
