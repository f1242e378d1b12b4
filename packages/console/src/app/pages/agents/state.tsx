import { State } from "../../ui/state.tsx";
import type { Agent } from "./serves.ts";

export const AgentState = ({ agent }: { readonly agent: Agent }) => {
  if (agent.status === "archived") return <State look="off">Archived</State>;
  return <State look="good">{agent.is_listed ? "Published" : "Ready"}</State>;
};
