import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

const message = { phone_number: "+15550100001", text: "Your table is ready." };
const sent = await atlas.messages.send(message);
console.log(sent.delivery_state, sent.window_open);
