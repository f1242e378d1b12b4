import { namedAgent } from "../agents/index.ts";
import { channelFacts, channelPageFacts } from "./load.ts";

export { channelPageFacts, chosenChannel, sendingChannel } from "./load.ts";

export const channels = {
  "channels.list": channelPageFacts,
  "channels.get": channelFacts,
  "channels.update": { ...channelFacts, agent: namedAgent },
};
