import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

const { agent } = await atlas.agents.create({ name: "Concierge", channels: ["chatapp"] });
console.log(agent.status);
