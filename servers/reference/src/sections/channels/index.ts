import { channelFacts, channelPageFacts } from "./load.ts";

export { chosenChannel, sendingChannel } from "./load.ts";

export const channels = { "channels.list": channelPageFacts, "channels.get": channelFacts };
