import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

const text = "Guests may bring dogs to the terrace.";
const { document } = await atlas.knowledge.create({ source_type: "text", title: "Dogs", text });
console.log(document.status);
