/** Separate module, so that its code loads when a customer first writes. */
export { ingestEvent } from "@atlas-messaging/service/inbound/ingest";
