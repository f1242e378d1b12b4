import { fetchReceiver } from "@atlas-messaging/webhooks";
import { checkDelivery, listenFor, secret, story } from "./story.js";

const { heard, on } = listenFor("message.delivered");
const receive = fetchReceiver({ secret, on });
const server = Bun.serve({
  port: 0,
  hostname: "127.0.0.1",
  routes: {
    "/webhooks/atlas": {
      async POST(request) {
        await checkDelivery(await request.clone().arrayBuffer(), request.headers);
        return receive(request);
      },
    },
  },
});

console.log(await story({ baseUrl: process.argv[2], hookUrl: `${server.url}webhooks/atlas`, heard }));
process.exit(0);
