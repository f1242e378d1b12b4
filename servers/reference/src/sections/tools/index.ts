import { quotaOf } from "../../platform/database/quota.ts";
import { providerMessageFacts, rehearsal, toolFacts, voucherNamedFacts, voucherPageFacts } from "./load.ts";

export const tools = {
  "agent.sendMessage": toolFacts.send_message,
  "agent.sendMessageToPhone": toolFacts.send_message_to_phone,
  "agent.messageStatus": providerMessageFacts,
  "agent.searchKnowledge": toolFacts.search_knowledge,
  "tools.send_message": { ...toolFacts.send_message, rehearsal },
  "tools.send_message_to_phone": { ...toolFacts.send_message_to_phone, rehearsal },
  "tools.search_knowledge": { ...toolFacts.search_knowledge, rehearsal },
  "tools.issue_voucher": { ...toolFacts.issue_voucher, rehearsal },
  "console.listVouchers": voucherPageFacts,
  "console.createVoucher": { ...voucherNamedFacts, quota: quotaOf("vouchers") },
};
