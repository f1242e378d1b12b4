/** Finds what somebody pastes by its id: requests, events and deliveries. */
import {
  consoleFindDeliveriesOptions,
  consoleGetEventOptions,
  consoleListRequestsOptions,
} from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Activity, ArrowLeftRight, type LucideIcon, Webhook } from "lucide-react";
import { client } from "../data/client.ts";
import { useSession } from "../data/session.ts";
import { eventWords } from "../ui/event-words.ts";

export interface Hit {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly about: string;
  readonly open: () => void;
}

const maxDeliveries = 6;

/** Ids have digits and no spaces. A number begins with a plus, and words are short. */
const mayBeId = (text: string): boolean => /^(?=.*\d)[\w.:-]{6,128}$/.test(text);
const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const deliveryWords = {
  delivered: "Delivery that arrived",
  pending: "Delivery that waits",
  exhausted: "Delivery that failed",
} as const;

export const useIds = (text: string): readonly Hit[] => {
  const navigate = useNavigate();
  const { may } = useSession();
  const mayHook = may("atlas_api.webhooks.manage");
  const requests = useQuery({
    ...consoleListRequestsOptions(client, { correlation_id: text, limit: 1 }),
    enabled: mayBeId(text) && may("atlas_api.requests.read"),
  });
  const found = useQuery({
    ...consoleGetEventOptions(client, text),
    enabled: isUuid(text) && (mayHook || may("atlas_api.conversations.read")),
  });
  const deliveries = useQuery({
    ...consoleFindDeliveriesOptions(client, { id: text }),
    enabled: isUuid(text) && mayHook,
  });
  const event = found.data?.event;
  return [
    ...(requests.data?.requests ?? []).map(({ id, method, path, status }) => ({
      id,
      icon: ArrowLeftRight,
      name: `${method} ${path}`,
      about: `Request answered with ${status}`,
      open: () => void navigate({ to: "/requests", search: { q: text } }),
    })),
    ...(event && mayHook
      ? [
          {
            id: event.id,
            icon: Activity,
            name: eventWords(event.event_type),
            about: "Event",
            open: () => void navigate({ to: "/events", search: { event: event.id } }),
          },
        ]
      : []),
    ...(deliveries.data?.deliveries ?? []).slice(0, maxDeliveries).map(({ id, webhook_id, event_type, status }) => ({
      id,
      icon: Webhook,
      name: eventWords(event_type),
      about: deliveryWords[status],
      open: () => void navigate({ to: "/webhooks", search: { webhook: webhook_id, delivery: id } }),
    })),
  ];
};
