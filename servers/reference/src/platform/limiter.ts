export { type Limiter, type Taken, processLimiter } from "@atlas-messaging/pipeline";
