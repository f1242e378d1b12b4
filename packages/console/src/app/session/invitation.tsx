import { consoleAccountAcceptInvitationMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { createLazyRoute } from "@tanstack/react-router";
import type { FormEvent } from "react";
import { client } from "../data/client.ts";
import { Button } from "../ui/button.tsx";
import { Field, NewPassword, formText } from "../ui/field.tsx";
import { Problem } from "../ui/problem.tsx";
import { Gate, useEnter } from "./gate.tsx";
import { tokenInAddress } from "./fragment.ts";

const Invitation = () => {
  const enter = useEnter();
  const accept = useMutation({ ...consoleAccountAcceptInvitationMutation(client), onSuccess: () => enter() });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const name = formText(given, "name");
    const body = { invitation_token: formText(given, "token").trim(), password: formText(given, "password") };
    accept.mutate({ body: { ...body, ...(name === "" ? {} : { name }) } });
  };
  return (
    <Gate title="Accept the invitation">
      <p>Choose a password. It works in this organization only.</p>
      <form onSubmit={submit}>
        <Field label="Invitation" name="token" defaultValue={tokenInAddress} autoComplete="off" required />
        <Field label="Your name" name="name" autoComplete="name" hint="Customers' systems see it as the author." />
        <NewPassword label="Password" name="password" />
        {accept.error && <Problem error={accept.error} />}
        <Button look="primary" submits busy={accept.isPending}>
          Join
        </Button>
      </form>
    </Gate>
  );
};

export const route = createLazyRoute("/invitation")({ component: Invitation });
