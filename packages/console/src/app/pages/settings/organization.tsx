import { consoleOrganizationDeleteMutation, consoleOrganizationUpdateMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { client } from "../../data/client.ts";
import { useLeave, useSession } from "../../data/session.ts";
import { after, announce } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Field, formText } from "../../ui/field.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Trash2 } from "lucide-react";
import { Confirm } from "../../ui/dialog.tsx";

/** The organization's name, and its end. */
export const Organization = () => {
  const { organization, may } = useSession();
  const update = useMutation({
    ...consoleOrganizationUpdateMutation(client),
    ...after("Renamed.", ["console.sessions.getCurrent"]),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    update.mutate({ body: { name: formText(new FormData(event.currentTarget), "name").trim() } });
  };
  if (!may("atlas_api.organization.manage"))
    return (
      <p>
        It is named <b>{organization.name}</b>. An owner can rename it.
      </p>
    );
  return (
    <>
      <form className="settings-form" onSubmit={submit}>
        <Field
          label="Name"
          name="name"
          required
          maxLength={120}
          defaultValue={organization.name}
          hint="Colleagues see it when they sign in."
        />
        {update.error && <Problem error={update.error} />}
        <div className="actions">
          <Button look="primary" submits busy={update.isPending}>
            Save
          </Button>
        </div>
      </form>
      <DeleteOrganization />
    </>
  );
};

/** Deletes the organization for good. Its name must be typed, and the password given. */
const DeleteOrganization = () => {
  const { organization } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const leave = useLeave();
  const remove = useMutation(consoleOrganizationDeleteMutation(client));
  const confirm = (given: FormData): void => {
    const [current_password, code] = [formText(given, "current_password"), formText(given, "code")];
    remove.mutate(
      { body: { name, ...(current_password && { current_password }), ...(code && { code }) } },
      {
        onSuccess: () => {
          announce(`${organization.name} is deleted.`);
          void leave();
        },
      },
    );
  };
  return (
    <section>
      <h3>Delete the organization</h3>
      <p>All keys, sessions, channels and waiting work end at once. Nothing brings them back.</p>
      <div className="actions">
        <Button look="danger" icon={Trash2} onClick={() => setOpen(true)}>
          Delete the organization
        </Button>
      </div>
      {isOpen && (
        <Confirm
          title={`Delete ${organization.name}?`}
          does="Delete for good"
          isBusy={remove.isPending}
          error={remove.error}
          isReady={name === organization.name}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        >
          <p>
            Customers get no answer any more, programs are refused, and everybody is signed out, you too. Conversations,
            customers and knowledge are removed from an hour later on; the audit log stays.
          </p>
          <Field
            label={`To confirm, type ${organization.name}`}
            autoComplete="off"
            spellCheck={false}
            autoFocus
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <Field
            label="Your password"
            name="current_password"
            type="password"
            autoComplete="current-password"
            hint="Leave it empty if you use single sign-on alone."
          />
          <Field
            label="Code"
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            hint="Only with a second factor."
          />
        </Confirm>
      )}
    </section>
  );
};
