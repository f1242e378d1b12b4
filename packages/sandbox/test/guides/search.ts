import { Atlas } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

const { items } = await atlas.knowledge.search("When are you open?", { limit: 3 }).page();
for (const { title, passage, relevance_score } of items) console.log(relevance_score, title, passage);
