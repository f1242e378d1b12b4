import type { DataOf } from "@atlas-messaging/contract";

export type Endpoint = DataOf<"console.listWebhooks">["webhook_endpoints"][number];
export type Delivery = DataOf<"console.listDeliveries">["deliveries"][number];
export type WholeDelivery = DataOf<"console.getDelivery">["delivery"];
export type Attempt = WholeDelivery["attempts"][number];

/** Names a webhook by its address, without the part that all have in common. */
export const nameOf = (url: string): string => url.replace(/^https?:\/\//, "").replace(/\/$/, "");
