export { recordConsent, recordCustomerConsent } from "./consent.ts";
export {
  type ContinueErasureFacts,
  type ErasableRows,
  type ErasureBatch,
  type ErasurePlace,
  type ErasureStage,
  continueErasure,
  placeOf,
} from "./erasure/continue.ts";
export { eraseCustomer, eraseCustomerInConsole } from "./erasure/erase.ts";
export { retireCustomer } from "./erasure/retire.ts";
export { presentCustomerConsent, presentProfile } from "./present.ts";
export { type QuietHoursFacts, presentQuietHours, setQuietHours } from "./set-quiet-hours.ts";
export { type CustomerFacts, updateCustomer, updateCustomerInConsole } from "./update.ts";
