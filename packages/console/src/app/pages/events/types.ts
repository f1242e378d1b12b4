import type { DataOf } from "@atlas-messaging/contract";

export type Event = DataOf<"console.listEvents">["events"][number];

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const text = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

/** Says whom an event is about, and what was written. Payloads differ by event. */
export const aboutWords = ({ payload }: Pick<Event, "payload">): string => {
  const customer = memberOf(payload, "customer");
  const name = text(memberOf(customer, "name")) ?? text(memberOf(customer, "phone_number"));
  const words = text(memberOf(memberOf(payload, "message"), "text"));
  return [name, words].filter((each) => each !== null).join(": ");
};
