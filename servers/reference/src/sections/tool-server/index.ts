import { rehearsal, toolFacts } from "./load.ts";

export { toolFacts } from "./load.ts";

export const toolServer = {
  "tools.send_message": { ...toolFacts.send_message, rehearsal },
  "tools.send_message_to_phone": { ...toolFacts.send_message_to_phone, rehearsal },
  "tools.search_knowledge": { ...toolFacts.search_knowledge, rehearsal },
  "tools.issue_voucher": { ...toolFacts.issue_voucher, rehearsal },
};
