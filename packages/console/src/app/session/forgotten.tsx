import { consoleRequestPasswordResetMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../data/client.ts";
import { deployment } from "../deployment.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { Problem } from "../ui/problem.tsx";
import { formText } from "../ui/form-text.ts";
import { Gate } from "./gate.tsx";

interface ForgottenProps {
  /** Address that was given to sign in. */
  readonly email: string;
  readonly onBack: () => void;
}

/** Asks for a link by mail. The answer tells nothing about the address, and so do the words here. */
export const Forgotten = ({ email, onBack }: ForgottenProps) => {
  const ask = useMutation(consoleRequestPasswordResetMutation(client));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    ask.mutate({ body: { email: formText(new FormData(event.currentTarget), "email") } });
  };
  return (
    <Gate title={ask.data ? "Look for a mail" : "Forgot the password?"}>
      {ask.data ? (
        <>
          <p role="status">
            If {ask.variables.body.email} has a password here, a link is on its way. It works for an hour, and once.
          </p>
          <p className="quiet">
            No mail? Look among spam, and ask again after a minute.
            {deployment.singleSignOn && " If you use single sign-on, sign in with your company."}
          </p>
        </>
      ) : (
        <form onSubmit={submit}>
          <Field
            label="Email address"
            name="email"
            type="email"
            autoComplete="username"
            defaultValue={email}
            hint="We mail you a link to choose a new password."
            required
            autoFocus
          />
          {ask.error && <Problem error={ask.error} />}
          <Button look="primary" submits busy={ask.isPending}>
            Mail me a link
          </Button>
        </form>
      )}
      <p className="quiet">
        <button type="button" className="link" onClick={onBack}>
          Back to sign-in
        </button>
      </p>
    </Gate>
  );
};
