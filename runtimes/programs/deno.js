import { fetchReceiver } from "@atlas-messaging/webhooks";
import { checkDelivery, listenFor, secret, story } from "./story.js";

const { heard, on } = listenFor("message.delivered");
const receive = fetchReceiver({ secret, on });
const server = Deno.serve({ port: 0, hostname: "127.0.0.1", onListen: () => {} }, async (request, info) => {
  await checkDelivery(await request.clone().arrayBuffer(), request.headers);
  return receive(request, info);
});

console.log(await story({ baseUrl: Deno.args[0], hookUrl: `http://127.0.0.1:${server.addr.port}/`, heard }));
Deno.exit(0);
