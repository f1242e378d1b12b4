export { beginning, bytesOf, frame, upToDate } from "./frames.ts";
export { type OpenStream, Streams, heartbeatEvery } from "./streams.ts";
