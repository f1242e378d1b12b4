import { permissions as permissionWords } from "@atlas-messaging/contract";
import { Link, getRouteApi } from "@tanstack/react-router";
import { KeyRound, LogOut, Pencil, ShieldOff, UserMinus } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../data/session.ts";
import { Back } from "../../ui/back.tsx";
import { Button } from "../../ui/button.tsx";
import { Time } from "../../ui/time.tsx";
import { EditMember } from "./edit.tsx";
import { EndSessions, RemoveMember, RemoveSecondFactor, ResetPassword } from "./endings.tsx";
import { FactorState, MemberState } from "./state.tsx";
import { type Member, nameOf, roleWords } from "./types.ts";

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
                {permissionWords[permission]}
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
