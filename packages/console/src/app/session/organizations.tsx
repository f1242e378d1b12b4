import { consoleSignInMutation } from "@atlas-messaging/query";
import type { DataOf } from "@atlas-messaging/contract";
import { useMutation } from "@tanstack/react-query";
import { client } from "../data/client.ts";
import { Problem } from "../ui/problem.tsx";
import { Gate } from "./gate.tsx";

interface OrganizationsProps {
  readonly signedIn: DataOf<"console.signIn">;
  /** Opens the other organizations, too. It is kept until one is chosen. */
  readonly password: string;
  readonly onEnter: () => void;
}

/** Choice of an organization, where the password opens several. */
export const Organizations = ({ signedIn, password, onEnter }: OrganizationsProps) => {
  const { organization, organizations, member } = signedIn;
  const signIn = useMutation({ ...consoleSignInMutation(client), onSuccess: onEnter });
  const choose = (id: string): void => {
    if (id === organization.id) onEnter();
    else signIn.mutate({ body: { email: member.email, password, organization: id } });
  };
  return (
    <Gate title="Choose an organization">
      <ul className="choices">
        {organizations.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className="button" onClick={() => choose(id)} disabled={signIn.isPending}>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {signIn.error && <Problem error={signIn.error} />}
    </Gate>
  );
};
