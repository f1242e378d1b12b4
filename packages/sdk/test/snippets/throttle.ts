import { Atlas, Throttle } from "@atlas-messaging/sdk";
import { AtlasAgent } from "@atlas-messaging/sdk/agent";

const shared = { token: process.env.ATLAS_TOKEN, throttle: new Throttle() };

export const atlas = new Atlas(shared);
export const agent = new AtlasAgent({ ...shared, timeout: 20_000, retries: 2 });
