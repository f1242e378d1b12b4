import { sessionRunFacts } from "../runs/index.ts";
export {
  agentSessionPageFacts,
  newSessionFacts,
  questionFacts,
  sessionFacts,
  sessionMessagePageFacts,
} from "./load.ts";
import { newSessionFacts, questionFacts, sessionFacts, sessionMessagePageFacts, sessionPageFacts } from "./load.ts";

export const sessions = {
  "sessions.list": sessionPageFacts,
  "sessions.create": newSessionFacts,
  "sessions.update": sessionFacts,
  "sessions.listMessages": sessionMessagePageFacts,
  "sessions.sendMessage": questionFacts,
  "sessions.listRuns": sessionRunFacts,
};
