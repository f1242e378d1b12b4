import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { nodeReceiver } from "@atlas-messaging/webhooks";
import { checkDelivery, listenFor, secret, story } from "./story.js";

const { heard, on } = listenFor("message.delivered");
const receive = nodeReceiver({ secret, on });
const checked = [];
const server = createServer((request, response) => {
  void buffer(request).then((rawBody) => {
    checked.push(checkDelivery(rawBody, request.headers));
    receive(Object.assign(request, { rawBody }), response);
  });
}).listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));

const hookUrl = `http://127.0.0.1:${server.address().port}/webhooks/atlas`;
console.log(await story({ baseUrl: process.argv[2], hookUrl, heard }));
await Promise.all(checked);
process.exit(0);
