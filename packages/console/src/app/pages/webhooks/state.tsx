import { State } from "../../ui/state.tsx";
import type { Delivery, Endpoint } from "./types.ts";

export const DeliveryState = ({ delivery }: { readonly delivery: Pick<Delivery, "status" | "attempts"> }) => {
  if (delivery.status === "delivered") return <State look="good">Delivered</State>;
  if (delivery.status === "exhausted") return <State look="bad">Failed</State>;
  return delivery.attempts.length === 0 ? <State look="wait">On its way</State> : <State look="warn">Retrying</State>;
};

export const EndpointState = ({ endpoint }: { readonly endpoint: Endpoint }) => {
  if (endpoint.status === "active") return <State look="good">Active</State>;
  return endpoint.notice === null ? <State look="off">Disabled</State> : <State look="bad">Stopped</State>;
};
