import { fetchReceiver } from "@atlas-messaging/webhooks";
import { Elysia } from "elysia";

const receive = fetchReceiver({ otherwise: (event) => console.log(event.event_type) });

export default new Elysia().post("/webhooks/atlas", ({ request }) => receive(request), { parse: "none" });
