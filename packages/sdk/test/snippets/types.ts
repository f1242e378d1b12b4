import type { Schema } from "@atlas-messaging/sdk";

export const lineOf = (message: Schema<"Message">): string =>
  `${message.direction === "inbound" ? (message.customer.name ?? "Customer") : "We"}: ${message.text}`;
