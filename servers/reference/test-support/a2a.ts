/** The official client of A2A. */
import { randomUUID } from "node:crypto";
import { type Message, Role, type SendMessageRequest } from "@a2a-js/sdk";
import { type Client, ClientFactory, ClientFactoryOptions, JsonRpcTransportFactory } from "@a2a-js/sdk/client";

export type Fetch = typeof fetch;

/** Connects by the card of the address, as a client that knows nothing else. */
export const connect = (url: string, token: string, send: Fetch): Promise<Client> => {
  const authorized = (async (input, init = {}) => {
    const headers = { ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` };
    return send(input, { ...init, headers });
  }) as Fetch; // Bun's fetch has members that no client uses.
  const transports = [new JsonRpcTransportFactory({ fetchImpl: authorized })];
  const options = ClientFactoryOptions.createFrom(ClientFactoryOptions.default, { transports });
  return new ClientFactory(options).createFromUrl(url);
};

export const question = (text: string, contextId = ""): SendMessageRequest => ({
  tenant: "",
  configuration: undefined,
  metadata: undefined,
  message: {
    messageId: randomUUID(),
    contextId,
    taskId: "",
    role: Role.ROLE_USER,
    parts: [{ content: { $case: "text", value: text }, metadata: undefined, filename: "", mediaType: "text/plain" }],
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  },
});

export const ask = async (client: Client, sent: SendMessageRequest): Promise<Message> => {
  const answer = await client.sendMessage(sent);
  if (!("messageId" in answer)) throw new Error("a message was expected, and a task came");
  return answer;
};

export const replyText = ({ parts }: Message): unknown => parts[0]?.content?.value;
