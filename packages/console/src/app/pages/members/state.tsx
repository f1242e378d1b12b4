import { ShieldCheck } from "lucide-react";
import { State } from "../../ui/state.tsx";
import type { Member } from "./types.ts";

/** Shown where a sign-in needs a code, too. */
export const FactorState = () => (
  <span className="state" title="Signs in with a second factor">
    <ShieldCheck aria-hidden /> 2FA
  </span>
);

export const MemberState = ({ member }: { readonly member: Member }) =>
  member.status === "active" ? <State look="good">Active</State> : <State look="wait">Invited</State>;
