import { vouchers } from "../console/vouchers/index.ts";
import { callFacts, taskFacts, toolFacts } from "./load.ts";

export { toolFacts } from "./load.ts";

export const toolServer = {
  "tools.send_message": { ...toolFacts.send_message, ...callFacts },
  "tools.send_message_to_phone": { ...toolFacts.send_message_to_phone, ...callFacts },
  "tools.search_knowledge": { ...toolFacts.search_knowledge, ...callFacts },
  "tools.handoff": { ...toolFacts.handoff, ...callFacts },
  "tools.issue_voucher": { ...toolFacts.issue_voucher, ...callFacts },
  "tools.task": taskFacts,
  "tools.list_vouchers": vouchers["console.listVouchers"],
};
