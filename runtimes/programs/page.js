import { unwrap } from "@atlas-messaging/webhooks";
import { checkDelivery, patience, secret, story } from "./story.js";

/** A page cannot receive deliveries. Its own server keeps them, byte for byte. */
const delivered = async () => {
  for (const end = Date.now() + patience; Date.now() < end;) {
    const response = await fetch("/delivered");
    if (response.status === 200) return response;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No delivery came in ${patience / 1_000} s.`);
};

const heard = (async () => {
  const response = await delivered();
  const bytes = await response.arrayBuffer();
  await checkDelivery(bytes, response.headers);
  return unwrap(bytes, response.headers, secret);
})();

globalThis.told = story({ baseUrl: location.origin, hookUrl: `${location.origin}/webhooks/atlas`, heard });
