import {
  consoleEndMemberSessionsMutation,
  consoleRemoveMemberMutation,
  consoleRemoveMemberSecondFactorMutation,
  consoleResetMemberPasswordMutation,
} from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { client } from "../../data/client.ts";
import { after } from "../../ui/after.ts";
import { Confirm } from "../../ui/confirm.tsx";
import { SecretDialog } from "../../ui/secret.tsx";
import { exactWords } from "../../ui/time.tsx";
import { type Member, nameOf, sentWords } from "./types.ts";

const api = getRouteApi("/signed-in/members");

interface EndingProps {
  readonly member: Member;
  readonly onClose: () => void;
}

export const ResetPassword = ({ member, onClose }: EndingProps) => {
  const reset = useMutation({
    ...consoleResetMemberPasswordMutation(client),
    ...after("Reset made.", ["console.listMembers"]),
  });
  const made = reset.data?.password_reset;
  if (made)
    return (
      <SecretDialog
        title={`A new password for ${nameOf(member)}`}
        secret={`${location.origin}/console/reset#token=${made.token}`}
        onClose={onClose}
      >
        {`${sentWords(made)} Whoever opens it sets the password. It works once, until ${exactWords(made.expires_at)}.`}
      </SecretDialog>
    );
  return (
    <Confirm
      title={`Reset the password of ${nameOf(member)}?`}
      does="Make a reset link"
      isDanger={false}
      isBusy={reset.isPending}
      error={reset.error}
      onConfirm={() => reset.mutate({ memberId: member.id })}
      onClose={onClose}
    >
      <p>You get a link for them. Earlier reset links stop working. The password stays until they use it.</p>
    </Confirm>
  );
};

export const RemoveSecondFactor = ({ member, onClose }: EndingProps) => {
  const remove = useMutation({
    ...consoleRemoveMemberSecondFactorMutation(client),
    ...after("Their next sign-in needs the password alone.", ["console.listMembers"]),
  });
  return (
    <Confirm
      title={`Remove the second factor of ${nameOf(member)}?`}
      does="Remove the second factor"
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ memberId: member.id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>For somebody who lost app and recovery codes. Their next sign-in needs the password alone.</p>
    </Confirm>
  );
};

export const EndSessions = ({ member, onClose }: EndingProps) => {
  const end = useMutation({
    ...consoleEndMemberSessionsMutation(client),
    ...after("Signed out everywhere.", ["console.listMembers"]),
  });
  return (
    <Confirm
      title={`Sign ${nameOf(member)} out?`}
      does="Sign out"
      isBusy={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate({ memberId: member.id }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>All their sessions in this organization end at once. They can sign in again.</p>
    </Confirm>
  );
};

export const RemoveMember = ({ member, onClose }: EndingProps) => {
  const navigate = api.useNavigate();
  const isInvited = member.status === "invited";
  const effects = after(isInvited ? "Invitation withdrawn." : "Removed.", ["console.listMembers"]);
  const remove = useMutation({
    ...consoleRemoveMemberMutation(client),
    ...effects,
    // Once the list is read again, the person may be on another page.
    onSuccess: () => {
      effects.onSuccess();
      void navigate({ search: {} });
    },
  });
  return (
    <Confirm
      title={isInvited ? `Withdraw the invitation of ${nameOf(member)}?` : `Remove ${nameOf(member)}?`}
      does={isInvited ? "Withdraw" : "Remove"}
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ memberId: member.id })}
      onClose={onClose}
    >
      <p>
        {isInvited
          ? "The link stops working. You can invite them again."
          : "They are signed out at once and cannot sign in here. Their work stays. To come back they need an invitation."}
      </p>
    </Confirm>
  );
};
