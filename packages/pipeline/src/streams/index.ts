export { beginning, bytesOf, frame, upToDate } from "./frames.ts";
export { type After, type OpenStream, Streams, heartbeatEvery } from "./streams.ts";
