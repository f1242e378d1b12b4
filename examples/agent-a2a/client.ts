/** The official client of A2A. It knows an address and a token, and finds the rest in the card. */
import { type Message, Role } from "@a2a-js/sdk";
import {
  type Client,
  ClientFactory,
  ClientFactoryOptions,
  DefaultAgentCardResolver,
  JsonRpcTransportFactory,
} from "@a2a-js/sdk/client";

export const openAgent = (url: string, token: string, send: typeof fetch): Promise<Client> => {
  // Types of fetch may have members that no client uses.
  const fetchImpl = ((input, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("authorization", `Bearer ${token}`);
    return send(input, { ...init, headers });
  }) as typeof fetch;
  const options = ClientFactoryOptions.createFrom(ClientFactoryOptions.default, {
    transports: [new JsonRpcTransportFactory({ fetchImpl })],
    cardResolver: new DefaultAgentCardResolver({ fetchImpl }),
  });
  return new ClientFactory(options).createFromUrl(url);
};

/** Asks a question. `contextId` goes on with an earlier one; its answer has it. */
export const ask = async (client: Client, text: string, contextId = ""): Promise<Message> => {
  const none = { metadata: undefined };
  const parts = [{ ...none, content: { $case: "text" as const, value: text }, filename: "", mediaType: "text/plain" }];
  const ids = { messageId: crypto.randomUUID(), contextId, taskId: "" };
  const message = { ...none, ...ids, role: Role.ROLE_USER, parts, extensions: [], referenceTaskIds: [] };
  const answer = await client.sendMessage({ ...none, tenant: "", configuration: undefined, message });
  if (!("messageId" in answer)) throw new Error("A message was expected, and a task came.");
  return answer;
};
