export { type Clock, instantOf, systemClock } from "@atlas-messaging/pipeline";
