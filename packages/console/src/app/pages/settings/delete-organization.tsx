import { consoleDeleteOrganizationMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { announce } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Confirm } from "../../ui/confirm.tsx";
import { Field } from "../../ui/field.tsx";
import { useLeave } from "../../session/leave.ts";

/** Deletes the organization for good. Its name must be typed. */
export const DeleteOrganization = () => {
  const { organization } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState("");
  const leave = useLeave();
  const remove = useMutation(consoleDeleteOrganizationMutation(client));
  const confirm = (): void =>
    remove.mutate(
      { body: { name } },
      {
        onSuccess: () => {
          announce(`${organization.name} is deleted.`);
          void leave();
        },
      },
    );
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
        </Confirm>
      )}
    </section>
  );
};
