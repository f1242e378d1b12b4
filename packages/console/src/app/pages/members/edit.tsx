import { consoleUpdateMemberMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/after.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FormEnd } from "../../ui/form-end.tsx";
import { Field } from "../../ui/field.tsx";
import { formText } from "../../ui/form-text.ts";
import { NothingChosen, RoleChoice, isChange, wantedOf } from "./role-choice.tsx";
import { type Member, nameOf } from "./types.ts";

export const EditMember = ({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) => {
  const update = useMutation({
    ...consoleUpdateMemberMutation(client),
    ...after("Changed.", ["console.listMembers", "console.getSession"]),
  });
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const wanted = wantedOf(form);
    setEmpty(wanted === null);
    if (wanted === null) return;
    const name = formText(form, "name").trim();
    const body = {
      ...(name === "" || name === member.name ? {} : { name }),
      ...(isChange(wanted, member) ? wanted : {}),
    };
    if (Object.keys(body).length === 0) onClose();
    else update.mutate({ memberId: member.id, body }, { onSuccess: onClose });
  };
  return (
    <Dialog title={`Change ${nameOf(member)}`} onClose={onClose}>
      <form className="dialog-form" onSubmit={submit}>
        <Field
          label="Name"
          name="name"
          required={member.name !== null}
          maxLength={120}
          defaultValue={member.name ?? ""}
          hint="Colleagues see it, and customers' systems see it as the author."
        />
        <RoleChoice given={member} />
        <p className="quiet">If you change what they may do, they are signed out and sign in again.</p>
        {isEmpty && <NothingChosen />}
        <FormEnd words="Save" isBusy={update.isPending} error={update.error} onClose={onClose} />
      </form>
    </Dialog>
  );
};
