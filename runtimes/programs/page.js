import { unwrap } from "@atlas-messaging/webhooks";
import { checkDelivery, secret, story } from "./story.js";

/** A page cannot be delivered to: it asks its own server, which keeps what was delivered, byte for byte. */
const delivered = async () => {
  for (;;) {
    const response = await fetch("/delivered");
    if (response.status === 200) return response;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const heard = (async () => {
  const response = await delivered();
  const bytes = await response.arrayBuffer();
  await checkDelivery(bytes, response.headers);
  return unwrap(bytes, response.headers, secret);
})();

globalThis.told = story({ baseUrl: location.origin, hookUrl: `${location.origin}/webhooks/atlas`, heard });
