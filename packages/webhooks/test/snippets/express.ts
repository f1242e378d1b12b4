import { nodeReceiver } from "@atlas-messaging/webhooks";
import express from "express";

const secret = process.env.ATLAS_WEBHOOK_SECRET ?? "";

export const app = express();
app.post("/webhooks/atlas", nodeReceiver({ secret, otherwise: (event) => console.log(event.event_type) }));
app.use(express.json()); // After the receiver.
