import { type Permission, type Role, keysOf, permissions, roles } from "@atlas-messaging/contract";
import { useId, useState } from "react";
import { useSession } from "../../data/session.ts";
import { formText } from "../../ui/form-text.ts";
import { roleNames } from "./types.ts";

/** Value of the choice of individual permissions. */
const individual = "individual";

interface Given {
  readonly role: Role | null;
  readonly permissions: readonly Permission[];
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
export const isChange = (wanted: Wanted, given: Given): boolean => {
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
      <div className="field">
        <label>
          Role
          <select name="role" value={role} onChange={({ target }) => setRole(target.value)}>
            {offered.map((each) => (
              <option key={each} value={each}>
                {roleNames[each]}
              </option>
            ))}
            <option value={individual}>Individual permissions</option>
          </select>
        </label>
      </div>
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
