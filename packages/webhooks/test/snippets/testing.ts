import { fetchReceiver } from "@atlas-messaging/webhooks";
import { exampleEvent, signedDelivery } from "@atlas-messaging/webhooks/testing";

const receive = fetchReceiver({ secret: "secret", otherwise: (event) => console.log(event.event_type) });

const event = exampleEvent("conversation.message_received", { channel: "chatapp" });
const delivery = await signedDelivery(event, "secret");
const response = await receive(new Request("http://localhost/webhooks/atlas", delivery));
console.log(response.status); // 200
