import { Atlas, logAttempts } from "@atlas-messaging/sdk";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN, hooks: [logAttempts(console.debug)] });
await atlas.channels.list();
