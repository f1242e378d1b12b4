export { type Limiter, type Taken, type WindowState, processLimiter } from "@atlas-messaging/pipeline";
