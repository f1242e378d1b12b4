import { fetchReceiver } from "@atlas-messaging/webhooks";

export const receive = fetchReceiver({
  thin: ({ event_type, event_id }) => console.log(event_type, event_id),
});
