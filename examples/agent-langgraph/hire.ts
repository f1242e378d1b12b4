import { Atlas } from "@atlas-messaging/sdk";
import { AtlasConsole } from "@atlas-messaging/sdk/console";

type Options = ConstructorParameters<typeof Atlas>[0];

/** Makes an external agent, and a client that writes as it. The service refuses it where people have the conversation. */
export const hire = async (options: Options, operatorToken: string, name: string): Promise<Atlas> => {
  const { agent } = await new Atlas(options).agents.create({ name, kind: "external", channels: ["chatapp"] });
  const operator = new AtlasConsole({ ...options, token: operatorToken });
  const { service_account } = await operator.serviceAccounts.create({ name: `Server of ${name}`, agent_id: agent.id });
  const { key } = await operator.serviceAccounts.createKey(service_account.id, {
    granted_scopes: ["atlas.conversations.read", "atlas.knowledge.read", "atlas.actions.execute"],
  });
  return new Atlas({ ...options, token: key.secret });
};
