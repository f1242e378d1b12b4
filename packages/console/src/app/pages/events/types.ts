import type { DataOf } from "@atlas-messaging/contract";
import { sentence } from "../approvals/words.ts";

export type Event = DataOf<"console.events.list">["events"][number];

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Says whom an event is about, and what was written or done. Payloads differ by event. */
export const aboutWords = ({ payload }: Pick<Event, "payload">): string => {
  const customer = memberOf(payload, "customer");
  const name = text(memberOf(customer, "name")) ?? text(memberOf(customer, "phone_number"));
  const said = text(memberOf(memberOf(payload, "message"), "text"));
  const run = memberOf(payload, "run");
  const done = text(memberOf(memberOf(payload, "approval"), "tool_name")) ?? text(memberOf(run, "intent"));
  const status = text(memberOf(run, "status"));
  const act = [done, status].filter((each) => each !== null).join(", ");
  return [name, said ?? (act === "" ? null : sentence(act))].filter((each) => each !== null).join(": ");
};
