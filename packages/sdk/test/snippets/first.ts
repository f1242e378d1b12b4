import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

const sent = await atlas.messages.send({ phone_number: "+15550100001", text: "Your table is ready." });
for await (const event of atlas.conversations.events(sent.conversation_id)) console.log(event.event_type);
