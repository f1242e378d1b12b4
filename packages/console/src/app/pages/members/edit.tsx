import { consoleMembersUpdateMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { client } from "../../data/client.ts";
import { after } from "../../ui/announce.tsx";
import { Dialog, FormEnd } from "../../ui/dialog.tsx";
import { Field, SelectField, formText } from "../../ui/field.tsx";
import { type Member, nameOf, roleNames } from "./types.ts";
import { type Permission, type Role, keysOf, permissions, roles } from "@atlas-messaging/contract";
import { useSession } from "../../data/session.ts";

export const EditMember = ({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) => {
  const update = useMutation({
    ...consoleMembersUpdateMutation(client),
    ...after("Changed.", ["console.members.list", "console.sessions.getCurrent"]),
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

/** Value of the choice of individual permissions. */
const individual = "individual";

interface Given {
  readonly role: string | null;
  readonly permissions: readonly string[];
}

type Wanted = { readonly role: Role } | { readonly permissions: Permission[] };

/** Returns the choice of a form; null if it gives nothing. */
export const wantedOf = (form: FormData): Wanted | null => {
  const role = keysOf(roles).find((each) => each === formText(form, "role"));
  if (role !== undefined) return { role };
  const chosen = form.getAll("permissions");
  const wanted = keysOf(permissions).filter((permission) => chosen.includes(permission));
  return wanted.length === 0 ? null : { permissions: wanted };
};

/** Returns true if the choice differs from what the member has. */
const isChange = (wanted: Wanted, given: Given): boolean => {
  if ("role" in wanted) return wanted.role !== given.role;
  const { permissions: chosen } = wanted;
  return chosen.length !== given.permissions.length || chosen.some((each) => !given.permissions.includes(each));
};

/** Asks for a role or individual permissions. Offers only what the operator has: nobody can give more. */
export const RoleChoice = ({ given }: { readonly given: Given }) => {
  const { may } = useSession();
  const offered = keysOf(roles).filter((role) => roles[role].every(may));
  const [role, setRole] = useState<string>(offered.find((each) => each === given.role) ?? individual);
  const id = useId();
  return (
    <>
      <SelectField
        label="Role"
        name="role"
        value={role}
        onChange={({ target }) => setRole(target.value)}
        options={[...offered.map((each) => [each, roleNames[each]] as const), [individual, "Individual permissions"]]}
      />
      {role === individual && (
        <fieldset className="choices wide">
          <legend>They may</legend>
          {keysOf(permissions)
            .filter(may)
            .map((permission) => (
              <label key={permission} htmlFor={id + permission} title={permission}>
                <input
                  id={id + permission}
                  type="checkbox"
                  name="permissions"
                  value={permission}
                  defaultChecked={given.permissions.includes(permission)}
                />
                {permissions[permission]}
              </label>
            ))}
        </fieldset>
      )}
    </>
  );
};

export const NothingChosen = () => (
  <p className="problem" role="alert">
    Choose what they may do.
  </p>
);
