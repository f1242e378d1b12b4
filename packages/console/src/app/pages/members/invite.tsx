import { consoleInviteMemberMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/after.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { Field } from "../../ui/field.tsx";
import { SecretDialog } from "../../ui/secret.tsx";
import { formText } from "../../ui/form-text.ts";
import { exactWords } from "../../ui/time.tsx";
import { NothingChosen, RoleChoice, wantedOf } from "./role-choice.tsx";
import { sentWords } from "./types.ts";

const api = getRouteApi("/signed-in/members");

export const InviteMember = ({ onClose }: { readonly onClose: () => void }) => {
  const navigate = api.useNavigate();
  const invite = useMutation({
    ...consoleInviteMemberMutation(client),
    ...after("Invited.", ["console.listMembers"]),
  });
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = wantedOf(form);
    setEmpty(wanted === null);
    if (wanted !== null) invite.mutate({ body: { email: formText(form, "email").trim(), ...wanted } });
  };
  if (invite.data) {
    const { member, invitation } = invite.data;
    const done = (): void => {
      onClose();
      void navigate({ search: { member: member.id } });
    };
    return (
      <SecretDialog
        title={`The invitation of ${member.email}`}
        secret={`${location.origin}/console/invitation#token=${invitation.token}`}
        onClose={done}
      >
        {`${sentWords(invitation)} Whoever opens it becomes the member. It works until ${exactWords(invitation.expires_at)}.`}
      </SecretDialog>
    );
  }
  return (
    <Dialog title="Invite a member" onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <Field
          label="Email"
          name="email"
          type="email"
          required
          maxLength={254}
          autoFocus
          placeholder="ada@shop.example"
          hint="They sign in with it. You get a link for them."
        />
        <RoleChoice given={{ role: "responder", permissions: [] }} />
        {isEmpty && <NothingChosen />}
        <FormEnd words="Invite" isBusy={invite.isPending} error={invite.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};
