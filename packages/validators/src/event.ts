import type { EventName, SentEventOf } from "@atlas-messaging/contract";
import { validatorOf } from "./validation/checks.ts";
import type { Components, Schema } from "./validation/schema.ts";
import { type Invalid, type Validated, unknownName, valid, type Validator, toDetails } from "./validation/validator.ts";

/** Checks the parsed body of a webhook against the contract, by its `event_type`. Unknown members are problems. */
export type ValidateEvent<Names extends EventName = EventName> = (
  payload: unknown,
) => Validated<{ [Name in Names]: SentEventOf<Name> }[Names]>;

/** Some events, as the modules `events/…` have them. */
export interface EventGroup<Names extends EventName = EventName> {
  readonly events: Readonly<Record<Names, Schema>>;
  /** Schemas that the others name. */
  readonly components: Components;
}

interface AnyGroup {
  readonly events: Readonly<Record<string, Schema>>;
  readonly components: Components;
}

type NamesOf<Group extends AnyGroup> = Group extends AnyGroup ? keyof Group["events"] & EventName : never;

/** Makes the validator of some events. */
export const eventValidator = <Groups extends readonly AnyGroup[]>(
  ...groups: Groups
): ValidateEvent<NamesOf<Groups[number]>> => {
  const validators = new Map<string, Validator>();
  return (payload) => {
    const { event_type: name }: { readonly event_type?: unknown } = Object(payload);
    if (typeof name !== "string") return withoutName(payload);
    const group = groups.find(({ events }) => Object.hasOwn(events, name));
    const schema = group?.events[name];
    if (group === undefined || schema === undefined)
      return unknownName(
        "event_type",
        name,
        groups.flatMap(({ events }) => Object.keys(events)),
      );
    const validator = validators.get(name) ?? validatorOf(schema, { components: group.components, closed: true });
    validators.set(name, validator);
    const details = toDetails(validator(payload), "payload");
    return details.length > 0 ? { ok: false, details } : valid(payload);
  };
};

const named = validatorOf({
  type: "object",
  required: ["event_type"],
  properties: { event_type: { type: "string" } },
  additionalProperties: true,
});

const withoutName = (payload: unknown): Invalid => ({ ok: false, details: toDetails(named(payload), "payload") });
