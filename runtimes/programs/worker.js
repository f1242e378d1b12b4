import { fetchReceiver } from "@atlas-messaging/webhooks";
import { checkDelivery, listenFor, secret, story } from "./story.js";

let receive;

/** A GET runs the story, which in turn receives a delivery by POST. */
export default {
  async fetch(request, env, context) {
    if (request.method === "POST") {
      await checkDelivery(await request.clone().arrayBuffer(), request.headers);
      return receive(request, env, context);
    }
    const { searchParams } = new URL(request.url);
    const { heard, on } = listenFor("message.delivered");
    receive = fetchReceiver({ secret, on });
    const told = await story({ baseUrl: searchParams.get("baseUrl"), hookUrl: searchParams.get("hookUrl"), heard });
    return new Response(told);
  },
};
