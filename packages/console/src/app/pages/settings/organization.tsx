import { consoleUpdateOrganizationMutation } from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { after } from "../../ui/after.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Problem } from "../../ui/problem.tsx";
import { formText } from "../../ui/form-text.ts";
import { DeleteOrganization } from "./delete-organization.tsx";

/** The organization's name, and its end. */
export const Organization = () => {
  const { organization, may } = useSession();
  const update = useMutation({
    ...consoleUpdateOrganizationMutation(client),
    ...after("Renamed.", ["console.getSession"]),
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
