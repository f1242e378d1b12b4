/** A module of its own, so that the code is loaded when a customer first writes. */
export { ingestEvent } from "@atlas-messaging/domain";
