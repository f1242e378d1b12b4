import { fetchReceiver } from "@atlas-messaging/webhooks";
import { Elysia } from "elysia";

const secret = process.env.ATLAS_WEBHOOK_SECRET ?? "";
const receive = fetchReceiver({ secret, otherwise: (event) => console.log(event.event_type) });

export default new Elysia().post("/webhooks/atlas", ({ request }) => receive(request), { parse: "none" });
