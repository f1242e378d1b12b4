import { fetchReceiver } from "@atlas-messaging/webhooks";

interface Env {
  readonly ATLAS_WEBHOOK_SECRET: string;
}

let env: Env;
const receive = fetchReceiver({
  secret: () => env.ATLAS_WEBHOOK_SECRET,
  otherwise: (event) => console.log(event.event_type),
});

export default {
  fetch(request: Request, given: Env, context: { waitUntil(work: Promise<unknown>): void }): Promise<Response> {
    env = given;
    return receive(request, given, context);
  },
};
