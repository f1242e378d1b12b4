import { permissions as permissionWords } from "@atlas-messaging/contract";
import { Link, getRouteApi } from "@tanstack/react-router";
import { KeyRound, LogOut, Pencil, ShieldCheck, ShieldOff, UserMinus } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../data/session.ts";
import { Back, Button } from "../../ui/button.tsx";
import { Time, exactWords } from "../../ui/time.tsx";
import { EditMember } from "./edit.tsx";
import { type Member, nameOf, roleWords, sentWords } from "./types.ts";
import { State } from "../../ui/state.tsx";
import {
  consoleMembersEndSessionsMutation,
  consoleMembersRemoveMutation,
  consoleMembersRemoveSecondFactorMutation,
  consoleMembersResetPasswordMutation,
} from "@atlas-messaging/query";
import { useMutation } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { after } from "../../ui/announce.tsx";
import { Confirm, SecretDialog } from "../../ui/dialog.tsx";
import { lookUp } from "../../data/look-up.ts";

const api = getRouteApi("/signed-in/members");

/** A member: what they may do, and what can be done if they are locked out or leave. */
export const MemberPane = ({ member }: { readonly member: Member }) => {
  const navigate = api.useNavigate();
  const { may } = useSession();
  return (
    <section className="pane" aria-label="Member">
      <Back to="Members" onClick={() => void navigate({ search: {} })} />
      <article className="details">
        <header>
          <h2>{nameOf(member)}</h2>
          <p className="quiet">
            <MemberState member={member} /> · {member.email} · since <Time at={member.created_at} />
            {member.last_signed_in_at !== null && (
              <>
                {" · signed in "}
                <Time at={member.last_signed_in_at} />
              </>
            )}
          </p>
        </header>
        {member.status === "active" && (
          <p className="quiet">
            {member.second_factor ? (
              <>
                <FactorState /> · their sign-in by password needs a code, too
              </>
            ) : (
              "No second factor: their password alone signs in"
            )}
          </p>
        )}
        {may("developer_console.manage") && <Actions member={member} />}
        {may("atlas_api.audit.read") && (
          <p>
            <Link to="/audit" search={{ actor: member.id }}>
              Changes by {nameOf(member)}
            </Link>
          </p>
        )}
        <section>
          <h3>{member.role === null ? "They may" : `${roleWords(member)}: they may`}</h3>
          <ul className="may">
            {member.permissions.map((permission) => (
              <li key={permission} title={permission}>
                {lookUp(permissionWords, permission, permission)}
              </li>
            ))}
          </ul>
        </section>
      </article>
    </section>
  );
};

type Open = "edit" | "password" | "factor" | "sessions" | "remove";

const Actions = ({ member }: { readonly member: Member }) => {
  const { may, member: self } = useSession();
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  if (!member.permissions.every(may))
    return <p className="quiet">They may do more than you, so you cannot change them.</p>;
  const isOther = member.id !== self.id;
  const canSignIn = isOther && member.status === "active";
  return (
    <>
      <div className="actions">
        <Button keys="e" icon={Pencil} look="primary" onClick={() => setOpen("edit")}>
          Change
        </Button>
        {canSignIn && (
          <>
            <Button icon={KeyRound} onClick={() => setOpen("password")}>
              Reset the password
            </Button>
            {member.second_factor && (
              <Button icon={ShieldOff} onClick={() => setOpen("factor")}>
                Remove the second factor
              </Button>
            )}
            <Button icon={LogOut} onClick={() => setOpen("sessions")}>
              End sessions
            </Button>
          </>
        )}
        {isOther && (
          <Button icon={UserMinus} look="danger" onClick={() => setOpen("remove")}>
            {member.status === "invited" ? "Withdraw the invitation" : "Remove"}
          </Button>
        )}
      </div>
      {open === "edit" && <EditMember member={member} onClose={close} />}
      {open === "password" && <ResetPassword member={member} onClose={close} />}
      {open === "factor" && <RemoveSecondFactor member={member} onClose={close} />}
      {open === "sessions" && <EndSessions member={member} onClose={close} />}
      {open === "remove" && <RemoveMember member={member} onClose={close} />}
    </>
  );
};

/** Shown where a sign-in needs a code, too. */
export const FactorState = () => (
  <span className="state" title="Signs in with a second factor">
    <ShieldCheck aria-hidden /> 2FA
  </span>
);

export const MemberState = ({ member }: { readonly member: Member }) =>
  member.status === "active" ? <State look="good">Active</State> : <State look="wait">Invited</State>;

interface EndingProps {
  readonly member: Member;
  readonly onClose: () => void;
}

const ResetPassword = ({ member, onClose }: EndingProps) => {
  const reset = useMutation({
    ...consoleMembersResetPasswordMutation(client),
    ...after("Reset made.", ["console.members.list"]),
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

const RemoveSecondFactor = ({ member, onClose }: EndingProps) => {
  const remove = useMutation({
    ...consoleMembersRemoveSecondFactorMutation(client),
    ...after("Their next sign-in needs the password alone.", ["console.members.list"]),
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

const EndSessions = ({ member, onClose }: EndingProps) => {
  const end = useMutation({
    ...consoleMembersEndSessionsMutation(client),
    ...after("Signed out everywhere.", ["console.members.list"]),
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

const RemoveMember = ({ member, onClose }: EndingProps) => {
  const navigate = api.useNavigate();
  const isInvited = member.status === "invited";
  const effects = after(isInvited ? "Invitation withdrawn." : "Removed.", ["console.members.list"]);
  const remove = useMutation({
    ...consoleMembersRemoveMutation(client),
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
