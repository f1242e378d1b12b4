import { candidates, namedAgent } from "../../agents/index.ts";
import { linkedFacts, listedFacts, rotatedFacts, sendingFacts, testedFacts } from "./load.ts";

export { loadLinking } from "./load.ts";

export const consoleChannels = {
  "console.listChannels": listedFacts,
  "console.getChannel": linkedFacts,
  "console.linkChannel": { ...sendingFacts, agents: candidates },
  "console.updateChannel": { ...linkedFacts, agent: namedAgent },
  "console.testChannel": testedFacts,
  "console.rotateChannelToken": rotatedFacts,
  "console.disconnectChannel": linkedFacts,
  "console.reconnectChannel": linkedFacts,
  "console.setDefaultChannel": linkedFacts,
};
