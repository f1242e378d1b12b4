import { AtlasClient, messagesSend } from "@atlas-messaging/sdk/operations";

const client = new AtlasClient({ token: process.env.ATLAS_TOKEN });
const { delivery_state } = await messagesSend(client, { phone_number: "+15550100001", text: "Your table is ready." });
console.log(delivery_state);
