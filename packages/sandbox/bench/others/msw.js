/** The handlers of msw that hey-api generates, without interception: what a call costs beside it. */
import { measure } from "../measure.ts";

const started = performance.now();
const { getResponse } = await import("msw");
const { createMswHandlers } = await import("./node_modules/.generated/msw.gen.ts");
const example = { body: { ok: true, data: {} } };
const { all } = createMswHandlers({ baseUrl: "http://127.0.0.1:4100" });
// They answer what they are given, and 501 without it.
const pick = { channelsList: example, conversationsList: example, messagesSend: example, sessionsCreate: example };
const handlers = all({ pick });
await measure(started, (request) => getResponse(handlers, request), "Bearer token");
