import { consoleAccountChangePasswordMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { after } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Field, NewPassword, formText } from "../../ui/field.tsx";
import { Problem } from "../../ui/problem.tsx";

/** The operator's own password. */
export const Password = () => {
  const { member } = useSession();
  const change = useMutation({
    ...consoleAccountChangePasswordMutation(client),
    ...after("Password changed. Your other sessions have ended.", ["console.sessions.list"]),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const place = event.currentTarget;
    const form = new FormData(place);
    const body = { current_password: formText(form, "current"), new_password: formText(form, "wanted") };
    change.mutate({ body }, { onSuccess: () => place.reset() });
  };
  return (
    <form className="settings-form" onSubmit={submit}>
      <input type="hidden" name="username" autoComplete="username" value={member.email} />
      <Field label="Current password" name="current" type="password" autoComplete="current-password" required />
      <NewPassword
        label="New password"
        name="wanted"
        hint="It works in this organization only. Your other sessions end."
      />
      {change.error && <Problem error={change.error} />}
      <div className="actions">
        <Button look="primary" submits busy={change.isPending}>
          Change the password
        </Button>
      </div>
    </form>
  );
};
