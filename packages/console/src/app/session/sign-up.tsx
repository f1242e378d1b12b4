import { consoleSignUpMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../data/client.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import { NewPassword } from "../ui/new-password.tsx";
import { Problem } from "../ui/problem.tsx";
import { useEnter } from "./enter.ts";
import { Gate } from "./gate.tsx";
import { formText } from "../ui/form-text.ts";

export const SignUp = ({ onBack }: { readonly onBack: () => void }) => {
  const enter = useEnter();
  const signUp = useMutation({ ...consoleSignUpMutation(client), onSuccess: () => enter() });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const name = formText(given, "name");
    const body = {
      organization_name: formText(given, "organization_name"),
      email: formText(given, "email"),
      password: formText(given, "password"),
      ...(name === "" ? {} : { name }),
    };
    signUp.mutate({ body });
  };
  return (
    <Gate title="Create an organization">
      <form onSubmit={submit}>
        <Field label="Organization" name="organization_name" autoComplete="organization" required autoFocus />
        <Field label="Your name" name="name" autoComplete="name" hint="Customers' systems see it as the author." />
        <Field label="Email address" name="email" type="email" autoComplete="username" required />
        <NewPassword label="Password" name="password" />
        {signUp.error && <Problem error={signUp.error} />}
        <Button look="primary" submits busy={signUp.isPending}>
          Create and sign in
        </Button>
      </form>
      <p className="quiet">
        <button type="button" className="link" onClick={onBack}>
          Sign in instead
        </button>
      </p>
    </Gate>
  );
};
