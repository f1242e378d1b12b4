import type { Schema } from "@atlas-messaging/sdk";

export const stateOf = ({ delivery_state: state }: Schema<"Message">): string => {
  switch (state) {
    case null:
      return "from the customer";
    case "failed":
    case "canceled":
      return "not sent";
    default:
      return state; // "read", for example, or a value that came later
  }
};
