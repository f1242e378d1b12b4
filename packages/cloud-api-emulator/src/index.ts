export type { BusinessApp } from "./accounts.ts";
export { type SentCallback, type SignedCallback, signCallback } from "./callbacks.ts";
export { type Clock, type ManualClock, manualClock, seededRandom, systemClock } from "./clock.ts";
export {
  type AnswerOptions,
  type Emulator,
  type EmulatorOptions,
  type NumberOptions,
  type PhoneOptions,
  type PriceOptions,
  type RefusalOptions,
  createEmulator,
} from "./emulator.ts";
export type {
  CallbackField,
  ErrorCode,
  FileKind,
  MessageStatus,
  PricingType,
  ReceivedKind,
  SentKind,
  TemplateState,
} from "./network.ts";
export type { CustomerFile, Phone, Writing } from "./phone.ts";
export { type ServeOptions, type Served, serveEmulator } from "./serve.ts";
export type { BusinessNumber, BusinessRequest, PhoneState, StoredFile, StoredMessage, Template } from "./state.ts";
