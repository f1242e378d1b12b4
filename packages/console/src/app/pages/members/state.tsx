import { State } from "../../ui/state.tsx";
import type { Member } from "./types.ts";

export const MemberState = ({ member }: { readonly member: Member }) =>
  member.status === "active" ? <State look="good">Active</State> : <State look="wait">Invited</State>;
