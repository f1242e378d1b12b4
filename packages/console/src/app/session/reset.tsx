import { SecondFactorRequiredError } from "@atlas-messaging/sdk";
import { consoleAccountResetPasswordMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { createLazyRoute } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { client } from "../data/client.ts";
import { Button } from "../ui/button.tsx";
import { Field, NewPassword, formText } from "../ui/field.tsx";
import { Problem } from "../ui/problem.tsx";
import { Gate, useEnter } from "./gate.tsx";
import { tokenInAddress } from "./fragment.ts";

const Reset = () => {
  const enter = useEnter();
  const reset = useMutation({ ...consoleAccountResetPasswordMutation(client), onSuccess: () => enter() });
  const needsCode = reset.error instanceof SecondFactorRequiredError;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const code = formText(given, "code");
    const body = { reset_token: formText(given, "token").trim(), password: formText(given, "password") };
    reset.mutate({ body: { ...body, ...(code === "" ? {} : { code }) } });
  };
  return (
    <Gate title="Choose a new password">
      <form onSubmit={submit}>
        <Field label="Reset token" name="token" defaultValue={tokenInAddress} autoComplete="off" required />
        <NewPassword label="New password" name="password" hint="All your other sessions end." />
        {needsCode && (
          <Field label="Code" name="code" autoComplete="one-time-code" hint="Of your authenticator app." required />
        )}
        {reset.error && !needsCode && <Problem error={reset.error} />}
        <Button look="primary" submits busy={reset.isPending}>
          Set the password
        </Button>
      </form>
    </Gate>
  );
};

export const route = createLazyRoute("/reset")({ component: Reset });
