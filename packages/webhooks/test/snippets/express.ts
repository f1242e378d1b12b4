import { nodeReceiver } from "@atlas-messaging/webhooks";
import express from "express";

export const app = express();
app.post("/webhooks/atlas", nodeReceiver({ otherwise: (event) => console.log(event.event_type) }));
app.use(express.json()); // After the receiver.
