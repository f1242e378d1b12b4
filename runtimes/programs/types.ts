/** Uses of the packages, as readers of the docs write them. Only compiled. */
import { asPrincipal, messagesGetOptions, messagesSendMutation, queryKeyOf } from "@atlas-messaging/query";
import { Atlas, AtlasError, WindowClosedError } from "@atlas-messaging/sdk";
import type { ClientOptions, Hook } from "@atlas-messaging/sdk";
import { AtlasAgent } from "@atlas-messaging/sdk/agent";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { AtlasClient, messagesSend } from "@atlas-messaging/sdk/operations";
import { Atlas as RawAtlas } from "@atlas-messaging/sdk/raw";
import {
  type EventOf,
  fastifyReceiver,
  fetchReceiver,
  memoryStore,
  nodeReceiver,
  unwrap,
} from "@atlas-messaging/webhooks";
import { verifyAtlasSignature as verifyNow } from "@atlas-messaging/webhooks/node";
import { exampleEvent, signedDelivery } from "@atlas-messaging/webhooks/testing";
import { verifyAtlasSignature as verifyAnywhere } from "@atlas-messaging/webhooks/web";
import { type Caller, type Success, eventStream, partial, serve } from "@atlas-messaging/server-stubs";
import { checkAnswer } from "@atlas-messaging/server-stubs/check";
import { processLimiter } from "@atlas-messaging/server-stubs/parts";
import { requestValidator } from "@atlas-messaging/validators";
import { validateEvent } from "@atlas-messaging/validators/events";
import { requests } from "@atlas-messaging/validators/requests/messages";
import { validateResponse } from "@atlas-messaging/validators/responses";

const maybe: string | undefined = undefined;
const hook: Hook = { after: (attempt, { response }) => void [attempt.url, response?.status] };
const options: ClientOptions = { token: "token", baseUrl: maybe, hooks: [hook] };

/** Values that are valid have their types. */
export const validated = (payload: unknown): string => {
  const event = validateEvent(payload);
  if (event.ok && event.value.event_type === "session.ended") return event.value.event_id;
  const answer = validateResponse("messages.send", 200, payload);
  if (answer.ok) return answer.value.data.message_id;
  const request = requestValidator(requests)("messages.get", { params: { id: "1" }, query: {}, body: undefined });
  return request.ok ? request.value.params.id : request.details.map(({ path }) => path).join();
};

interface Shop extends Caller {
  readonly channels: Success<"channels.list">["body"]["data"]["channels"];
}

const shop: Shop = { organization: "shop", principal: "key", scopes: "all", channels: [] };

const handlers = partial({
  "channels.list": async ({ query }, { channels }: Shop) => {
    if (query.limit > channels.length) return { code: "invalid_cursor", message: "There are fewer." };
    return { status: 200, body: { ok: true, data: { channels, has_more: false, next_cursor: null } } };
  },
  "events.stream": async ({ id }) =>
    eventStream(
      id,
      (async function* () {
        yield { id: "1", data: {} };
      })(),
    ),
});

// @ts-expect-error an answer with a member that the operation does not declare
partial({ "system.health": async () => ({ status: 200, body: { ok: true, data: { status: "ok", host: "db-1" } } }) });

/** A server of one's own. */
export const served = serve(handlers, {
  authenticate: async (token) => (token === "" ? null : shop),
  check: checkAnswer,
  limiter: processLimiter({ now: () => 0 }),
});

export const use = async (request: Request, body: Uint8Array): Promise<string> => {
  const atlas = new Atlas(options);
  try {
    const { message_id } = await atlas.messages.send({ phone_number: "+15550100001", text: "Hi" }, { retries: 0 });
    for await (const session of atlas.sessions.list()) console.log(session.id.toUpperCase());
    await messagesSend(new AtlasClient(options), { phone_number: "+15550100001", text: "Hi" });
    console.log(new AtlasAgent(options), new AtlasConsole(options));
    const { data } = await new RawAtlas(options).raw.GET("/v1/atlas/channels");
    console.log(data?.data.channels.length);
    return message_id;
  } catch (error) {
    if (error instanceof WindowClosedError) return error.code;
    if (error instanceof AtlasError && error.code === "HITL_REQUIRED") return error.approvalId;
  }
  const now: boolean = verifyNow(body, request.headers, "secret");
  const anywhere: boolean = verifyAnywhere(body, request.headers, ["secret"]);
  const event = await unwrap(body, request.headers, "secret", { maxAge: 300_000 });
  if (event.event_type === "agent.message_delivery") return `${String(now && anywhere)} ${event.message.text}`;
  // @ts-expect-error A message has no such member.
  return exampleEvent("message.delivered").message.nothing;
};

export const queries = async (atlas: Atlas, id: string): Promise<string> => {
  const { queryKey, queryFn } = messagesGetOptions(asPrincipal(atlas, "member:42"), id);
  const { message } = await queryFn({ signal: new AbortController().signal });
  await messagesSendMutation(atlas).mutationFn({ body: { phone_number: "+15550100001", text: "Hi" } });
  return message.id + String(queryKey.length + queryKeyOf(atlas, "messages").length);
};

const heard = (event: EventOf<"conversation.message_received">): void => console.log(event.message.text);
const settled = { secret: "secret", on: { "conversation.message_received": heard }, store: memoryStore() };
export const receivers = [fetchReceiver(settled), nodeReceiver(settled), fastifyReceiver(settled), signedDelivery];
